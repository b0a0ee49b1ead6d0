internal import LayoutCore

/// A flex container while it is laid out: its measure request, and what the steps have determined so far.
///
/// Sizes are those of the content box, unless a name says otherwise. "Start" is where the flow starts.
struct FlexContainer {
    /// The steps of the algorithm, in order: see ``FlexLayoutPass/perform(_:)``.
    enum Step {
        case flexItems, keywordSizes, flexBaseSizes, contributions, minContentSize, mainSize
        case hypotheticalCrossSizes, baselines, lineCrossSizes
        case stretchedLimits, stretchedBaselines, wideLines, alignment, itemLayout, absoluteItems, finished
    }

    let row: Int
    /// The request that the container was started with: the cache key of its result.
    let originalRequest: SizingRequest
    /// The request with what has been determined since.
    var request: SizingRequest
    var step = Step.flexItems
    /// The first item, or the first absolutely positioned one, that the step has yet to handle.
    var resumeIndex: Int
    /// Where the container's items, lines and absolutely positioned items begin in the stacks of the pass.
    let itemCounts: ItemStack.Counts
    let firstLine: Int
    let firstAbsolute: Int

    var axes = FlowAxes(main: .horizontal)
    /// Whether the container is a multi-line one.
    var wraps = false
    var alignItems = AlignItems.stretch
    var box: Box
    /// The inner main and cross size, once they are determined.
    var mainSize = 0.0
    var crossSize = 0.0
    /// Whether the main size was determined before the items.
    var isMainDefinite = false
    /// Whether the cross size was determined before the items.
    var isCrossDefinite = false
    /// The available space for the content box: its size where that is definite.
    var availableMain = AvailableSpace.maxContent
    var availableCross = AvailableSpace.maxContent
    /// What percentages of the items refer to.
    var containingBlockSize = Extents.indefinite
    var mainGap = 0.0
    var crossGap = 0.0
    /// The min-content main size, where it has been measured.
    @Packed var minContentSize: Double? = nil
    /// What is true of some item.
    var features = ItemFeatures()
    /// Whether sizes of items are keywords that their content resolves.
    var hasKeywords = false
    /// Whether items take part in baseline alignment.
    var alignsBaselines = false
    /// The number of items, if only those that have changed are on the stack: see ``FlexLayoutPass/isSequence``.
    var sequenceCount: Int?
    /// The only item of a sequence that has changed, if it is known.
    var onlyChange: ListChange?
    /// The smallest available border-box space in which the measured items have the same sizes: infinite on both axes
    /// where that is not determined.
    var sufficientSpace = Size.infinite
    /// Whether the steps have been repeated because the width became known only from the items.
    var hasRestarted = false

    init(
        row: Int, request: SizingRequest, box: Box, firstItem: ItemStack.Counts, firstLine: Int,
        firstAbsolute: Int
    ) {
        self.row = row
        originalRequest = request
        self.request = request
        self.box = box.withoutLimits(on: request.unclampedAxes)
        itemCounts = firstItem
        self.firstLine = firstLine
        self.firstAbsolute = firstAbsolute
        resumeIndex = firstItem.items
    }

    /// The index of the first item.
    var firstItem: Int { itemCounts.items }
}

extension FlexContainer {
    /// Where the content box starts on the main axis, from the border box's upper edge.
    var mainStart: Double {
        axes.main == .horizontal ? box.horizontal.paddingAndBorderStart : box.vertical.paddingAndBorderStart
    }
    /// Where it starts on the cross axis.
    var crossStart: Double {
        axes.main == .horizontal ? box.vertical.paddingAndBorderStart : box.horizontal.paddingAndBorderStart
    }
    var mainPaddingAndBorder: Double { box.paddingAndBorder(axes.main) }
    var crossPaddingAndBorder: Double { box.paddingAndBorder(axes.cross) }

    /// The border-box size that has been determined.
    var borderBoxSize: Size {
        Size(axes.main, main: mainSize + mainPaddingAndBorder, cross: crossSize + crossPaddingAndBorder)
    }

    /// Whether the known height is one that the items may exceed along the main axis.
    var mayExceedKnownMainSize: Bool { request.heightMode != .exact && axes.main == .vertical }

    /// Whether the known height is one that the items may exceed along the cross axis.
    var mayExceedKnownCrossSize: Bool { request.heightMode != .exact && axes.main == .horizontal }

    /// Whether the min-content main size is being measured.
    var isMinContent: Bool { !isMainDefinite && availableMain.isMinContent }
}
