internal import LayoutCore

/// What a tree refers to while it is measured and placed.
struct LayoutState {
    // Placement
    /// The root that is being placed, what is proposed to it, and the safe area around that.
    var activeRoot = -1
    var activeProposal = ProposedSize.unspecified
    var activeSafeArea = Insets.zero
    /// Whether a safe area may come from a node of the tree.
    var hasInsets = false
    /// The last size of each container on which a descendant depends.
    var containers: [Int: ProposedSize] = [:]
    /// A geometry reader whose children are being made: that does not mark what the reader lies in.
    var activeReader = -1
    /// The node whose custom layout is placing its children.
    var activeCustomLayout = -1

    // Measuring
    /// Counts the updates of traits.
    var version: UInt32 = 0
    /// Whether something is being measured.
    var isMeasuring = false
    /// Whether a request was nested too deeply, and the one of those around it that is to be resolved by itself.
    var isInterrupted = false
    var interruptedRequest: MeasureRequest?

    // Guides
    var customGuides: [(Dimensions) -> Double] = []
    var guideCache: [GuideKey: CachedGuide] = [:]
    /// How many guide positions the current layout or measurement has computed.
    var guideRequests = 0

    var statistics = StackStatistics()
}
