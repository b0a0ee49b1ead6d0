import Testing
import UIKit

/// `observe(_:options:changeHandler:)` and observers by name.
@MainActor
struct ObservationTests {
    @Test func scrollViewsNotifyOfOffsetAndSize() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var offsets: [CGFloat] = []
        var heights: [CGFloat] = []
        let observations = [
            scroll.observe(\.contentOffset, options: [.old, .new]) { scroll, change in
                offsets += [change.oldValue?.y ?? -1, change.newValue?.y ?? -1]
            },
            scroll.observe(\.contentSize, options: .initial) { scroll, change in
                heights.append(scroll.contentSize.height)
                #expect(change.newValue == nil)
            },
        ]
        scroll.contentSize = CGSize(width: 100, height: 500)
        scroll.contentOffset.y = 10
        scroll.contentOffset.y = 10
        scroll.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
        #expect(offsets == [0, 10, 10, 30] && heights == [0, 500])
        for observation in observations { observation.invalidate() }
        scroll.contentOffset.y = 50
        #expect(offsets.count == 4)
    }

    @Test func anObservationEndsWithItsObject() {
        let view = UIView()
        var count = 0
        var observation: NSKeyValueObservation? = view.observe(\.frame) { _, _ in count += 1 }
        view.frame.size.width = 5
        #expect(count == 1 && observation != nil)
        observation = nil
        view.frame.size.width = 6
        #expect(count == 1)
    }

    @Test func viewsNotifyOfWhatChanges() {
        let (button, label) = (UIButton(), UILabel())
        var seen: [String] = []
        let observations = [
            button.observe(\.isSelected) { _, _ in seen.append("selected") },
            button.observe(\.isEnabled) { _, _ in seen.append("enabled") },
            button.observe(\.isHidden) { _, _ in seen.append("hidden") },
            button.observe(\.alpha) { _, _ in seen.append("alpha") },
            button.observe(\.center) { _, _ in seen.append("center") },
            button.observe(\.bounds) { _, _ in seen.append("bounds") },
            button.layer.observe(\.bounds) { _, _ in seen.append("layer") },
            label.observe(\.text) { label, _ in seen.append(label.text ?? "") },
        ]
        button.isSelected = true
        button.isEnabled = false
        button.isHidden = true
        button.alpha = 0.5
        button.center.x = 9
        button.bounds.size = CGSize(width: 4, height: 4)
        label.text = "text"
        withExtendedLifetime(observations) {}
        #expect(seen == ["selected", "enabled", "hidden", "alpha", "center", "bounds", "layer", "text"])
    }

    @Test func observersByNameGetChanges() {
        let (scroll, observer) = (
            UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), RefreshView()
        )
        scroll.addObserver(observer, forKeyPath: "contentOffset", options: [.new, .old], context: nil)
        scroll.contentOffset.y = -40
        scroll.removeObserver(observer, forKeyPath: "contentOffset")
        scroll.contentOffset.y = 0
        #expect(observer.offsets == [-40])
    }
}

private final class RefreshView: UIView {
    var offsets: [CGFloat] = []

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        guard keyPath == "contentOffset", let point = change?[.newKey] as? CGPoint else { return }
        offsets.append(point.y)
    }
}
