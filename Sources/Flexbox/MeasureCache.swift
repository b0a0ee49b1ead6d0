internal import Columns
internal import LayoutCore

/// Sizes that items have answered, by question. The layout algorithm does not know of it.
///
/// Entries lie in one arena and hang on their nodes as chains, so that a node that is never asked costs four
/// bytes. Every node keeps its last layout and a few measurements.
struct MeasureCache: ~Copyable {
    struct Entry {
        var request: SizingRequest
        var answer: SizeAnswer
        var next: Int32
        /// Whether this is no answer any more: only what was asked for the last layout still counts.
        var isOutdated = false
    }

    /// Measurements kept for a node; the oldest gives way.
    private static let capacityPerNode = 12

    private var entries = ChunkedColumn<Entry>()
    private var firstFree: Int32 = -1

    /// The memory of all entries, free ones too.
    var allocatedBytes: Int { entries.allocatedBytes }

    /// The answer to a question, if it is known.
    func answer(to request: SizingRequest, in chain: Int32) -> SizeAnswer? {
        var index = chain
        while index >= 0 {
            let entry = entries[Int(index)]
            if entry.request.isSame(as: request), !entry.isOutdated { return entry.answer }
            index = entry.next
        }
        return nil
    }

    /// The answer to a question that an older one settles, given that the node's content has no other ways to
    /// use room than to fit into it.
    ///
    /// Content that fits into a room fits as well into one that is smaller, as long as it holds the content, or at
    /// least each part that was asked how it uses room.
    ///
    /// - Parameters:
    ///   - traits: Of the node. Text that is asked to be as wide as it is anyway is as high as it was.
    ///   - needed: Room that does not count unless there is more of it. Where there is not, all the room on the
    ///     other axis is taken.
    func answer(
        fitting request: SizingRequest, in chain: Int32, _ traits: NodeTraits, needed: Size
    ) -> SizeAnswer? {
        var index = chain
        while index >= 0 {
            let entry = entries[Int(index)]
            if entry.isComparable(to: request), entry.settles(request, on: .horizontal, traits, needed),
                entry.settles(request, on: .vertical, traits, needed)
            {
                return entry.answer
            }
            index = entry.next
        }
        return nil
    }

    /// The answer of a measured leaf that is told one extent, more than it needs, if two older ones settle it: what
    /// it needs, and that it takes the same across where it is told even more.
    ///
    /// A label that is stretched is as high as before, a picture that fills its width is not: two heights tell them
    /// apart. Where they are equal, those between are.
    func answer(between request: SizingRequest, in chain: Int32, _ traits: NodeTraits) -> SizeAnswer? {
        guard request.known.width.isNaN != request.known.height.isNaN else { return nil }
        let told: Axis = request.known.width.isNaN ? .vertical : .horizontal
        let extent = request.known[told]
        // What it needs, and what it takes where it is told more.
        var (needs, takes) = (Double.nan, Double.nan)
        var index = chain
        while index >= 0 {
            let entry = entries[Int(index)]
            index = entry.next
            guard entry.isComparable(to: request), entry.settles(request, on: told.cross, traits, .unneeded)
            else { continue }
            let across = entry.answer.size[told.cross]
            if entry.request.known[told].isNaN {
                if entry.request.available[told] >= extent, entry.answer.size[told] <= extent {
                    needs = across
                }
            } else if entry.request.known[told] >= extent {
                takes = across
            }
            if needs == takes {
                return SizeAnswer(Size(told, main: extent, cross: needs))
            }
        }
        return nil
    }

    /// Keeps an answer; a layout replaces the one before.
    mutating func keep(_ answer: SizeAnswer, to request: SizingRequest, in chain: inout Int32) {
        if request.wantsLayout { dropLayout(in: &chain) }
        makeRoom(in: &chain)
        let entry = Entry(request: request, answer: answer, next: chain)
        if firstFree >= 0 {
            chain = firstFree
            firstFree = entries[Int(chain)].next
            entries[Int(chain)] = entry
        } else {
            chain = Int32(entries.count)
            entries.append(entry)
        }
    }

    /// Forgets the oldest answer that settles few other questions, if there are many.
    private mutating func makeRoom(in chain: inout Int32) {
        var length = 0
        var (index, previous) = (chain, Int32(-1))
        var (oldest, beforeOldest) = (Int32(-1), Int32(-1))
        while index >= 0 {
            length += 1
            let entry = entries[Int(index)]
            if !entry.request.hasAllRoom || oldest < 0 && entry.next < 0 {
                (oldest, beforeOldest) = (index, previous)
            }
            (index, previous) = (entry.next, index)
        }
        guard length >= Self.capacityPerNode else { return }
        let next = entries[Int(oldest)].next
        if beforeOldest >= 0 { entries[Int(beforeOldest)].next = next } else { chain = next }
        entries[Int(oldest)].next = firstFree
        firstFree = oldest
    }

    /// Forgets everything about a node.
    mutating func release(chain: inout Int32) {
        while chain >= 0 {
            let next = entries[Int(chain)].next
            entries[Int(chain)].next = firstFree
            firstFree = chain
            chain = next
        }
    }

    /// Forgets everything about a node but the question of its last layout.
    mutating func keepOutdatedLayout(in chain: inout Int32) {
        var layout: Int32 = -1
        while chain >= 0 {
            let index = Int(chain)
            let next = entries[index].next
            if entries[index].request.wantsLayout {
                entries[index].next = -1
                entries[index].isOutdated = true
                layout = chain
            } else {
                entries[index].next = firstFree
                firstFree = chain
            }
            chain = next
        }
        chain = layout
    }

    /// Whether a node whose last layout is outdated was asked the same for it.
    func isOutdatedLayout(_ request: SizingRequest, in chain: Int32) -> Bool {
        var index = chain
        while index >= 0 {
            let entry = entries[Int(index)]
            if entry.request.wantsLayout { return entry.isOutdated && entry.request.isSame(as: request) }
            index = entry.next
        }
        return false
    }

    /// Forgets the last layout of a node: its boxes are about to change.
    mutating func dropLayout(in chain: inout Int32) {
        var previous: Int32 = -1
        var index = chain
        while index >= 0 {
            let next = entries[Int(index)].next
            if entries[Int(index)].request.wantsLayout {
                if previous >= 0 { entries[Int(previous)].next = next } else { chain = next }
                entries[Int(index)].next = firstFree
                firstFree = index
            } else {
                previous = index
            }
            index = next
        }
    }
}

extension MeasureCache.Entry {
    /// Whether this is the answer to a question that differs only in extents and room.
    fileprivate func isComparable(to other: SizingRequest) -> Bool {
        !request.wantsLayout && request.percentBase.isSame(as: other.percentBase)
            && request.openAxes == other.openAxes && request.heightRole == other.heightRole
            && request.unlimitedAxes == other.unlimitedAxes
    }

    /// Whether this answer is the one that `other` would get, as far as one axis is concerned.
    fileprivate func settles(_ other: SizingRequest, on axis: Axis, _ traits: NodeTraits, _ needed: Size)
        -> Bool
    {
        let known = other.known[axis]
        if !known.isNaN {
            // A leaf that did not fit into its room has said how high it is in that room, not at its own width.
            let isAnswer =
                traits.contains(.measured) && request.heightRole == .settled
                && (axis == .vertical || request.available.width >= known)
            return known == (isAnswer ? answer.size : request.known)[axis]
        }
        guard request.known[axis].isNaN else { return false }
        let room = other.available[axis]
        let oldRoom = request.available[axis]
        if traits.contains(.sensesLimits), room.isFinite != oldRoom.isFinite { return false }
        if room == oldRoom { return true }
        guard room > needed[axis], other.extent(on: axis.cross) > needed[axis.cross] else { return false }
        return oldRoom >= room && (room >= answer.size[axis] || room >= answer.leastRoom[axis])
    }
}

extension SizingRequest {
    /// The extent that the node is to have, or the room for it.
    fileprivate func extent(on axis: Axis) -> Double { known[axis].isNaN ? available[axis] : known[axis] }
}
