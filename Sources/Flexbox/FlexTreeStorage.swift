internal import Columns
internal import LayoutCore

/// Everything that a tree stores: a column for each field that all nodes have, a table by row for each that few have.
struct FlexTreeStorage: ~Copyable {
    var links = TreeLinks()
    var styles = StyleColumn()
    var traits = Column<NodeTraits>()
    /// The first entry of each node in ``cache``, or -1.
    var cacheChains = Column<Int32>()
    var boxes = Column<Rect>()
    var pixelBoxes = Column<Rect>()
    var absoluteOrigins = Column<Point>()
    /// The available space below which a container in a rigid node has none, for ``Errata/noRoomMeansNoContent``.
    var requiredSpaces = Column<Size>()
    /// How many levels lie below a node, up to a limit.
    var heights = Column<UInt8>()
    var leafFunctions = Column<LeafFunctions?>()

    var cache = MeasureCache()
    /// The available space of the last layout of a root.
    var lastSpaces = RootSpaces()
    /// How far relative positioning has moved items down.
    var verticalShifts: [Int32: Double] = [:]
    /// The items that give containers of several lines their baselines.
    var lineBaselines: [Int32: LineBaselines] = [:]
    /// What has changed in lists since they were laid out.
    var listChanges: [Int32: ListChange] = [:]
    /// What has moved in lists since their boxes were rounded; no entry where every child may have moved.
    var listMoves: [Int32: ListMove] = [:]

    /// The nodes whose pixel-aligned boxes the last layout changed.
    var movedRows = Column<Int32>()
    /// The roots that are being laid out or measured: more than one where a measure function lays out too.
    var activeRoots: [Int] = []
    /// How many items the last pass had at once.
    var lastItemCount = 0
    var statistics = LayoutStatistics()

    /// Adds a row for a new node, or uses that of a freed one.
    mutating func makeRow(_ style: FlexStyle) -> Int {
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 64) { buffer in
            let numbers = buffer.baseAddress.unsafelyUnwrapped
            return makeRow(style.packed(into: numbers), numbers)
        }
    }

    /// Adds a row for a new node with a packed style.
    mutating func makeRow(_ style: PackedStyle, _ numbers: UnsafePointer<UInt64>) -> Int {
        if let row = links.reuseRow() {
            styles.set(row, to: style, numbers)
            traits[row] = [.dirty, .changed]
            boxes[row] = .zero
            pixelBoxes[row] = .never
            return row
        }
        if links.count == links.capacity { grow(to: links.capacity + links.capacity / 2) }
        links.appendRowAssumingCapacity()
        styles.appendAssumingCapacity(style, numbers)
        traits.appendAssumingCapacity([.dirty, .changed])
        cacheChains.appendAssumingCapacity(-1)
        boxes.appendAssumingCapacity(.zero)
        pixelBoxes.appendAssumingCapacity(.never)
        absoluteOrigins.appendAssumingCapacity(.zero)
        requiredSpaces.appendAssumingCapacity(.zero)
        heights.appendAssumingCapacity(0)
        leafFunctions.appendAssumingCapacity(nil)
        return links.count - 1
    }

    /// Removes all that is stored for the node of a row, except for its links.
    mutating func clearRow(_ row: Int) {
        var chain = cacheChains[row]
        cache.release(chain: &chain)
        cacheChains[row] = chain
        leafFunctions[row] = nil
        styles.release(row)
        lastSpaces[row] = nil
        verticalShifts[Int32(row)] = nil
        lineBaselines[Int32(row)] = nil
        if !listChanges.isEmpty { listChanges[Int32(row)] = nil }
        if !listMoves.isEmpty { listMoves[Int32(row)] = nil }
    }

    @inline(never)
    private mutating func grow(to capacity: Int) {
        links.reallocate(capacity: capacity)
        styles.reallocate(capacity: capacity)
        traits.reallocate(capacity: capacity)
        cacheChains.reallocate(capacity: capacity)
        boxes.reallocate(capacity: capacity)
        pixelBoxes.reallocate(capacity: capacity)
        absoluteOrigins.reallocate(capacity: capacity)
        requiredSpaces.reallocate(capacity: capacity)
        heights.reallocate(capacity: capacity)
        leafFunctions.reallocate(capacity: capacity)
    }
}

extension FlexTreeStorage {
    /// The allocated memory in bytes, without that of functions and tables.
    var allocatedBytes: Int {
        links.allocatedBytes + styles.allocatedBytes + traits.allocatedBytes + cacheChains.allocatedBytes
            + boxes.allocatedBytes + pixelBoxes.allocatedBytes + absoluteOrigins.allocatedBytes
            + requiredSpaces.allocatedBytes + heights.allocatedBytes + leafFunctions.allocatedBytes
            + cache.allocatedBytes + movedRows.allocatedBytes
    }
}

/// The columns of the tree's nodes, for reading and for writing elements.
extension FlexTree {
    var links: TreeLinks { _read { yield storage.links } }
    var styles: StyleColumn { _read { yield storage.styles } }
    var traits: Column<NodeTraits> { _read { yield storage.traits } }
    var cacheChains: Column<Int32> { _read { yield storage.cacheChains } }
    var boxes: Column<Rect> { _read { yield storage.boxes } }
    var pixelBoxes: Column<Rect> { _read { yield storage.pixelBoxes } }
    var absoluteOrigins: Column<Point> { _read { yield storage.absoluteOrigins } }
    var requiredSpaces: Column<Size> { _read { yield storage.requiredSpaces } }
    var heights: Column<UInt8> { _read { yield storage.heights } }
    var leafFunctions: Column<LeafFunctions?> { _read { yield storage.leafFunctions } }
}
