import Foundation

/// A section of a layout that scrolls by itself inside the collection view.
struct NestedScroller {
    /// The section.
    var section: Int
    /// What the scroll view covers of the collection view's content.
    var frame: CGRect
    /// The size of what scrolls.
    var contentSize: CGSize
    /// The offset that the layout assumes. The collection view takes it over when it makes the scroll view.
    var offset: CGPoint
    /// How soon scrolling comes to rest.
    var decelerationRate = UIScrollView.DecelerationRate.normal
    /// Whether the content bounces at its ends.
    var bounces = true
    /// Whether the content bounces also where it fits.
    var alwaysBounces = false
}
