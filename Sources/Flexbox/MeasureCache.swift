internal import LayoutCore

/// Sizes that items have answered, by question. The layout algorithm does not know of it.
///
/// Entries lie in one arena and hang on their nodes as chains, so that a node that is never asked costs four
/// bytes. Every node keeps its last layout and a few measurements.
struct MeasureCache {
    fileprivate struct Entry {
        var request: SizingRequest
        var answer: Size
        var next: Int32
        /// Whether this is no answer any more: only what was asked for the last layout still counts.
        var isOutdated = false
    }

    /// Measurements kept for a node; the oldest gives way.
    private static let capacityPerNode = 12

    private var entries: [Entry] = []
    private var firstFree: Int32 = -1

    /// The memory of all entries, free ones too.
    var allocatedBytes: Int { entries.capacity * MemoryLayout<Entry>.stride }

    /// The answer to a question, if it is known.
    func answer(to request: SizingRequest, in chain: Int32) -> Size? {
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
    /// Content that fits into a room fits as well into one that is smaller, as long as it holds the content.
    ///
    /// - Parameters:
    ///   - traits: Of the node. Text that is asked to be as wide as it is anyway is as high as it was.
    ///   - needed: Room that does not count unless there is more of it.
    func answer(fitting request: SizingRequest, in chain: Int32, _ traits: NodeTraits, needed: Size) -> Size?
    {
        var index = chain
        while index >= 0 {
            let entry = entries[Int(index)]
            if !entry.request.wantsLayout, entry.request.percentBase.isSame(as: request.percentBase),
                entry.request.openAxes == request.openAxes,
                entry.request.heightRole == request.heightRole,
                entry.request.unlimitedAxes == request.unlimitedAxes,
                entry.settles(request, on: .horizontal, traits, needed.width),
                entry.settles(request, on: .vertical, traits, needed.height)
            {
                return entry.answer
            }
            index = entry.next
        }
        return nil
    }

    /// Keeps an answer; a layout replaces the one before.
    mutating func keep(_ answer: Size, to request: SizingRequest, in chain: inout Int32) {
        if request.wantsLayout { dropLayout(in: &chain) }
        var length = 0
        var index = chain
        while index >= 0 {
            length += 1
            if length == Self.capacityPerNode {
                var rest = entries[Int(index)].next
                entries[Int(index)].next = -1
                release(chain: &rest)
                break
            }
            index = entries[Int(index)].next
        }
        let entry = Entry(request: request, answer: answer, next: chain)
        if firstFree >= 0 {
            chain = firstFree
            firstFree = entries[Int(chain)].next
            entries[Int(chain)] = entry
        } else {
            chain = Int32(entries.count)
            // Half as much again, where an array would take twice the room.
            if entries.count == entries.capacity { entries.reserveCapacity(entries.count / 2 * 3 + 16) }
            entries.append(entry)
        }
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
    /// Whether this answer is the one that `other` would get, as far as one axis is concerned.
    fileprivate func settles(_ other: SizingRequest, on axis: Axis, _ traits: NodeTraits, _ needed: Double)
        -> Bool
    {
        let known = other.known[axis]
        if !known.isNaN {
            let isAnswer = traits.contains(.measured) && request.heightRole == .settled
            return known == (isAnswer ? answer : request.known)[axis]
        }
        guard request.known[axis].isNaN else { return false }
        let room = other.available[axis]
        let oldRoom = request.available[axis]
        if traits.contains(.sensesLimits), room.isFinite != oldRoom.isFinite { return false }
        return room == oldRoom || (oldRoom >= room && room >= answer[axis] && room > needed)
    }
}
