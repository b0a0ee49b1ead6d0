/// A width or height in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
    nonisolated final let length: LayoutLength

    init(_ length: LayoutLength) {
        self.length = length
        super.init()
    }

    /// A fraction of the width of what contains the element: of an item its group, of a group its section.
    @discardableResult open class func fractionalWidth(_ fractionalWidth: CGFloat)
        -> NSCollectionLayoutDimension
    {
        NSCollectionLayoutDimension(
            .fractionalWidth(checked(fractionalWidth, "fractional width", "fraction")))
    }

    /// A fraction of the height of what contains the element: of an item its group, of a group its section.
    @discardableResult open class func fractionalHeight(_ fractionalHeight: CGFloat)
        -> NSCollectionLayoutDimension
    {
        NSCollectionLayoutDimension(
            .fractionalHeight(checked(fractionalHeight, "fractional height", "fraction")))
    }

    /// A length in points.
    @discardableResult open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute(checked(absoluteDimension, "absolute dimension", "dimension")))
    }

    /// A length in points that holds until the view has been measured.
    @discardableResult open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension
    {
        NSCollectionLayoutDimension(
            .estimated(checked(estimatedDimension, "estimated dimension", "dimension")))
    }

    /// A length in points that holds until the views have been measured; then all items of the group that have
    /// such a dimension have the largest measured length.
    @discardableResult open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension
    {
        NSCollectionLayoutDimension(.uniform(checked(estimate, "estimated dimension", "dimension")))
    }

    private static func checked(_ value: CGFloat, _ what: String, _ noun: String) -> CGFloat {
        if value.isFinite { return value }
        UIKitException(
            name: "NSInternalInconsistencyException",
            reason: "Invalid \(what): \(value). The \(noun) must be a finite value."
        ).raise()
        return 0
    }

    /// The fraction, the length or the estimate.
    open var dimension: CGFloat { length.value }
    /// Whether it is a fraction of a width.
    open var isFractionalWidth: Bool { if case .fractionalWidth = length { true } else { false } }
    /// Whether it is a fraction of a height.
    open var isFractionalHeight: Bool { if case .fractionalHeight = length { true } else { false } }
    /// Whether it is a length in points.
    open var isAbsolute: Bool { if case .absolute = length { true } else { false } }
    /// Whether views are measured.
    open var isEstimated: Bool { if case .estimated = length { true } else { false } }
    /// Whether views are measured, and those of a group get the same length.
    open var isUniformAcrossSiblings: Bool { if case .uniform = length { true } else { false } }

    /// The same dimension.
    @discardableResult open func copy(with zone: NSZone? = nil) -> Any { NSCollectionLayoutDimension(length) }

    /// Whether an object is a dimension of the same kind and value.
    @discardableResult nonisolated open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSCollectionLayoutDimension)?.length == length
    }

    /// Equal for equal dimensions.
    nonisolated open override var hash: Int { length.hashValue }

    /// The kind and the value.
    nonisolated open override var description: String { length.description }
}
