/// Notified of scrolling and zooming.
///
/// On Apple's platforms these methods are optional; here each has a default, so that a class implements only
/// those it needs. A call with `?` after the method's name does not compile here, and a class's methods,
/// inherited ones included, are found only where the class itself, not a superclass, declares the
/// conformance.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Called when the content offset changed.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Called when the zoom scale changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Called when a finger starts to drag.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Called when the finger is about to leave, and lets the delegate choose where scrolling will end.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - velocity: The speed of the offset, in points per millisecond.
    ///   - targetContentOffset: Where scrolling is going to end; may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// Called when the finger left, and whether the content decelerates.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Called when the content starts to decelerate.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Called when the content came to rest after a drag.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Called when an animated change of offset or scale ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// The subview that zooming scales; nil, the default, is none.
    @discardableResult func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Called when zooming begins.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Called when zooming ended.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    /// Whether a tap on the status bar scrolls to the top. True by default.
    @discardableResult func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// Called when a tap on the status bar has scrolled to the top.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// Called when ``UIScrollView/adjustedContentInset`` changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) { OptionalMethods.byDefault() }
    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) { OptionalMethods.byDefault() }
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { OptionalMethods.byDefault() }
    /// Leaves the target as it is.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { OptionalMethods.byDefault() }
    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        OptionalMethods.byDefault()
    }
    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { OptionalMethods.byDefault() }
    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { OptionalMethods.byDefault() }
    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { OptionalMethods.byDefault() }
    /// None: nothing is zoomed.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { OptionalMethods.byDefault(nil) }
    /// Does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        OptionalMethods.byDefault()
    }
    /// Does nothing.
    public func scrollViewDidEndZooming(
        _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { OptionalMethods.byDefault() }
    /// True.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        OptionalMethods.byDefault(true)
    }
    /// Does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { OptionalMethods.byDefault() }
    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        OptionalMethods.byDefault()
    }
}
