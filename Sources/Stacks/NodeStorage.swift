internal import Columns
internal import LayoutCore

/// The memory of a tree: a column for each property of its nodes, and the working memory of layout.
struct NodeStorage: ~Copyable {
    /// The relatives; those of an empty node, whose parent lays out its siblings only, are marked.
    var links = TreeLinks()
    var kinds = Column<NodeKind>()
    var functions = Column<NodeFunctions?>()
    var traits = Column<NodeTraits>()
    /// The version of the tree when the traits of a node were found: what was cached before is invalid.
    var versions = Column<UInt32>()

    // Measuring
    /// The lengths of nodes that clamp the proposed length.
    var widths = Column<LengthRange>()
    var heights = Column<LengthRange>()
    /// The minimum and maximum lengths that were measured last.
    var widthLimits = Column<CachedLimits>()
    var heightLimits = Column<CachedLimits>()
    /// The index of a node's first entry in the cache.
    var cacheHeads = Column<Int32>()
    var cache = MeasurementCache()
    /// The share of each child of a stack, and the proposals for which the shares and the cross lengths of a stack's
    /// children are valid; unspecified for none.
    var shares = Column<Share>()
    var sharesKeys = Column<ProposedSize>()
    var crossLengthsKeys = Column<ProposedSize>()

    // Placement
    /// Where the parent last computed that each node goes; not yet its frame.
    var placements = Column<Placement>()
    /// Each node's frame in its parent, and the proposal with which it was placed.
    var frames = Column<Rect>()
    var proposals = Column<ProposedSize>()
    /// Each node's origin in the root, mirrored where lines run from right to left, and its frame with edges on
    /// pixels.
    var origins = Column<Point>()
    var roundedFrames = Column<Rect>()

    // Working memory
    /// The measure requests that wait for the result of another one.
    var requests = Column<MeasureRequest>()
    /// The members of all distributions at hand, in the order in which they get their shares.
    var members = Column<DistributionMember>()
    /// The rows that a walk has yet to visit; a walk within another one uses what lies above the outer one's.
    var pending = Column<Int32>()
    /// The rows whose frames or visibility the last layout changed.
    var movedRows = Column<Int32>()

    /// Adds a node; returns its row.
    mutating func addNode(_ kind: NodeKind, _ functions: NodeFunctions?) -> Int {
        let reused = links.reuseRow()
        let row = reused ?? appendRow()
        links.setMark(kind.isEmpty, of: row)
        kinds[row] = kind
        self.functions[row] = functions
        if reused != nil { resetResults(of: row) }
        return row
    }

    private mutating func appendRow() -> Int {
        links.appendRow()
        kinds.append(.empty)
        functions.append(nil)
        traits.append(NodeTraits())
        versions.append(0)
        widths.append(.unknown)
        heights.append(.unknown)
        widthLimits.append(.none)
        heightLimits.append(.none)
        cacheHeads.append(-1)
        shares.append(Share())
        sharesKeys.append(.unspecified)
        crossLengthsKeys.append(.unspecified)
        placements.append(Placement())
        frames.append(.zero)
        proposals.append(.unspecified)
        origins.append(.zero)
        roundedFrames.append(.zero)
        return links.count - 1
    }

    /// Removes the results of the node that had a row before.
    private func resetResults(of row: Int) {
        traits[row] = NodeTraits()
        frames[row] = .zero
        origins[row] = .zero
        roundedFrames[row] = .zero
    }

    /// The lengths of all nodes on an axis that clamp the proposed length; valid until a node is added.
    func ranges(_ axis: Axis) -> UnsafeMutablePointer<LengthRange> {
        axis == .horizontal ? widths.start : heights.start
    }

    /// The cached limits of all nodes on an axis; valid until a node is added.
    func limits(_ axis: Axis) -> UnsafeMutablePointer<CachedLimits> {
        axis == .horizontal ? widthLimits.start : heightLimits.start
    }

    /// The first child that is not empty, or -1.
    func firstChild(of row: Int) -> Int { present(links[row].firstChild) }

    /// The next sibling that is not empty, or -1.
    func nextSibling(of row: Int) -> Int { present(links[row].next) }

    private func present(_ first: Int32) -> Int {
        var row = Int(first)
        while row >= 0, links[row].isMarked { row = Int(links[row].next) }
        return row
    }
}

/// What a stack distributes to a child: the proposed length, and the lengths that the child takes.
struct Share {
    var proposed = OptionalLength.zero
    var length = 0.0
    var crossLength = 0.0
}

/// The placement of a child by its parent: the proposal, and the frame in the parent.
struct Placement {
    var proposal = ProposedSize.unspecified
    var origin = Point.zero
    var size = Size.zero
    /// Whether the child is not shown at all.
    var isHidden = false
}
