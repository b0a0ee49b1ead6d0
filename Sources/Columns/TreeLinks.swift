/// The parents and ordered children of the rows of a tree, and which rows are in use.
///
/// Children form a doubly linked list, so that inserting and removing take constant time. A row that is freed is used
/// by a later node; its generation distinguishes the handles of the two.
public struct TreeLinks: ~Copyable {
    /// The relatives of one row, as rows; ``none`` where there is none.
    public struct Links {
        /// The row that holds this one.
        public internal(set) var parent = TreeLinks.none
        /// The first child.
        public internal(set) var firstChild = TreeLinks.none
        /// The last child.
        public internal(set) var lastChild = TreeLinks.none
        /// The next child of the parent.
        public internal(set) var next = TreeLinks.none
        /// The previous child of the parent.
        public internal(set) var previous = TreeLinks.none
        /// How often the row has been allocated and freed: even while it is in use.
        public internal(set) var generation: UInt32 = 0
        /// A mark that the tree may use as it likes; not set on a new row.
        public internal(set) var isMarked = false
        // Fills the links up to a power of two, so that their address is a shift: pays in `stack growth chain-text`.
        private var filler: UInt32 = 0

        init() {}

        /// Whether the row is in use.
        @inlinable public var isAlive: Bool { generation & 1 == 0 }
    }

    /// Stands for no row; so does every negative number.
    @inlinable public static var none: Int32 { -1 }

    @usableFromInline
    var links = Column<Links>()
    @usableFromInline
    var freeRows = Column<Int32>()

    /// Creates an empty tree.
    public init() {}

    /// The number of rows, freed ones included.
    @inlinable public var count: Int { links.count }

    /// How many rows fit before the memory is reallocated.
    @inlinable public var capacity: Int { links.capacity }

    /// The indices of all rows, freed ones included.
    @inlinable public var indices: Range<Int> { links.indices }

    /// The number of rows in use.
    @inlinable public var aliveCount: Int { links.count - freeRows.count }

    /// The allocated memory in bytes.
    public var allocatedBytes: Int { links.allocatedBytes + freeRows.allocatedBytes }

    /// The relatives of a row.
    @inlinable
    public subscript(row: Int) -> Links {
        unsafeAddress { UnsafePointer(links.address(of: row)) }
    }

    /// The relatives of a row.
    @inlinable
    public subscript(row: Int32) -> Links {
        unsafeAddress { UnsafePointer(links.address(of: Int(row))) }
    }

    /// Whether a row is in use by the node that had it in a generation.
    @inlinable
    public func isAlive(_ row: Int, generation: UInt32) -> Bool {
        row < links.count && links[row].generation == generation && generation & 1 == 0
    }

    /// Whether a row is another one or a descendant of it.
    public func isInSubtree(_ row: Int, of root: Int) -> Bool {
        if row == root { return true }
        if links[root].firstChild < 0 { return false }
        var ancestor = links[row].parent
        while ancestor >= 0 {
            if ancestor == root { return true }
            ancestor = links[ancestor].parent
        }
        return false
    }

    /// A row and its descendants, parents before their children.
    public func subtree(of root: Int) -> [Int32] {
        var rows = [Int32(root)]
        var index = 0
        while index < rows.count {
            var child = links[rows[index]].firstChild
            while child >= 0 {
                rows.append(child)
                child = links[child].next
            }
            index += 1
        }
        return rows
    }
}

/// Allocating and freeing rows.
extension TreeLinks {
    /// Allocates a row that was freed before, without relatives; nil if there is none.
    public mutating func reuseRow() -> Int? {
        guard let row = freeRows.popLast() else { return nil }
        links[row].generation &+= 1
        return Int(row)
    }

    /// Adds a row without relatives.
    public mutating func appendRow() { links.append(Links()) }

    /// Adds a row without relatives, for which the capacity must suffice.
    public mutating func appendRowAssumingCapacity() { links.appendAssumingCapacity(Links()) }

    /// Moves the rows to memory for exactly so many, as the columns beside do.
    public mutating func reallocate(capacity: Int) { links.reallocate(capacity: capacity) }

    /// Frees a row, which must not have a parent; its children become roots.
    public mutating func freeRow(_ row: Int) {
        assert(links[row].isAlive && links[row].parent < 0, "row \(row) is not a root")
        removeChildren(of: row)
        links[row].generation &+= 1
        links[row].isMarked = false
        freeRows.append(Int32(row))
    }

    /// Frees a row, which must not have a parent, and its descendants.
    ///
    /// - Returns: The freed rows.
    @discardableResult
    public mutating func freeSubtree(of root: Int) -> [Int32] {
        assert(links[root].isAlive && links[root].parent < 0, "row \(root) is not a root")
        let rows = subtree(of: root)
        for row in rows {
            let generation = links[row].generation
            links[row] = Links()
            links[row].generation = generation &+ 1
            freeRows.append(row)
        }
        return rows
    }
}

/// Marks.
extension TreeLinks {
    /// Sets or removes the mark of a row.
    public func setMark(_ isMarked: Bool, of row: Int) { links[row].isMarked = isMarked }
}

/// Inserting and removing children.
extension TreeLinks {
    /// Makes a root a child of another row.
    ///
    /// - Parameters:
    ///   - row: A row without a parent, not in whose subtree the parent is.
    ///   - parent: The row that it becomes a child of.
    ///   - sibling: The child before which the row is inserted; the row becomes the last child if there is none.
    public mutating func insert(_ row: Int, into parent: Int, before sibling: Int32 = TreeLinks.none) {
        assert(links[row].parent < 0, "row \(row) has a parent")
        let previous = sibling >= 0 ? links[sibling].previous : links[parent].lastChild
        setRelatives(of: row, parent: Int32(truncatingIfNeeded: parent), previous: previous, next: sibling)
        join(previous, Int32(truncatingIfNeeded: row), in: parent)
        join(Int32(truncatingIfNeeded: row), sibling, in: parent)
    }

    /// Makes a child a root.
    ///
    /// - Returns: The parent that the row had; ``none`` for a root.
    @discardableResult
    public mutating func removeFromParent(_ row: Int) -> Int32 {
        let old = links[row]
        if old.parent < 0 { return Self.none }
        join(old.previous, old.next, in: Int(old.parent))
        setRelatives(of: row, parent: Self.none, previous: Self.none, next: Self.none)
        return old.parent
    }

    /// Makes all children of a row roots.
    public mutating func removeChildren(of row: Int) {
        var child = links[row].firstChild
        while child >= 0 {
            let next = links[child].next
            setRelatives(of: Int(child), parent: Self.none, previous: Self.none, next: Self.none)
            child = next
        }
        links[row].firstChild = Self.none
        links[row].lastChild = Self.none
    }

    func setRelatives(of row: Int, parent: Int32, previous: Int32, next: Int32) {
        links[row].parent = parent
        links[row].previous = previous
        links[row].next = next
    }

    /// Makes two children neighbours; one that is missing stands for an end of the list.
    func join(_ previous: Int32, _ next: Int32, in parent: Int) {
        if previous >= 0 { links[previous].next = next } else { links[parent].firstChild = next }
        if next >= 0 { links[next].previous = previous } else { links[parent].lastChild = previous }
    }
}
