/// Named departures from CSS, so that a layout comes out as it does in Yoga.
///
/// Each flag stands for one rule of Yoga that differs from the CSS specification. ``yoga`` holds what Yoga
/// itself does by default, ``classic`` what its `Classic` errata level adds for older layouts.
///
/// The flex basis is always computed afresh, as Yoga does with its experimental feature `WebFlexBasis`.
///
/// Known rules of Yoga that no flag stands for yet: `StretchFlexBasis`; auto margins, missing margins of
/// centred items and lost insets of items in a container that wraps; margins that wrap-reverse swaps; the
/// grandparent as the base of percentage minima while lines are broken; sizes beyond their minimum or maximum that are not
/// clamped while a container is measured; hidden items that count as flexible.
public struct Errata: OptionSet, Hashable, Sendable {
    /// The flags as bits.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The static position of an absolutely positioned node is in its parent's padding box instead of its content box.
    public static let absolutePositionWithoutInsetsExcludesPadding = Errata(rawValue: 1 << 1)
    /// Percentages of an absolutely positioned node refer to its parent's content box instead of its padding box.
    public static let absolutePercentAgainstInnerSize = Errata(rawValue: 1 << 2)
    /// A minimum size of auto is none, where CSS keeps flex items as large as their smallest content.
    public static let minSizeUndefinedInsteadOfAuto = Errata(rawValue: 1 << 3)
    /// Shrinking is scaled by the base size with padding and border, where CSS scales by the content alone.
    public static let shrinkScalesByBorderBox = Errata(rawValue: 1 << 8)
    /// Flexible lengths are resolved in two passes, where CSS repeats until nothing violates its limits.
    public static let flexesInTwoPasses = Errata(rawValue: 1 << 9)
    /// The flex base size of an item is measured in the container's available space, where CSS measures its
    /// max-content size. So a label in a row breaks its lines even if it does not shrink.
    public static let flexBasisFitsContainer = Errata(rawValue: 1 << 10)
    /// A container in a definite available space is as long as its items, where CSS limits it to that space.
    public static let contentOverflowsAvailableSpace = Errata(rawValue: 1 << 11)
    /// A flex basis counts only in a container with a definite size.
    public static let flexBasisNeedsDefiniteContainer = Errata(rawValue: 1 << 12)
    /// Percentages refer to the available space where the container's size is indefinite.
    public static let percentAgainstAvailableSpace = Errata(rawValue: 1 << 13)
    /// An item with an aspect ratio keeps it, where CSS stretches it across its line.
    public static let aspectRatioBeatsStretch = Errata(rawValue: 1 << 14)
    /// The position in the parent is rounded by itself, where rounding absolute edges leaves no seams.
    public static let positionsRoundInParent = Errata(rawValue: 1 << 15)
    /// The available space of an absolutely positioned node is its parent's padding box, whatever its insets.
    public static let absoluteSizeIgnoresInsets = Errata(rawValue: 1 << 16)
    /// A container that is measured without available space counts as empty.
    public static let noRoomMeansNoContent = Errata(rawValue: 1 << 17)
    /// The only item that both grows and shrinks has a base size of 0, less than its padding.
    public static let onlyFlexibleItemStartsFromZero = Errata(rawValue: 1 << 18)
    /// The insets of relatively positioned items are negated in reversed flows.
    public static let reversedFlowsReverseInsets = Errata(rawValue: 1 << 19)

    /// The minimum and the maximum of an item count in its base size, where CSS clamps only afterwards.
    public static let baseSizesKeepLimits = Errata(rawValue: 1 << 20)
    /// An item whose percentage has nothing to refer to stretches, where CSS stretches only what is auto.
    public static let unresolvedSizesStretch = Errata(rawValue: 1 << 21)

    /// Items that overflow a container with space around them start where the flow starts. In CSS they start where text
    /// does, also if the flow is reversed.
    public static let overflowStartsWithTheFlow = Errata(rawValue: 1 << 22)

    /// A line with auto margins is not justified, where CSS justifies it if there is no free space for the margins.
    public static let autoMarginsReplaceJustification = Errata(rawValue: 1 << 23)

    /// Columns do not share baselines, where CSS synthesizes them from the left edges of their items.
    public static let columnsHaveNoBaselines = Errata(rawValue: 1 << 24)

    /// A measured leaf keeps its height where a limit changes its width, where CSS measures again.
    public static let measuresBeforeLimits = Errata(rawValue: 1 << 25)

    /// A container's baseline is that of its first item as the tree has them, wherever insets move it and also
    /// where the flow is reversed; and no baseline counts as outside of its item.
    public static let simpleBaselines = Errata(rawValue: 1 << 26)

    /// An absolutely positioned node between two insets starts at the first, where CSS aligns it between them by
    /// `alignSelf`; the length that insets leave may be negative.
    public static let insetsBeatAlignment = Errata(rawValue: 1 << 27)

    /// The rules of CSS alone.
    public static let none: Errata = []

    /// What Yoga does by default.
    public static let yoga: Errata = [
        .minSizeUndefinedInsteadOfAuto, .shrinkScalesByBorderBox, .flexesInTwoPasses,
        .flexBasisFitsContainer, .contentOverflowsAvailableSpace, .flexBasisNeedsDefiniteContainer,
        .percentAgainstAvailableSpace, .aspectRatioBeatsStretch, .positionsRoundInParent,
        .absoluteSizeIgnoresInsets, .noRoomMeansNoContent, .onlyFlexibleItemStartsFromZero,
        .reversedFlowsReverseInsets, .baseSizesKeepLimits, .autoMarginsReplaceJustification,
        .overflowStartsWithTheFlow, .unresolvedSizesStretch, .columnsHaveNoBaselines,
        .measuresBeforeLimits, .simpleBaselines, .insetsBeatAlignment,
    ]

    /// What Yoga does at its errata level `Classic`.
    public static let classic: Errata = [
        .yoga, .absolutePositionWithoutInsetsExcludesPadding, .absolutePercentAgainstInnerSize,
    ]
}
