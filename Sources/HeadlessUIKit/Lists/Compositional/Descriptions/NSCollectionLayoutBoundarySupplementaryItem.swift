/// A supplementary view of a compositional layout at an edge of a section or of the layout: a header, a footer.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    final let placement: (alignment: NSRectAlignment, offset: CGPoint)

    /// Creates a supplementary item at an edge or corner.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
    ) {
        self.init(
            layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// Creates a supplementary item at an edge or corner, moved by an offset in points.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint
    ) {
        placement = (alignment, absoluteOffset)
        super.init(
            kind: elementKind, size: layoutSize, container: NSCollectionLayoutAnchor(edges: alignment.edges),
            item: nil)
    }

    /// Whether the section or layout is extended by the view; else the view covers content. True by default.
    open var extendsBoundary = true
    /// Whether the view stays visible as long as its section is. False by default.
    open var pinToVisibleBounds = false
    /// The edge or corner.
    open var alignment: NSRectAlignment { placement.alignment }
    /// The distance by which the view is moved.
    open var offset: CGPoint { placement.offset }

    /// A supplementary item with the same values.
    @discardableResult open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size, elementKind: kind, alignment: placement.alignment,
            absoluteOffset: placement.offset)
        copy.takeItemValues(of: self)
        copy.zIndex = zIndex
        copy.extendsBoundary = extendsBoundary
        copy.pinToVisibleBounds = pinToVisibleBounds
        return copy
    }

    final var boundaryPlan: BoundaryPlan {
        BoundaryPlan(
            kind: kind, lengths: size.lengths, insets: contentInsets, zIndex: zIndex,
            edges: placement.alignment.edges, offset: placement.offset, extends: extendsBoundary,
            pins: pinToVisibleBounds)
    }
}
