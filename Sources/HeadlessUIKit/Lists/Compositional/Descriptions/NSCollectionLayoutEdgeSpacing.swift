/// The space around an item of a compositional layout. It moves the neighbours, which insets do not.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
    /// The space before the item in reading direction.
    public final let leading: NSCollectionLayoutSpacing?
    /// The space above the item.
    public final let top: NSCollectionLayoutSpacing?
    /// The space after the item in reading direction.
    public final let trailing: NSCollectionLayoutSpacing?
    /// The space below the item.
    public final let bottom: NSCollectionLayoutSpacing?

    /// Creates spacings; nil is none.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
        trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
        super.init()
    }

    final var gaps: LayoutEdgeGaps {
        LayoutEdgeGaps(
            leading: leading?.gap ?? .none, top: top?.gap ?? .none,
            trailing: trailing?.gap ?? .none, bottom: bottom?.gap ?? .none)
    }

    /// The same spacings.
    @discardableResult open func copy(with zone: NSZone? = nil) -> Any {
        NSCollectionLayoutEdgeSpacing(leading: leading, top: top, trailing: trailing, bottom: bottom)
    }

    /// Whether an object has equal spacings.
    @discardableResult nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutEdgeSpacing else { return false }
        return other.leading == leading && other.top == top && other.trailing == trailing
            && other.bottom == bottom
    }

    /// Equal for equal spacings.
    nonisolated open override var hash: Int { (leading?.hash ?? 0) &* 31 &+ (top?.hash ?? 0) }
}
