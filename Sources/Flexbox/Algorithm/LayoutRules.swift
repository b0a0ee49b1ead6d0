internal import LayoutCore

/// The rules by which a tree is laid out, where CSS and Yoga differ: what the steps of the algorithm consult.
///
/// Each rule is CSS's unless its ``Errata`` flag selects Yoga's.
struct LayoutRules {
    private let errata: Errata

    /// - Parameter isDeep: Whether containers are nested so deeply that the rule about containers without available
    ///   space is not applied: see `updateTraits(of:)`.
    init(_ errata: Errata, isDeep: Bool = false) {
        self.errata = isDeep ? errata.subtracting(.noRoomMeansNoContent) : errata
    }
}

/// Percentages and available space.
extension LayoutRules {
    /// Percentages refer to the available space where the size of the containing block is indefinite.
    var percentagesReferToAvailableSpace: Bool { errata.contains(.percentAgainstAvailableSpace) }

    /// A box whose size comes from its content may exceed the available space.
    var contentExceedsAvailableSpace: Bool { errata.contains(.contentOverflowsAvailableSpace) }

    /// Whether a box of indefinite size is limited by the available space on an axis, as `fit-content` is.
    func fitsContent(on axis: Axis) -> Bool { axis == .horizontal && !contentExceedsAvailableSpace }

    /// A container without available space is measured as if it had no items.
    var emptiesContainersWithoutSpace: Bool { errata.contains(.noRoomMeansNoContent) }

    /// A measured leaf keeps its height where its minimum or maximum changes its width.
    var keepsHeightAtClampedWidth: Bool { errata.contains(.measuresBeforeLimits) }

    /// Whether a smaller available space that holds all measured texts never changes the result of a request.
    var passesAvailableSpaceToItems: Bool {
        errata.isSuperset(of: [.contentOverflowsAvailableSpace, .flexBasisFitsContainer])
    }
}

/// Flex base sizes and flexible lengths (9.2, 9.7, 4.5).
extension LayoutRules {
    /// An item with `min-width: auto` or `min-height: auto` is not smaller than its content (4.5).
    var hasAutomaticMinimumSizes: Bool { !errata.contains(.minSizeUndefinedInsteadOfAuto) }

    /// Flex base sizes are measured in the container's available space, not as max-content.
    var measuresBaseSizesInContainer: Bool { errata.contains(.flexBasisFitsContainer) }

    /// Flex base sizes respect the minimum and maximum of the item.
    var clampsBaseSizes: Bool { errata.contains(.baseSizesKeepLimits) }

    /// A flex basis counts only in a container with a definite size or available space.
    var flexBasisNeedsDefiniteContainer: Bool { errata.contains(.flexBasisNeedsDefiniteContainer) }

    /// The only item that both grows and shrinks has a flex base size of 0.
    var onlyFlexibleItemStartsFromZero: Bool { errata.contains(.onlyFlexibleItemStartsFromZero) }

    /// Flexible lengths are resolved in two passes instead of CSS's loop.
    var resolvesFlexibleLengthsInTwoPasses: Bool { errata.contains(.flexesInTwoPasses) }

    /// The [scaled flex shrink factor](https://www.w3.org/TR/css-flexbox-1/#scaled-flex-shrink-factor): CSS multiplies
    /// by the inner flex base size, Yoga by the outer one.
    func scaledShrinkFactor(of item: FlexItem) -> Double {
        let base = item.flexBaseSize
        let isOuter = errata.contains(.shrinkScalesByBorderBox)
        return item.shrink * (isOuter ? base : max(0, base - item.main.paddingAndBorder))
    }
}

/// Alignment and aspect ratios.
extension LayoutRules {
    /// Whether aspect ratios follow [Sizing 4](https://www.w3.org/TR/css-sizing-4/#aspect-ratio). In Yoga an item with
    /// an aspect ratio never stretches, and the ratio applies to the border box.
    var aspectRatiosFollowCSS: Bool { !errata.contains(.aspectRatioBeatsStretch) }

    /// An item whose cross size is a percentage of something indefinite stretches.
    var unresolvedPercentagesStretch: Bool { errata.contains(.unresolvedSizesStretch) }

    /// A line with auto margins is not justified, even where there is no free space for the margins.
    var autoMarginsReplaceJustification: Bool { errata.contains(.autoMarginsReplaceJustification) }

    /// Items that overflow start where text does, even in a reversed flow.
    var overflowKeepsReadingStart: Bool { !errata.contains(.overflowStartsWithTheFlow) }

    /// Items of columns are aligned by synthesized baselines.
    var columnsAlignBaselines: Bool { !errata.contains(.columnsHaveNoBaselines) }

    /// A container's baseline is that of its first item in tree order, and no baseline lies outside of its item.
    var baselinesFollowTreeOrder: Bool { errata.contains(.simpleBaselines) }

    /// The smallest ascent that counts in a line: baselines may lie outside of their boxes.
    var minimumAscent: Double { baselinesFollowTreeOrder ? 0 : -.infinity }

    /// Insets of relatively positioned items are negated in reversed flows.
    var reversedFlowsNegateInsets: Bool { errata.contains(.reversedFlowsReverseInsets) }

    /// Positions are rounded relative to the parent.
    var roundsPositionsInParent: Bool { errata.contains(.positionsRoundInParent) }
}

/// Absolutely positioned items.
extension LayoutRules {
    /// Percentages refer to the content box of the containing block, not to its padding box.
    var absolutePercentagesReferToContentBox: Bool { errata.contains(.absolutePercentAgainstInnerSize) }

    /// The static position is that in the padding box, not in the content box.
    var staticPositionIgnoresPadding: Bool {
        errata.contains(.absolutePositionWithoutInsetsExcludesPadding)
    }

    /// An item between two insets is aligned by `align-self`.
    var alignsBetweenInsets: Bool { !errata.contains(.insetsBeatAlignment) }

    /// The length that two insets leave: negative lengths count in Yoga.
    func lengthBetweenInsets(_ length: Double) -> Double { alignsBetweenInsets ? max(0, length) : length }

    /// The available width of an item of indefinite size: what its insets leave, or in Yoga the whole containing block.
    func availableAbsoluteWidth(betweenInsets length: Double, containingBlock: Double) -> Double {
        errata.contains(.absoluteSizeIgnoresInsets) ? containingBlock : max(0, length)
    }
}

extension FlexTree {
    /// The rules of the tree.
    var rules: LayoutRules { LayoutRules(errata) }
}
