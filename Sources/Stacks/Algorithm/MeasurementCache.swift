internal import Columns
internal import LayoutCore

/// The lengths that were measured, so that nothing is measured twice: a linked list of entries for each node.
struct MeasurementCache: ~Copyable {
    /// The lengths of a node for a proposal. A length that was not measured is NaN: this is the packed form of
    /// the cache.
    struct Entry {
        var proposal: ProposedSize
        var width = Double.nan
        var height = Double.nan
        /// The height of a line, for text that leaves out the lines that do not fit.
        var lineHeight = OptionalLength.unspecified
        var next: Int32

        subscript(axis: Axis) -> Double? {
            let length = axis == .horizontal ? width : height
            return length.isNaN ? nil : length
        }

        mutating func set(_ axis: Axis, _ length: Double) {
            if axis == .horizontal { width = length } else { height = length }
        }
    }

    /// How many entries to allocate memory for at the first.
    var expectedCount = 0
    /// How many entries a node has at most.
    static let maximumPerNode = 64
    var entries = Column<Entry>()
    private var firstFree: Int32 = -1

    /// The cached length of a node for a proposal.
    func length(_ axis: Axis, _ proposal: ProposedSize, _ head: Int32) -> Double? {
        var index = Int(head)
        while index >= 0 {
            if entries[index].proposal == proposal { return entries[index][axis] }
            index = Int(entries[index].next)
        }
        return nil
    }

    /// Caches a length of a node for a proposal.
    mutating func insert(_ axis: Axis, _ length: Double, _ proposal: ProposedSize, _ head: inout Int32) {
        var count = 0
        var index = Int(head)
        while index >= 0 {
            if entries[index].proposal == proposal { return entries[index].set(axis, length) }
            count += 1
            index = Int(entries[index].next)
        }
        if count >= Self.maximumPerNode { removeOlderHalf(head) }
        var entry = Entry(proposal: proposal, next: head)
        entry.set(axis, length)
        append(entry, &head)
    }

    /// Adds an entry to a node.
    @inline(__always)  // Pays in `stack growth flat-text|chain-text`.
    mutating func append(_ entry: Entry, _ head: inout Int32) {
        if firstFree >= 0 {
            head = firstFree
            firstFree = entries[head].next
            entries[head] = entry
        } else {
            if entries.count == 0 { entries.reserveCapacity(expectedCount) }
            head = Int32(entries.count)
            entries.append(entry)
        }
    }

    /// Removes the older half of a node's entries.
    mutating func removeOlderHalf(_ head: Int32) {
        var last = Int(head)
        for _ in 1..<(Self.maximumPerNode / 2) { last = Int(entries[last].next) }
        var next = entries[last].next
        removeAll(&next)
        entries[last].next = -1
    }

    /// Removes all entries from one on.
    mutating func removeAll(_ head: inout Int32) {
        while head >= 0 {
            let next = entries[head].next
            entries[head].next = firstFree
            firstFree = head
            head = next
        }
    }

    /// The entries of a node, oldest first.
    func entries(from head: Int32) -> [Entry] {
        var result: [Entry] = []
        var index = head
        while index >= 0 {
            result.append(entries[index])
            index = entries[index].next
        }
        return result.reversed()
    }
}
