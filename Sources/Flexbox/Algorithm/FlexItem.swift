internal import LayoutCore

/// An item of the container at hand. Distances are along and across the flow: "start" is where it begins.
struct FlexItem {
    /// What there is to be asked.
    enum Content: UInt8 {
        /// Nothing: a leaf that nobody measures.
        case empty
        /// A leaf that is measured.
        case measured
        /// Items of its own.
        case items
    }

    /// The row of the item's node.
    var row: Int
    var content = Content.items
    /// The direction of the item itself.
    var direction: LayoutDirection
    var align: ItemAlignment

    var mainMarginStart = 0.0
    var mainMarginEnd = 0.0
    var crossMarginStart = 0.0
    var crossMarginEnd = 0.0
    var autoMargins = AutoMargins()

    var main: ItemSide
    var cross: ItemSide
    /// The main size of the style as it is written; NaN where it is auto.
    var mainUnclamped: Double
    /// Whether nothing sets the cross size, not even a percentage of something unknown.
    var isCrossAuto = true
    /// The cross size per main size, or NaN without an aspect ratio.
    var crossPerMain = Double.nan
    /// Padding and border that the aspect ratio does not cover.
    var mainOutsideRatio = 0.0
    var crossOutsideRatio = 0.0
    /// Whether insets move the item from its place.
    var isMoved = false
    /// Whether the item scrolls what is in it, so that it has no automatic minimum.
    var scrolls = false
    var grow: Double
    var shrink: Double
    /// The style's flex basis as a border-box size; NaN where the content decides.
    var basis = Double.nan

    /// The least main size that counts, with the automatic minimum.
    var mainFloor = 0.0
    /// The flex base size (9.2).
    var base = 0.0
    /// The base size within its limits.
    var hypothetical = 0.0
    /// What the item contributes to the main size of a container sized by its content.
    var contribution = 0.0
    /// The main size that is used (9.7).
    var target = 0.0
    var isFrozen = false
    /// The cross size; NaN until it is found (9.4).
    var crossSize = Double.nan
    /// From the top of the margin box to the baseline.
    var ascent = 0.0
    var mainOffset = 0.0
    var crossOffset = 0.0

    var mainMargin: Double { mainMarginStart + mainMarginEnd }
    var crossMargin: Double { crossMarginStart + crossMarginEnd }
    var outerHypothetical: Double { hypothetical + mainMargin }
    var outerCross: Double { crossSize + crossMargin }

    /// Whether the item takes the cross size of its line.
    var stretches: Bool { align == .stretch && isCrossAuto && autoMargins.isDisjoint(with: .cross) }

    /// Whether there is an aspect ratio.
    var hasRatio: Bool { !crossPerMain.isNaN }

    /// The cross size that goes with a main size by the aspect ratio.
    func crossByRatio(main: Double) -> Double {
        max(0, main - mainOutsideRatio) * crossPerMain + crossOutsideRatio
    }

    /// The main size that goes with a cross size by the aspect ratio.
    func mainByRatio(cross: Double) -> Double {
        max(0, cross - crossOutsideRatio) / crossPerMain + mainOutsideRatio
    }

    /// A main size within the limits on the cross axis, as far as the aspect ratio carries them over.
    func limitedByRatio(main: Double) -> Double {
        guard hasRatio else { return main }
        let least = cross.min > 0 ? mainByRatio(cross: cross.min) : 0
        return max(cross.max.isFinite ? min(main, mainByRatio(cross: cross.max)) : main, least)
    }

    /// A main size within the limits.
    func clampedMain(_ size: Double) -> Double { max(min(size, main.max), mainFloor) }
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
