public import LayoutCore

/// A tree of boxes that lays itself out by proposals: a parent offers room, a child answers with its size, and
/// the parent puts the child at its place.
///
/// Nodes live in flat columns and are known by handles. Handles of freed nodes are harmless: reading gives
/// nothing, writing does nothing. A tree belongs to one task at a time.
///
/// **Build.** A node is an element; wrappers (frames, padding ...) lay out their first child, containers all.
/// Functions are set besides.
///
/// ```swift
/// let tree = StackTree()
/// let row = tree.makeNode(.stack(.horizontal, alignment: .top, spacing: 8))
/// let icon = tree.makeNode(.fixed(width: 20, height: 20))
/// let text = tree.makeNode(.measured(.width))
/// tree.setMeasure({ proposal in
///     let width = min(proposal.width ?? 120, 120)
///     return Measurement(Size(width: width, height: width < 120 ? 40 : 20), firstBaseline: 16)
/// }, of: text)
/// let padded = tree.makeNode(.padding(Insets(top: 4, left: 4, bottom: 4, right: 4)))
/// tree.append(text, to: padded)
/// tree.setChildren([icon, padded], of: row)
/// ```
///
/// **Measure, place, read.** Frames are in the coordinates of the root of the layout, edges on pixels:
///
/// ```swift
/// tree.measure(row, .unspecified)                    // 156 x 28
/// tree.layout(row, in: StackSpace(width: 100, height: 50, scale: 3))
/// tree.frame(of: text)                               // 32, 4, 64 x 40
/// tree.unroundedFrame(of: text)                      // as it was computed
/// for node in tree.movedNodes { ... }                // whose frames are new since the layout before
/// ```
///
/// **Update.** Change what has changed and lay out again: nodes keep their identity, and only what the change
/// concerns is worked on.
///
/// ```swift
/// tree.setElement(.padding(.zero), of: padded)       // no work if it is as before
/// tree.markDirty(text)                               // its measure function would now answer otherwise
/// tree.setChildren([icon], of: row)                  // `padded` stays alive, as a root
/// tree.freeSubtree(padded)
/// tree.layout(row, in: StackSpace(width: 100, height: 50, scale: 3))
/// ```
public final class StackTree {
    @exclusivity(unchecked) var links = Column<NodeLinks>()
    @exclusivity(unchecked) var rules = Column<Rule>()
    @exclusivity(unchecked) var traits = Column<NodeTraits>()
    /// The lengths, if they follow from the proposed length by limits alone.
    @exclusivity(unchecked) var widths = Column<LengthRange>()
    @exclusivity(unchecked) var heights = Column<LengthRange>()
    /// The limits that were asked for last.
    @exclusivity(unchecked) var widthLimits = Column<KeptLimits>()
    @exclusivity(unchecked) var heightLimits = Column<KeptLimits>()
    @exclusivity(unchecked) var functions = Column<NodeFunctions?>()
    /// The first entry of each node in the cache of answers.
    @exclusivity(unchecked) var answers = Column<Int32>()
    /// What a stack has given each of its children, and for which proposal.
    @exclusivity(unchecked) var shares = Column<Share>()
    @exclusivity(unchecked) var sharedFor = Column<ProposedSize>()
    /// For which proposal the stack has asked its children for their lengths across.
    @exclusivity(unchecked) var spreadFor = Column<ProposedSize>()
    /// Where the parent has last thought of putting each node, which is not yet where it is.
    @exclusivity(unchecked) var plans = Column<Plan>()
    /// Each node's box in its parent, and the proposal with which it is there.
    @exclusivity(unchecked) var boxes = Column<Rect>()
    @exclusivity(unchecked) var offers = Column<ProposedSize>()
    /// Each node's box in the root, mirrored where lines run from right to left.
    @exclusivity(unchecked) var corners = Column<Point>()
    @exclusivity(unchecked) var pixelBoxes = Column<Rect>()
    /// When the traits of each node were found, so that older answers about its guides are known as such.
    @exclusivity(unchecked) var stamps = Column<UInt32>()

    @exclusivity(unchecked) var cache = AnswerCache()
    @exclusivity(unchecked) var guideAnswers: [GuideQuestion: GuideAnswer] = [:]
    /// How many guides the layout or question at hand has looked for.
    @exclusivity(unchecked) var guideQuestions = 0
    @exclusivity(unchecked) var stamp: UInt32 = 0
    /// The questions that wait for the answer of another one.
    @exclusivity(unchecked) var waiting = Column<Question>()
    /// Whether questions are being answered, and whether one of them has gone too deep in a caller's function.
    @exclusivity(unchecked) var isAnswering = false
    @exclusivity(unchecked) var isInterrupted = false
    /// Stacks' children in the order in which they are served, of all stacks at hand.
    @exclusivity(unchecked) var queue = Column<Contender>()
    /// The last layout of each root.
    @exclusivity(unchecked) var lastSpaces: [Int: StackSpace] = [:]
    @exclusivity(unchecked) var movedRows = Column<Int32>()
    /// The rows that a walk has yet to visit; each walk uses what is above what it found.
    @exclusivity(unchecked) var pending = Column<Int32>()
    @exclusivity(unchecked) var names: [Int: String] = [:]
    /// What the last layout has to say.
    @exclusivity(unchecked) public internal(set) var issues: [LayoutIssue] = []
    /// The node whose custom layout is putting its children at their places.
    @exclusivity(unchecked) var placingRow = -1
    /// The last room of each container that something in it depends on.
    @exclusivity(unchecked) var containers: [Int: ProposedSize] = [:]
    /// The root that is being placed, its room, and the safe area around that.
    @exclusivity(unchecked) var activeRoot = -1
    @exclusivity(unchecked) var activeRoom = ProposedSize.unspecified
    @exclusivity(unchecked) var activeSafeArea = Insets.zero
    /// Whether a safe area may come from a node of the tree.
    @exclusivity(unchecked) var hasInsets = false
    /// A geometry reader whose content is being made, which does not concern what it lies in.
    @exclusivity(unchecked) var barrier = -1
    @exclusivity(unchecked) var customGuides: [(Dimensions) -> Double] = []
    /// The work done so far.
    @exclusivity(unchecked) public internal(set) var statistics = StackStatistics()

    @exclusivity(unchecked) private(set) var freeRows: [Int32] = []

    /// Creates an empty tree.
    public init() {}

    deinit {
        links.deallocate()
        rules.deallocate()
        traits.deallocate()
        widths.deallocate()
        heights.deallocate()
        widthLimits.deallocate()
        heightLimits.deallocate()
        functions.deallocate()
        answers.deallocate()
        shares.deallocate()
        sharedFor.deallocate()
        spreadFor.deallocate()
        plans.deallocate()
        boxes.deallocate()
        offers.deallocate()
        corners.deallocate()
        pixelBoxes.deallocate()
        stamps.deallocate()
        cache.deallocate()
        waiting.deallocate()
        queue.deallocate()
        movedRows.deallocate()
        pending.deallocate()
    }

    /// The lengths of all nodes on an axis, as far as they are known.
    @inline(__always)
    func ranges(_ axis: Axis) -> Column<LengthRange> { axis == .horizontal ? widths : heights }

    /// Makes a node that is in no parent yet.
    public func makeNode(_ element: StackElement) -> NodeID {
        guard let free = freeRows.popLast() else {
            let row = links.count
            links.append(NodeLinks(isAbsent: element.rule.isAbsent))
            rules.append(element.rule)
            traits.append(NodeTraits())
            widths.append(.unknown)
            heights.append(.unknown)
            widthLimits.append(.unknown)
            heightLimits.append(.unknown)
            functions.append(element.functions)
            answers.append(-1)
            shares.append(Share())
            sharedFor.append(.unspecified)
            spreadFor.append(.unspecified)
            plans.append(Plan())
            boxes.append(.zero)
            offers.append(.unspecified)
            corners.append(.zero)
            pixelBoxes.append(.zero)
            stamps.append(0)
            return NodeID(index: UInt32(row), generation: 0)
        }
        let row = Int(free)
        links[row] = NodeLinks(generation: links[row].generation, isAbsent: element.rule.isAbsent)
        rules[row] = element.rule
        functions[row] = element.functions
        traits[row] = NodeTraits()
        boxes[row] = .zero
        corners[row] = .zero
        pixelBoxes[row] = .zero
        return NodeID(index: UInt32(row), generation: links[row].generation)
    }

    /// How many nodes are alive.
    public var count: Int { links.count - freeRows.count }

    /// The row of a node, or nil if it has been freed or belongs to another tree.
    func row(of node: NodeID) -> Int? {
        let row = Int(node.index)
        guard row < links.count, links[row].isAlive, links[row].generation == node.generation else {
            return nil
        }
        return row
    }

    /// The handle of a row.
    func handle(of row: Int) -> NodeID { NodeID(index: UInt32(row), generation: links[row].generation) }

    /// Gives a row back.
    func release(_ row: Int) {
        cache.release(&answers[row])
        functions[row] = nil
        lastSpaces[row] = nil
        names[row] = nil
        containers[row] = nil
        links[row] = NodeLinks(generation: links[row].generation &+ 1, isAlive: false)
        freeRows.append(Int32(row))
    }
}
