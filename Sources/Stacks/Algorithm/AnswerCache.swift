internal import LayoutCore

/// The lengths that nodes have answered, so that nobody is asked the same twice.
struct AnswerCache {
    struct Entry {
        var offer: ProposedSize
        /// The lengths; NaN for one that was not asked for.
        var width: Double
        var height: Double
        /// The height of a line of text; NaN for what is no text, or never leaves out lines.
        var line = Double.nan
        var next: Int32

        @inline(__always)
        subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }
    }

    /// How many answers to expect, so that the first of them makes room for the others.
    var expected = 0
    /// How many answers of a node are kept.
    private static let capacityPerNode = 64
    private var entries = Column<Entry>()
    private var firstFree: Int32 = -1

    /// What a node has answered, or nil.
    @inline(__always)
    func answer(_ axis: Axis, to offer: ProposedSize, in chain: Int32) -> Double? {
        var index = Int(chain)
        while index >= 0 {
            if entries[index].offer == offer {
                let length = entries[index][axis]
                return length.isNaN ? nil : length
            }
            index = Int(entries[index].next)
        }
        return nil
    }

    /// The answer in a place.
    subscript(index: Int) -> Entry {
        @inline(__always) unsafeAddress { UnsafePointer(entries.place(index)) }
    }

    /// The place of a text's answer in a room of a width: the one to a larger room, if it fits into this one; or -1.
    @inline(__always)
    func text(in room: Double, _ chain: Int32) -> Int {
        var index = Int(chain)
        while index >= 0 {
            if entries[index].width <= room, room <= entries[index].offer.horizontal { return index }
            index = Int(entries[index].next)
        }
        return -1
    }

    /// Keeps the answer of a text in a room of a width, and returns its place.
    ///
    /// None of those that are kept says the same.
    mutating func keepText(_ room: Double, _ size: Size, line: Double, in chain: inout Int32) -> Int {
        var count = 0
        var index = Int(chain)
        while index >= 0 {
            count += 1
            if count == Self.capacityPerNode / 2, entries[index].next >= 0 {
                shorten(after: index)
                break
            }
            index = Int(entries[index].next)
        }
        let offer = ProposedSize(.horizontal, main: room, cross: .nan)
        put(
            Entry(offer: offer, width: size.width, height: size.height, line: line, next: chain), into: &chain
        )
        return Int(chain)
    }

    /// Keeps an answer.
    @inline(__always)
    mutating func keep(_ axis: Axis, _ length: Double, to offer: ProposedSize, in chain: inout Int32) {
        let isWidth = axis == .horizontal
        keep(isWidth ? length : .nan, isWidth ? .nan : length, to: offer, in: &chain)
    }

    /// Keeps two answers, NaN being none.
    mutating func keep(_ width: Double, _ height: Double, to offer: ProposedSize, in chain: inout Int32) {
        var count = 0
        var index = Int(chain)
        while index >= 0 {
            if entries[index].offer == offer {
                if !width.isNaN { entries[index].width = width }
                if !height.isNaN { entries[index].height = height }
                return
            }
            count += 1
            if count == Self.capacityPerNode / 2, entries[index].next >= 0 {
                shorten(after: index)
                break
            }
            index = Int(entries[index].next)
        }
        put(Entry(offer: offer, width: width, height: height, next: chain), into: &chain)
    }

    @inline(__always)
    private mutating func put(_ entry: Entry, into chain: inout Int32) {
        if firstFree >= 0 {
            chain = firstFree
            firstFree = entries[Int(chain)].next
            entries[Int(chain)] = entry
        } else {
            if entries.count == 0 { entries.reserve(expected) }
            chain = Int32(entries.count)
            entries.append(entry)
        }
    }

    /// Forgets everything about a node.
    @inline(__always)
    mutating func release(_ chain: inout Int32) {
        while chain >= 0 {
            let next = entries[Int(chain)].next
            entries[Int(chain)].next = firstFree
            firstFree = chain
            chain = next
        }
    }

    /// All that a node has answered, oldest first.
    func entries(in chain: Int32) -> [Entry] {
        var result: [Entry] = []
        var index = chain
        while index >= 0 {
            result.append(entries[Int(index)])
            index = entries[Int(index)].next
        }
        return result.reversed()
    }

    func deallocate() { entries.deallocate() }

    /// Forgets the oldest answers of a node if there are too many.
    private mutating func shorten(after index: Int) {
        var count = Self.capacityPerNode / 2
        var last = entries[index].next
        while last >= 0 {
            count += 1
            last = entries[Int(last)].next
        }
        guard count >= Self.capacityPerNode else { return }
        release(&entries[index].next)
    }
}
