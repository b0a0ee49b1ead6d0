internal import LayoutCore

/// The state of one container while its items are being asked: what a recursive function would keep on
/// the machine's stack. Content-box distances, unless a name says otherwise.
struct FlexFrame {
    /// The steps of the algorithm between which items may have to be asked.
    enum Stage {
        case items, keywords, baseSizes, contributions, minContent, mainSizes, crossSizes, baselines, lines,
            fitting, placing
        case layout, absolutes, done
    }

    let row: Int
    /// What the container has been asked.
    let question: SizingRequest
    /// What it is working on: the question, with what has been found since.
    var request: SizingRequest
    var stage = Stage.items
    /// The item at which the stage goes on.
    var cursor = 0
    /// Where the container's items and lines begin in the stacks of the pass.
    let firstItem: Int
    let firstLine: Int
    /// Where the absolute nodes begin that the container at hand is the containing block of.
    let firstAbsolute: Int

    var axes = FlowAxes(main: .horizontal)
    var wraps = false
    var alignItems = AlignItems.stretch
    var box: Box
    /// The sizes of the content box; NaN until they are known.
    var main = Double.nan
    var cross = Double.nan
    /// The room for the content box where a size is not known.
    var mainRoom = Double.infinity
    var crossRoom = Double.infinity
    /// What percentages of the items refer to.
    var percentBase = Size.unknown
    var mainGap = 0.0
    var crossGap = 0.0
    /// Whether the main size was given rather than found from the items.
    var isMainGiven = false
    /// Whether the cross size was given rather than found from the items.
    var isCrossGiven = false
    /// The content box's least main size by its items, once it has been asked for.
    var minContent = Double.nan
    /// Whether sizes of items are keywords that their content decides.
    var hasKeywords = false
    /// What is true of some item.
    var facts = ItemFacts()
    /// Whether lines share a baseline.
    var alignsBaselines = false
    /// How many items there are, if only those that have changed are on the stack of items.
    var listCount: Int?
    /// The only item of such a list that has changed, if it is known.
    var listChange: ListChange?
    /// The least room for the border box in which the items that have been asked would have answered the same:
    /// infinite on both axes where nobody keeps count.
    var leastRoom = Size.natural
    /// Whether the items are being asked again because the width became known only from them.
    var hasRestarted = false

    /// Where the content box starts on the main axis, from the border box's upper edge.
    var mainStart: Double { axes.main == .horizontal ? box.horizontal.insetStart : box.vertical.insetStart }
    /// Where it starts on the cross axis.
    var crossStart: Double { axes.main == .horizontal ? box.vertical.insetStart : box.horizontal.insetStart }
    /// Where a flow against the main axis starts; NaN for one along it.
    var mainTurn: Double { axes.isMainReversed ? mainStart + main : .nan }
    /// Where lines against the cross axis start; NaN for lines along it.
    var crossTurn: Double { axes.isCrossReversed ? crossStart + cross : .nan }
    /// Padding and border on the main axis.
    var mainInset: Double { box[axes.main].inset }
    /// Padding and border on the cross axis.
    var crossInset: Double { box[axes.cross].inset }
    /// The border-box size that has been found.
    var size: Size { Size(axes.main, main: main + mainInset, cross: cross + crossInset) }

    init(row: Int, request: SizingRequest, box: Box, above depths: (items: Int, lines: Int, absolutes: Int)) {
        self.row = row
        question = request
        self.request = request
        self.box = box.withoutLimits(on: request.unlimitedAxes)
        firstItem = depths.items
        firstLine = depths.lines
        firstAbsolute = depths.absolutes
    }
}
