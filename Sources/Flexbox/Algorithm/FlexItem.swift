internal import LayoutCore

/// A flex item of the container at hand: a view of its two parts in an ``ItemStack``. "Start" is where the flow
/// starts on an axis.
///
/// Fixed-size items have no details: their properties have the initial values.
struct FlexItem {
    let core: UnsafeMutablePointer<ItemCore>
    let details: UnsafeMutablePointer<ItemDetails>

    var isFixedSize: Bool { core.pointee.flags.contains(.fixedSize) }

    /// The row of the item's node.
    var row: Int { Int(core.pointee.row) }
    var content: ItemCore.Content { core.pointee.content }
    var align: ItemAlignment { core.pointee.align }
    /// The direction of the item itself.
    var direction: LayoutDirection {
        core.pointee.flags.contains(.rightToLeft) ? .rightToLeft : .leftToRight
    }
    /// Whether the cross size property computes to auto.
    var isCrossAuto: Bool { core.pointee.flags.contains(.crossAuto) }
    /// Whether the item is relatively positioned with insets.
    var isRelativelyMoved: Bool { core.pointee.flags.contains(.relativelyMoved) }
    /// Whether the item is a scroll container, so that it has no automatic minimum size.
    var scrolls: Bool { core.pointee.flags.contains(.scrolls) }
    var isFrozen: Bool {
        get { core.pointee.flags.contains(.frozen) }
        nonmutating set {
            if newValue { core.pointee.flags.insert(.frozen) } else { core.pointee.flags.remove(.frozen) }
        }
    }

    /// The flex base size (9.2).
    var flexBaseSize: Double {
        get { core.pointee.flexBaseSize }
        nonmutating set { core.pointee.flexBaseSize = newValue }
    }
    /// The flex base size within the minimum and maximum.
    var hypotheticalMainSize: Double {
        get { core.pointee.hypotheticalMainSize }
        nonmutating set { core.pointee.hypotheticalMainSize = newValue }
    }
    /// The min-content or max-content contribution to the container's main size (9.9).
    var contribution: Double {
        get { core.pointee.contribution }
        nonmutating set { core.pointee.contribution = newValue }
    }
    /// The target main size, which becomes the used one (9.7).
    var targetMainSize: Double {
        get { core.pointee.targetMainSize }
        nonmutating set { core.pointee.targetMainSize = newValue }
    }
    /// The hypothetical, later the used cross size (9.4).
    var crossSize: Double {
        get { core.pointee.crossSize }
        nonmutating set { core.pointee.crossSize = newValue }
    }
    var mainOffset: Double {
        get { core.pointee.mainOffset }
        nonmutating set { core.pointee.mainOffset = newValue }
    }
    var crossOffset: Double {
        get { core.pointee.crossOffset }
        nonmutating set { core.pointee.crossOffset = newValue }
    }
}

extension FlexItem {
    var grow: Double {
        isFixedSize ? (core.pointee.flags.contains(.growsByOne) ? 1 : 0) : details.pointee.grow
    }
    var shrink: Double {
        isFixedSize ? (core.pointee.flags.contains(.shrinksByOne) ? 1 : 0) : details.pointee.shrink
    }
    var mainMarginStart: Double { isFixedSize ? 0 : details.pointee.mainMarginStart }
    var mainMarginEnd: Double { isFixedSize ? 0 : details.pointee.mainMarginEnd }
    var crossMarginStart: Double { isFixedSize ? 0 : details.pointee.crossMarginStart }
    var crossMarginEnd: Double { isFixedSize ? 0 : details.pointee.crossMarginEnd }
    var autoMargins: AutoMargins { isFixedSize ? [] : details.pointee.autoMargins }
    var main: ItemSide {
        get { isFixedSize ? ItemSide(fixed: core.pointee.fixedMainSize) : details.pointee.main }
        nonmutating set { details.pointee.main = newValue }
    }
    var cross: ItemSide {
        get { isFixedSize ? ItemSide(fixed: core.pointee.fixedCrossSize) : details.pointee.cross }
        nonmutating set { details.pointee.cross = newValue }
    }
    /// The main size of the style as it is written; `nil` where it is auto.
    var unclampedMainSize: Double? {
        get { isFixedSize ? core.pointee.fixedMainSize : details.pointee.unclampedMainSize }
        nonmutating set { details.pointee.unclampedMainSize = newValue }
    }
    /// The used flex basis as a border-box size; `nil` where it is the content.
    var flexBasis: Double? {
        get { isFixedSize ? core.pointee.fixedMainSize : details.pointee.flexBasis }
        nonmutating set { details.pointee.flexBasis = newValue }
    }
    /// The minimum main size, the automatic one included (4.5).
    var minimumMainSize: Double {
        get { isFixedSize ? 0 : details.pointee.minimumMainSize }
        nonmutating set { details.pointee.minimumMainSize = newValue }
    }
    /// From the cross start of the margin box to the baseline that is shared.
    var ascent: Double {
        get { isFixedSize ? 0 : details.pointee.ascent }
        nonmutating set { details.pointee.ascent = newValue }
    }

    var mainMargin: Double {
        isFixedSize ? 0 : details.pointee.mainMarginStart + details.pointee.mainMarginEnd
    }
    var crossMargin: Double {
        isFixedSize ? 0 : details.pointee.crossMarginStart + details.pointee.crossMarginEnd
    }
    var outerHypotheticalMainSize: Double { hypotheticalMainSize + mainMargin }
    var outerCrossSize: Double { crossSize + crossMargin }
    var outerContribution: Double { contribution + mainMargin }

    /// Whether the item takes the cross size of its line.
    var stretches: Bool {
        guard isCrossAuto else { return false }
        return align == .stretch && autoMargins.isDisjoint(with: .cross)
            || core.pointee.flags.contains(.hasStretchKeyword)
    }

    /// A main size within the minimum and maximum.
    func clampedMain(_ size: Double) -> Double {
        isFixedSize ? max(size, 0) : max(min(size, details.pointee.main.max), details.pointee.minimumMainSize)
    }
}

/// The preferred aspect ratio of an item.
extension FlexItem {
    /// The cross size per main size.
    private var crossPerMain: Double? { isFixedSize ? nil : details.pointee.crossPerMain }

    var hasAspectRatio: Bool { crossPerMain != nil }

    /// The cross size that the aspect ratio transfers from a main size.
    func transferredCross(main: Double) -> Double {
        guard let ratio = crossPerMain else { return main }
        return max(
            max(0, main - details.pointee.mainOutsideRatio) * ratio + details.pointee.crossOutsideRatio,
            details.pointee.cross.paddingAndBorder)
    }

    /// The main size that the aspect ratio transfers from a cross size.
    func transferredMain(cross: Double) -> Double {
        guard let ratio = crossPerMain else { return cross }
        return max(
            max(0, cross - details.pointee.crossOutsideRatio) / ratio + details.pointee.mainOutsideRatio,
            details.pointee.main.paddingAndBorder)
    }

    /// A main size within the limits on the cross axis, transferred through the aspect ratio.
    func clampedByTransferredLimits(main: Double) -> Double {
        let minimum = cross.clamped(0)
        return max(
            cross.max.isFinite ? min(main, transferredMain(cross: cross.max)) : main,
            minimum > 0 ? transferredMain(cross: minimum) : 0)
    }

    /// A cross size within the limits on the main axis, transferred through the aspect ratio.
    func clampedByTransferredLimits(cross: Double) -> Double {
        let minimum = main.clamped(0)
        return max(
            main.max.isFinite ? min(cross, transferredCross(main: main.max)) : cross,
            minimum > 0 ? transferredCross(main: minimum) : 0)
    }
}

/// The margins of an item that are auto.
struct AutoMargins: OptionSet {
    let rawValue: UInt8
    static let mainStart = AutoMargins(rawValue: 1)
    static let mainEnd = AutoMargins(rawValue: 2)
    static let crossStart = AutoMargins(rawValue: 4)
    static let crossEnd = AutoMargins(rawValue: 8)
    static let cross: AutoMargins = [.crossStart, .crossEnd]
}

/// What counts of one axis of an item's box: border-box sizes.
struct ItemSide {
    /// Padding and border of both edges.
    var paddingAndBorder: Double
    /// The size of the style within its minimum and maximum; `nil` where it is auto.
    @Packed var size: Double?
    /// The minimum; `nil` where it is automatic.
    @Packed var min: Double?
    var max: Double

    @inline(__always)
    init(_ side: BoxSide) {
        paddingAndBorder = side.paddingAndBorder
        _size = side.$size
        _min = side.$min
        max = side.max
    }

    /// A side without border and limits: the size is not less than the padding.
    @inline(__always)
    init(padding: Double, size: Double?) {
        paddingAndBorder = padding
        self.size = size
        min = nil
        max = .infinity
    }

    /// The side of a fixed-size item: nothing but a size.
    init(fixed size: Double?) {
        paddingAndBorder = 0
        self.size = size
        min = nil
        max = .infinity
    }

    /// Whether there is a minimum or a maximum.
    var hasLimits: Bool { (min ?? 0) > 0 || max.isFinite }

    /// A size within the limits: the minimum wins over the maximum, padding and border over both.
    func clamped(_ size: Double) -> Double {
        var result = size < max ? size : max
        if let min, min > result { result = min }
        return result > paddingAndBorder ? result : paddingAndBorder
    }
}
