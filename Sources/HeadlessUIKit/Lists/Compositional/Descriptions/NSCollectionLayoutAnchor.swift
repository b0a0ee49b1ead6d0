/// A point of a rectangle: its centre, the centre of an edge or a corner, moved by an offset.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
    nonisolated final let value: LayoutAnchorPoint

    init(_ value: LayoutAnchorPoint) {
        self.value = value
        super.init()
    }

    /// Creates an anchor without an offset. An axis of which no edge or both edges are named is centred.
    public convenience init(edges: NSDirectionalRectEdge) {
        self.init(LayoutAnchorPoint(edges: edges, offset: .zero, isFractional: false))
    }

    /// Creates an anchor with an offset in points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(LayoutAnchorPoint(edges: edges, offset: absoluteOffset, isFractional: false))
    }

    /// Creates an anchor with an offset in fractions of the supplementary item's size.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(LayoutAnchorPoint(edges: edges, offset: fractionalOffset, isFractional: true))
    }

    /// The edges.
    open var edges: NSDirectionalRectEdge { value.edges }
    /// The offset, in points or fractions.
    open var offset: CGPoint { value.offset }
    /// Whether the offset is in points.
    open var isAbsoluteOffset: Bool { !value.isFractional }
    /// Whether the offset is in fractions of the supplementary item's size.
    open var isFractionalOffset: Bool { value.isFractional }

    /// The same anchor.
    @discardableResult open func copy(with zone: NSZone? = nil) -> Any { NSCollectionLayoutAnchor(value) }

    /// Whether an object is an equal anchor.
    @discardableResult nonisolated open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSCollectionLayoutAnchor)?.value == value
    }

    /// Equal for equal anchors.
    nonisolated open override var hash: Int { value.edges.hashValue }
}
