public import LayoutCore

/// A tree of boxes that lays itself out by the rules of CSS flexbox.
///
/// Nodes live in flat columns and are known by handles. Handles of freed nodes are harmless: reading gives
/// initial values, writing does nothing. A tree belongs to one task at a time; measure functions may call
/// back into it.
///
/// ```swift
/// let tree = FlexTree(defaults: .css)
/// let row = tree.makeNode()
/// let item = tree.makeNode()
/// tree.append(item, to: row)
/// tree.updateStyle(of: item) { $0.flexGrow = 1; $0.height = 40 }
/// tree.layout(row, in: RootSpace(width: .definite(320)))
/// tree.frame(of: item)  // 0, 0, 320 x 40
/// ```
public final class FlexTree {
    /// The style of a new node.
    public let defaults: FlexStyle
    /// The rules of Yoga that hold instead of those of CSS.
    public var errata: Errata {
        didSet { if errata != oldValue { forgetLayouts() } }
    }
    /// The work done so far.
    @exclusivity(unchecked) public internal(set) var statistics = LayoutStatistics()

    @exclusivity(unchecked) var links: Column<NodeLinks>
    @exclusivity(unchecked) var styles: StyleColumn
    @exclusivity(unchecked) var traits: Column<NodeTraits>
    @exclusivity(unchecked) var cacheChains: Column<Int32>
    @exclusivity(unchecked) var boxes: Column<Rect>
    @exclusivity(unchecked) var pixelBoxes: Column<Rect>
    @exclusivity(unchecked) var absoluteOrigins: Column<Point>
    @exclusivity(unchecked) var roomsNeeded: Column<Size>
    /// How many levels lie below a node, up to a limit.
    @exclusivity(unchecked) var heights: Column<UInt8>
    @exclusivity(unchecked) var leafFunctions: Column<LeafFunctions?>
    @exclusivity(unchecked) var cache = MeasureCache()
    /// The room of the last layout of a root, by row.
    @exclusivity(unchecked) var lastSpaces = RootSpaces()
    /// How far insets have moved items down that may move, by row.
    @exclusivity(unchecked) var verticalShifts: [Int32: Double] = [:]
    /// The items that give containers of several lines their baselines, by row.
    @exclusivity(unchecked) var lineBaselines: [Int32: LineBaselines] = [:]
    /// What has changed in lists since they were laid out, by row.
    @exclusivity(unchecked) var listChanges: [Int32: ListChange] = [:]
    /// What has moved in lists since their boxes were put onto the pixel grid, by row; nothing where all may have.
    @exclusivity(unchecked) var listMoves: [Int32: ListMove] = [:]
    /// The nodes whose boxes on the pixel grid the last layout changed.
    @exclusivity(unchecked) var movedRows = PlainStack<Int32>(capacity: 0)

    /// Hears of a root in which something has changed for the first time since it was laid out or measured.
    @exclusivity(unchecked) package var rootChanged: ((NodeID) -> Void)?

    /// The roots that are being laid out or measured: more than one where a measure function lays out too.
    @exclusivity(unchecked) var activeRoots: [Int] = []
    /// How many items the last pass had at once.
    @exclusivity(unchecked) var usualItemCount = 0

    @exclusivity(unchecked) private(set) var rowCount = 0
    @exclusivity(unchecked) private(set) var capacity = 16
    @exclusivity(unchecked) private(set) var freeRows: [Int32] = []

    /// Creates an empty tree.
    ///
    /// - Parameters:
    ///   - defaults: The style of new nodes, such as ``FlexStyle/css`` or ``FlexStyle/yoga``.
    ///   - errata: Rules of Yoga that hold instead of those of CSS; none by default.
    public init(defaults: FlexStyle = .css, errata: Errata = []) {
        self.defaults = defaults
        self.errata = errata
        links = Column(capacity: capacity)
        styles = StyleColumn(capacity: capacity)
        traits = Column(capacity: capacity)
        cacheChains = Column(capacity: capacity)
        boxes = Column(capacity: capacity)
        pixelBoxes = Column(capacity: capacity)
        absoluteOrigins = Column(capacity: capacity)
        roomsNeeded = Column(capacity: capacity)
        heights = Column(capacity: capacity)
        leafFunctions = Column(capacity: capacity)
    }

    deinit {
        links.deallocate(count: rowCount)
        styles.deallocate(count: rowCount)
        traits.deallocate(count: rowCount)
        cacheChains.deallocate(count: rowCount)
        boxes.deallocate(count: rowCount)
        pixelBoxes.deallocate(count: rowCount)
        absoluteOrigins.deallocate(count: rowCount)
        roomsNeeded.deallocate(count: rowCount)
        heights.deallocate(count: rowCount)
        leafFunctions.deallocate(count: rowCount)
        cache.deallocate()
    }

    /// Makes a node that is in no parent yet, with the tree's default style.
    public func makeNode() -> NodeID { makeNode(defaults) }

    /// Makes a node of the given style.
    public func makeNode(_ style: FlexStyle) -> NodeID {
        if let free = freeRows.popLast() {
            let row = Int(free)
            links[row] = NodeLinks(generation: links[row].generation)
            reset(row, to: style)
            return NodeID(index: UInt32(row), generation: links[row].generation)
        }
        if rowCount == capacity { growColumns() }
        let row = rowCount
        rowCount += 1
        links.start(row, with: NodeLinks())
        styles.start(row, with: style)
        traits.start(row, with: [.dirty, .changed])
        cacheChains.start(row, with: -1)
        boxes.start(row, with: .zero)
        pixelBoxes.start(row, with: .never)
        absoluteOrigins.start(row, with: .zero)
        roomsNeeded.start(row, with: .zero)
        heights.start(row, with: 0)
        leafFunctions.start(row, with: nil)
        return NodeID(index: UInt32(row), generation: 0)
    }

    /// The row of a node, or nil if it has been freed or belongs to another tree.
    func row(of node: NodeID) -> Int? {
        let row = Int(node.index)
        guard row < rowCount, links[row].isAlive, links[row].generation == node.generation else { return nil }
        return row
    }

    /// The handle of a row.
    func handle(of row: Int32) -> NodeID {
        NodeID(index: UInt32(row), generation: links[Int(row)].generation)
    }

    /// Gives a row back.
    func release(_ row: Int) {
        cache.release(chain: &cacheChains[row])
        leafFunctions[row] = nil
        styles.release(row)
        lastSpaces[row] = nil
        verticalShifts[Int32(row)] = nil
        lineBaselines[Int32(row)] = nil
        if !listChanges.isEmpty { listChanges[Int32(row)] = nil }
        if !listMoves.isEmpty { listMoves[Int32(row)] = nil }
        links[row] = NodeLinks(generation: links[row].generation &+ 1, isAlive: false)
        freeRows.append(Int32(row))
    }

    /// Makes the next layouts start from nothing.
    func forgetLayouts() {
        for row in 0..<rowCount where links[row].isAlive {
            traits[row].formUnion([.dirty, .changed])
            traits[row].remove(.list)
            cache.release(chain: &cacheChains[row])
        }
    }

    private func reset(_ row: Int, to style: FlexStyle) {
        styles.set(row, to: style)
        traits[row] = [.dirty, .changed]
        boxes[row] = .zero
        pixelBoxes[row] = .never
    }

    private func growColumns() {
        capacity += capacity / 2
        links.grow(from: rowCount, to: capacity)
        styles.grow(from: rowCount, to: capacity)
        traits.grow(from: rowCount, to: capacity)
        cacheChains.grow(from: rowCount, to: capacity)
        boxes.grow(from: rowCount, to: capacity)
        pixelBoxes.grow(from: rowCount, to: capacity)
        absoluteOrigins.grow(from: rowCount, to: capacity)
        roomsNeeded.grow(from: rowCount, to: capacity)
        heights.grow(from: rowCount, to: capacity)
        leafFunctions.grow(from: rowCount, to: capacity)
    }
}
