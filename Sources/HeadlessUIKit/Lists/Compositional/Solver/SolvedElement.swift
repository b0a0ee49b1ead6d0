/// A view of a section with its frame relative to the section's origin.
struct SolvedElement: Equatable {
    enum Identity: Hashable {
        case cell(Int)
        case supplementary(SupplementaryKey)
        /// A view at the section's edges, by its position in the description.
        case boundary(Int)
        case decoration(Int)
    }

    var identity: Identity
    var frame: CGRect
    var zIndex: Int
    /// The lengths by which the view is measured; nil if it is not.
    var measured: LayoutLengths?
    /// Whether it lies in the part of the section that scrolls on its own.
    var isScrolled = false
}
