/// A view above the content of a scroll view that a finger pulls into view, as for refreshing.
@MainActor
protocol PullObserver: AnyObject {
    /// What the observer adds to the inset above the content, in points.
    var pullInset: CGFloat { get }
    /// The content was scrolled.
    func contentScrolled(in scrollView: UIScrollView)
    /// A finger that scrolled the content left, before the content moves on.
    func draggingEnded(in scrollView: UIScrollView)
}
