internal import LayoutCore

/// An item of the container at hand: a view of its two parts in an ``ItemStack``. Distances are along and across
/// the flow: "start" is where it begins.
///
/// Details of plain items are not there; their properties have the values that make an item plain.
struct FlexItem {
    let core: UnsafeMutablePointer<ItemCore>
    let details: UnsafeMutablePointer<ItemDetails>

    var isPlain: Bool { core.pointee.flags.contains(.plain) }

    /// The row of the item's node.
    var row: Int { Int(core.pointee.row) }
    var content: ItemCore.Content { core.pointee.content }
    var align: ItemAlignment { core.pointee.align }
    /// The direction of the item itself.
    var direction: LayoutDirection {
        core.pointee.flags.contains(.rightToLeft) ? .rightToLeft : .leftToRight
    }
    /// Whether nothing sets the cross size, not even a percentage of something unknown.
    var isCrossAuto: Bool { core.pointee.flags.contains(.crossAuto) }
    /// Whether insets move the item from its place.
    var isMoved: Bool { core.pointee.flags.contains(.moved) }
    /// Whether the item scrolls what is in it, so that it has no automatic minimum.
    var scrolls: Bool { core.pointee.flags.contains(.scrolls) }
    var isFrozen: Bool {
        get { core.pointee.flags.contains(.frozen) }
        nonmutating set {
            if newValue { core.pointee.flags.insert(.frozen) } else { core.pointee.flags.remove(.frozen) }
        }
    }

    /// The flex base size (9.2).
    var base: Double {
        get { core.pointee.base }
        nonmutating set { core.pointee.base = newValue }
    }
    /// The base size within its limits.
    var hypothetical: Double {
        get { core.pointee.hypothetical }
        nonmutating set { core.pointee.hypothetical = newValue }
    }
    /// What the item contributes to the main size of a container sized by its content.
    var contribution: Double {
        get { core.pointee.contribution }
        nonmutating set { core.pointee.contribution = newValue }
    }
    /// The main size that is used (9.7).
    var target: Double {
        get { core.pointee.target }
        nonmutating set { core.pointee.target = newValue }
    }
    /// The cross size; NaN until it is found (9.4).
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
        isPlain ? (core.pointee.flags.contains(.plainGrow) ? 1 : 0) : details.pointee.grow
    }
    var shrink: Double {
        isPlain ? (core.pointee.flags.contains(.plainShrink) ? 1 : 0) : details.pointee.shrink
    }
    var mainMarginStart: Double { isPlain ? 0 : details.pointee.mainMarginStart }
    var mainMarginEnd: Double { isPlain ? 0 : details.pointee.mainMarginEnd }
    var crossMarginStart: Double { isPlain ? 0 : details.pointee.crossMarginStart }
    var crossMarginEnd: Double { isPlain ? 0 : details.pointee.crossMarginEnd }
    var autoMargins: AutoMargins { isPlain ? [] : details.pointee.autoMargins }
    var main: ItemSide {
        get { isPlain ? ItemSide(plain: core.pointee.mainStyle) : details.pointee.main }
        nonmutating set { details.pointee.main = newValue }
    }
    var cross: ItemSide {
        get { isPlain ? ItemSide(plain: core.pointee.crossStyle) : details.pointee.cross }
        nonmutating set { details.pointee.cross = newValue }
    }
    /// The main size of the style as it is written; NaN where it is auto.
    var mainUnclamped: Double {
        get { isPlain ? core.pointee.mainStyle : details.pointee.mainUnclamped }
        nonmutating set { details.pointee.mainUnclamped = newValue }
    }
    /// The style's flex basis as a border-box size; NaN where the content decides.
    var basis: Double {
        get { isPlain ? core.pointee.mainStyle : details.pointee.basis }
        nonmutating set { details.pointee.basis = newValue }
    }
    /// The cross size per main size, or NaN without an aspect ratio.
    var crossPerMain: Double { isPlain ? .nan : details.pointee.crossPerMain }
    /// The least main size that counts, with the automatic minimum.
    var mainFloor: Double {
        get { isPlain ? 0 : details.pointee.mainFloor }
        nonmutating set { details.pointee.mainFloor = newValue }
    }
    /// From the top of the margin box to the baseline.
    var ascent: Double {
        get { isPlain ? 0 : details.pointee.ascent }
        nonmutating set { details.pointee.ascent = newValue }
    }

    var mainMargin: Double { isPlain ? 0 : details.pointee.mainMarginStart + details.pointee.mainMarginEnd }
    var crossMargin: Double {
        isPlain ? 0 : details.pointee.crossMarginStart + details.pointee.crossMarginEnd
    }
    var outerHypothetical: Double { hypothetical + mainMargin }
    var outerCross: Double { crossSize + crossMargin }

    /// Whether the item takes the cross size of its line.
    var stretches: Bool {
        guard isCrossAuto else { return false }
        return align == .stretch && autoMargins.isDisjoint(with: .cross)
            || core.pointee.flags.contains(.fills)
    }

    /// Whether there is an aspect ratio.
    var hasRatio: Bool { !crossPerMain.isNaN }

    /// The cross size that goes with a main size by the aspect ratio.
    func crossByRatio(main: Double) -> Double {
        max(
            max(0, main - details.pointee.mainOutsideRatio) * crossPerMain
                + details.pointee.crossOutsideRatio, details.pointee.cross.inset)
    }

    /// The main size that goes with a cross size by the aspect ratio.
    func mainByRatio(cross: Double) -> Double {
        max(
            max(0, cross - details.pointee.crossOutsideRatio) / crossPerMain
                + details.pointee.mainOutsideRatio, details.pointee.main.inset)
    }

    /// A main size within the limits on the cross axis, as far as the aspect ratio carries them over.
    func limitedByRatio(main: Double) -> Double {
        let least = cross.clamped(0)
        return max(
            cross.max.isFinite ? min(main, mainByRatio(cross: cross.max)) : main,
            least > 0 ? mainByRatio(cross: least) : 0)
    }

    /// A cross size within the limits on the main axis, as far as the aspect ratio carries them over.
    func limitedByRatio(cross: Double) -> Double {
        let least = main.clamped(0)
        return max(
            main.max.isFinite ? min(cross, crossByRatio(main: main.max)) : cross,
            least > 0 ? crossByRatio(main: least) : 0)
    }

    /// Makes the base size of a plain item nothing.
    func startFromZero() {
        (base, hypothetical, contribution) = (0, 0, 0)
    }

    /// A main size within the limits.
    func clampedMain(_ size: Double) -> Double {
        isPlain ? max(size, 0) : max(min(size, details.pointee.main.max), details.pointee.mainFloor)
    }
}

/// The margins of an item that take free room.
struct AutoMargins: OptionSet {
    let rawValue: UInt8
    static let mainStart = AutoMargins(rawValue: 1)
    static let mainEnd = AutoMargins(rawValue: 2)
    static let crossStart = AutoMargins(rawValue: 4)
    static let crossEnd = AutoMargins(rawValue: 8)
    static let cross: AutoMargins = [.crossStart, .crossEnd]
    static let main: AutoMargins = [.mainStart, .mainEnd]
}

/// What counts of one axis of an item's box: border-box sizes.
struct ItemSide {
    /// Padding and border of both edges.
    var inset: Double
    /// The size of the style within its limits; NaN where it is auto.
    var size: Double
    /// The minimum; NaN where it is automatic.
    var min: Double
    var max: Double

    init(_ side: BoxSide) {
        inset = side.inset
        size = side.size
        min = side.min
        max = side.max
    }

    /// The side of a plain item: nothing but a size.
    init(plain size: Double) {
        inset = 0
        self.size = size
        min = .nan
        max = .infinity
    }

    /// Whether there is a minimum or a maximum.
    var hasLimits: Bool { min > 0 || max.isFinite }

    /// A size within the limits: the minimum wins over the maximum, padding and border over both.
    @inline(__always)
    func clamped(_ size: Double) -> Double {
        var result = size < max ? size : max
        if min > result { result = min }
        return result > inset ? result : inset
    }

    /// The room that an offer leaves under the maximum.
    func limited(_ room: Double) -> Double { room < max ? room : max }
}
