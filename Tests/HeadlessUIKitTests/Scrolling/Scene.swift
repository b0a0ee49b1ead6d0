import Testing
import UIKit

/// A window with a controller's view in it, for tests to put views into.
@MainActor
struct Scene {
    let window: UIWindow
    let controller: UIViewController
    var root: UIView { controller.view }

    init(
        _ device: ScreenDevice = .iPhone14, _ orientation: UIInterfaceOrientation = .portrait,
        controller: UIViewController = UIViewController(),
        overriding traits: UITraitCollection = UITraitCollection()
    ) {
        window = UIWindow(screen: UIScreen(device, orientation: orientation, overriding: traits))
        self.controller = controller
        // Tests take turns on the main actor: each sets the clock that it moves.
        AnimationClock.current = AnimationClock()
        window.rootViewController = controller
        window.makeKeyAndVisible()
    }

    /// A scroll view that fills the root.
    func scrollView(content: CGSize = .zero) -> UIScrollView {
        let view = UIScrollView(frame: root.bounds)
        root.addSubview(view)
        view.contentSize = content
        return view
    }
}

extension UIEdgeInsets {
    static func top(_ top: CGFloat, _ left: CGFloat = 0, _ bottom: CGFloat = 0, _ right: CGFloat = 0)
        -> UIEdgeInsets
    {
        UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }
}

/// Records the delegate calls of a scroll view, in order.
final class ScrollRecorder: NSObject, UIScrollViewDelegate {
    var entries: [String] = []
    var zoomed: UIView?
    var target: CGPoint?
    var allowsScrollingToTop = true

    func take() -> [String] {
        defer { entries = [] }
        return entries
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { entries.append("scroll") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { entries.append("zoom") }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        entries.append("willBeginDragging \(scrollView.isTracking)")
    }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        entries.append("willEndDragging \(velocity.x) \(velocity.y)")
        if let target { targetContentOffset.pointee = target } else { target = targetContentOffset.pointee }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        entries.append("didEndDragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        entries.append("willBeginDecelerating")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { entries.append("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { entries.append("didEndAnimation") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        entries.append("willBeginZooming")
    }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        entries.append("didEndZooming \(scale)")
    }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { allowsScrollingToTop }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { entries.append("didScrollToTop") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        entries.append("inset \(scrollView.adjustedContentInset.top)")
    }
}
