/// How a section of a compositional layout scrolls across the layout's own direction, and where it comes to rest.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
    /// The section does not scroll by itself.
    case none = 0
    /// Scrolling comes to rest anywhere.
    case continuous = 1
    /// Scrolling comes to rest where a group starts.
    case continuousGroupLeadingBoundary = 2
    /// Scrolling comes to rest at multiples of the visible length.
    case paging = 3
    /// Each swipe scrolls one group further.
    case groupPaging = 4
    /// Each swipe scrolls one group further, which comes to rest in the centre.
    case groupPagingCentered = 5
}
