/// The space between or around items of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
    nonisolated final let gap: LayoutGap

    init(_ gap: LayoutGap) {
        self.gap = gap
        super.init()
    }

    /// Space that grows: all flexible spaces of a group share what its items leave.
    @discardableResult open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(.flexible(flexibleSpacing.isFinite ? flexibleSpacing : 0))
    }

    /// Space in points.
    @discardableResult open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(.fixed(fixedSpacing.isFinite ? fixedSpacing : 0))
    }

    /// The space in points; of a flexible one its minimum.
    open var spacing: CGFloat { gap.minimum }
    /// Whether it grows.
    open var isFlexibleSpacing: Bool { gap.isFlexible }
    /// Whether it does not grow.
    open var isFixedSpacing: Bool { !gap.isFlexible }

    /// The same spacing.
    @discardableResult open func copy(with zone: NSZone? = nil) -> Any { NSCollectionLayoutSpacing(gap) }

    /// Whether an object is a spacing of the same kind and length.
    @discardableResult nonisolated open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSCollectionLayoutSpacing)?.gap == gap
    }

    /// Equal for equal spacings.
    nonisolated open override var hash: Int { gap.hashValue }
}
