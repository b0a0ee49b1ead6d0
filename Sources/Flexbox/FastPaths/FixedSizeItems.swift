internal import LayoutCore

/// The fast path for items with nothing but two sizes and flex factors of 0 or 1: no margins, padding, limits, ratio or
/// basis, and nothing to measure. All steps up to the flexible lengths are determined at once, from what the items of a
/// container have in common. Pays in `flex growth wide`, as does inlining it.
struct FixedSizeItems {
    private let isRow: Bool
    /// How the items are aligned, or `nil` if they share baselines.
    private let align: ItemAlignment?
    /// The cross size of an item whose cross size is auto, before lines are determined.
    private let autoCrossSize: Double
    /// Whether items with content and two sizes of their own are not measured.
    private let ignoresContent: Bool
    private let flags: ItemFlags

    init(_ container: FlexContainer, _ rules: LayoutRules) {
        isRow = container.axes.main == .horizontal
        let direction = container.request.direction
        let align =
            container.alignItems == .stretch
            ? .stretch : container.alignItems.resolved(in: container.axes, direction, item: direction)
        self.align = align >= .baseline ? nil : align
        let stretches = align == .stretch && container.isCrossDefinite && !container.wraps
        autoCrossSize = stretches ? max(0, container.crossSize) : 0
        ignoresContent = !rules.hasAutomaticMinimumSizes
        flags = direction == .rightToLeft ? [.fixedSize, .rightToLeft] : .fixedSize
    }

    /// Whether a node whose style has only sizes is a fixed-size item.
    @inline(__always)
    func holds(_ style: StyleView, _ traits: NodeTraits, isLeaf: Bool) -> Bool {
        if align == nil { return false }
        if isLeaf, !traits.contains(.measured) { return true }
        return ignoresContent && style.fixedSize(.width) != nil && style.fixedSize(.height) != nil
    }

    /// Initializes the fixed-size item of a node, with its base size and hypothetical sizes.
    @inline(__always)
    func initialize(
        _ core: UnsafeMutablePointer<ItemCore>, _ row: Int, _ style: StyleView, _ traits: NodeTraits,
        isLeaf: Bool
    ) {
        let (width, height) = (style.fixedSize(.width), style.fixedSize(.height))
        let (main, cross) = isRow ? (width, height) : (height, width)
        var flags = flags.union(style.fixedFactors)
        if cross == nil { flags.insert(.crossAuto) }
        let content: ItemCore.Content =
            !isLeaf ? .container : traits.contains(.measured) ? .measured : .empty
        let base = main ?? 0
        core.initialize(
            to: ItemCore(row: row, flags: flags, content: content, align: align.unsafelyUnwrapped))
        core.pointee.fixedMainSize = main
        core.pointee.fixedCrossSize = cross
        core.pointee.flexBaseSize = base
        core.pointee.hypotheticalMainSize = base
        core.pointee.contribution = base
        core.pointee.targetMainSize = base
        core.pointee.crossSize = cross ?? autoCrossSize
    }
}

extension StyleView {
    /// The size of a plain style along an axis in points, or `nil` where it is auto.
    @inline(__always)
    fileprivate func fixedSize(_ property: StyleProperty) -> Double? {
        let slots = property.slots
        if packed.mask & slots == 0 { return nil }
        // No other numbers are stored: the height comes after the width.
        let bits = numbers[packed.mask & (slots - 1) == 0 ? 0 : 1]
        let size = Double(bitPattern: bits)
        return size != size ? nil : size < 0 ? 0 : size
    }

    /// The grow and the shrink factor of a plain style.
    @inline(__always)
    fileprivate var fixedFactors: ItemFlags {
        ItemFlags(.growsByOne, if: packed.keyword(.flexGrow) == 1)
            .union(ItemFlags(.shrinksByOne, if: packed.keyword(.flexShrink) == 1))
    }
}

/// What is true of some item of a container: steps that no item needs are skipped.
struct ItemFeatures: OptionSet {
    let rawValue: UInt16
    /// Some item is not a fixed-size one.
    static let needsMeasuring = ItemFeatures(rawValue: 1)
    /// Some item may take the cross size of its line.
    static let stretches = ItemFeatures(rawValue: 2)
    /// Some item grows or shrinks.
    static let isFlexible = ItemFeatures(rawValue: 4)
    static let autoMargins = ItemFeatures(rawValue: 8)
    /// The container may be the containing block of absolutely positioned items.
    static let mayContainAbsolutes = ItemFeatures(rawValue: 16)
    /// A fixed-size item both grows and shrinks.
    static let growsAndShrinks = ItemFeatures(rawValue: 32)
    /// Some item is relatively positioned with insets.
    static let relativelyMoved = ItemFeatures(rawValue: 64)
    /// Some item has an `order`.
    static let hasOrder = ItemFeatures(rawValue: 128)
    static let aspectRatios = ItemFeatures(rawValue: 256)
    /// What the items of a sequence have none of: see ``FlexLayoutPass/isSequence``.
    static let preventsSequence: ItemFeatures = [
        .isFlexible, .autoMargins, .mayContainAbsolutes, .relativelyMoved, .hasOrder,
    ]
}

extension ItemCore {
    /// What is true of the container because of this item.
    @inline(__always)
    var features: ItemFeatures {
        var features = ItemFeatures()
        if align == .stretch, flags.contains(.crossAuto) { features.insert(.stretches) }
        if !flags.isDisjoint(with: [.growsByOne, .shrinksByOne]) { features.insert(.isFlexible) }
        if flags.isSuperset(of: [.growsByOne, .shrinksByOne]) { features.insert(.growsAndShrinks) }
        return features
    }
}
