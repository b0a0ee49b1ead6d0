import Testing
import UIKit

@MainActor
@Suite struct LayoutPassTests {
    private let record = Record()

    private func tree() -> (root: RecordingView, a: RecordingView, b: RecordingView) {
        let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let (root, a, b) = (
            RecordingView("root", record, frame: frame), RecordingView("a", record, frame: frame),
            RecordingView("b", record, frame: frame)
        )
        root.addSubview(a)
        a.addSubview(b)
        root.layoutIfNeeded()
        _ = record.take()
        return (root, a, b)
    }

    @Test func theFirstPassGoesTopDownOnce() {
        let (root, a, b) = (
            RecordingView("root", record), RecordingView("a", record), RecordingView("b", record)
        )
        root.addSubview(a)
        root.addSubview(b)
        _ = record.take()
        root.layoutIfNeeded()
        #expect(record.take() == ["root layout", "a layout", "b layout"])
        root.layoutIfNeeded()
        #expect(record.take().isEmpty)
    }

    @Test func threeMarksGiveOneLayout() {
        let (root, a, _) = tree()
        a.setNeedsLayout()
        a.setNeedsLayout()
        a.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(record.take() == ["a layout"])
    }

    @Test func layoutStartsAtTheTopmostMarkedAncestor() {
        let (root, _, b) = tree()
        root.setNeedsLayout()
        b.setNeedsLayout()
        b.layoutIfNeeded()
        #expect(record.take() == ["root layout", "b layout"])
    }

    @Test func aMarkedSiblingIsLeftAlone() {
        let (root, a, b) = tree()
        let sibling = RecordingView("sibling", record)
        root.addSubview(sibling)
        root.layoutIfNeeded()
        _ = record.take()
        b.setNeedsLayout()
        sibling.setNeedsLayout()
        a.layoutIfNeeded()
        #expect(record.take() == ["b layout"])
        root.layoutIfNeeded()
        #expect(record.take() == ["sibling layout"])
    }

    @Test func sizesInvalidateAndOriginsDoNot() {
        let (root, a, _) = tree()
        a.frame.origin = CGPoint(x: 5, y: 5)
        a.center.x += 1
        a.transform = CGAffineTransform(scaleX: 2, y: 2)
        a.alpha = 0.5
        a.isHidden = true
        root.layoutIfNeeded()
        #expect(record.take().isEmpty)
        a.bounds.size.width += 1
        root.layoutIfNeeded()
        #expect(record.take() == ["a layout"])
    }

    @Test func aViewMarkedByItsChildIsLaidOutAgain() {
        let (root, a, b) = tree()
        var wasInvalidated = false
        b.onLayout = { view in
            if !wasInvalidated {
                wasInvalidated = true
                view.superview?.setNeedsLayout()
            }
        }
        b.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(record.take() == ["b layout", "a layout"])
        _ = a
    }

    @Test func feedbackLoopsAreReportedWithTheViewsInThem() {
        let (root, a, b) = tree()
        a.onLayout = { $0.subviews[0].setNeedsLayout() }
        b.onLayout = { $0.superview?.setNeedsLayout() }
        a.setNeedsLayout()
        let advice = collectingAdvice { root.layoutIfNeeded() }
        #expect(advice.count == 1)
        #expect(advice.first?.contains("feedback loop") == true)
        #expect(advice.first?.contains("RecordingView") == true)
        // Layout goes on afterwards.
        a.onLayout = nil
        b.onLayout = nil
        _ = record.take()
        a.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(record.take() == ["a layout"])
    }

    @Test func addingASubviewMarksTheParent() {
        let (root, a, _) = tree()
        let child = RecordingView("new", record)
        a.addSubview(child)
        _ = record.take()
        root.layoutIfNeeded()
        #expect(record.take() == ["a layout", "new layout"])
        child.removeFromSuperview()
        _ = record.take()
        root.layoutIfNeeded()
        #expect(record.take() == ["a layout"])
    }

    @Test func settlingReachesEveryWindow() {
        let windows = (0..<2).map { _ in UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        for window in windows { window.addSubview(RecordingView("v", record)) }
        _ = record.take()
        UIWindow.settleAll()
        #expect(record.take().filter { $0 == "v layout" }.count == 2)
    }

    /// A layout that brings a view to the front each time does not invalidate itself.
    @Test func whatIsInFrontAlreadyNeedsNoLayout() {
        final class Badged: UIView {
            let badge = UIView()
            var layouts = 0
            override func layoutSubviews() {
                layouts += 1
                bringSubviewToFront(badge)
                addSubview(badge)
                insertSubview(subviews[0], at: 0)
            }
        }
        let view = Badged()
        view.addSubview(view.badge)
        view.addSubview(UIView())
        view.layoutIfNeeded()
        #expect(view.layouts == 2)
        #expect(view.subviews.last === view.badge)
        view.layoutIfNeeded()
        #expect(view.layouts == 2)
    }
}
