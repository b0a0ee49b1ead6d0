internal import Columns
internal import LayoutCore

/// The measurements of nodes, by request.
///
/// Entries are in one column and linked into a chain for each node, so that a node that is never measured costs four
/// bytes. Every node has its last layout and a few measurements.
struct MeasureCache: ~Copyable {
    struct Entry {
        var key: MeasureKey
        var measurement: Measurement
        var next: Int32
        /// Whether this is no valid measurement any more: only the request of the last layout still counts.
        var isOutdated = false
    }

    /// The measurements of a node; the oldest is replaced by the next.
    private static let capacityPerNode = 12
    /// The last measurements of a node, which are kept in any case: a step that is resumed requests again all that it has
    /// requested before, and would come to no end without one of them.
    private static let keptPerNode = 8

    private var entries = ChunkedColumn<Entry>()
    private var firstFree: Int32 = -1

    /// The memory of all entries, free ones too.
    var allocatedBytes: Int { entries.allocatedBytes }

    /// The measurement for a request.
    func measurement(for request: SizingRequest, in chain: Int32) -> Measurement? {
        if chain < 0 { return nil }
        let key = MeasureKey(request)
        var index = chain
        while index >= 0 {
            let entry = entries.address(of: Int(index))
            if entry.pointee.key.isSame(as: key), !entry.pointee.isOutdated {
                return entry.pointee.measurement
            }
            index = entry.pointee.next
        }
        return nil
    }

    /// The measurement that follows from one in another available space, given that the node's content uses available
    /// space only by fitting into it.
    ///
    /// Content that fits into a space fits as well into one that is smaller, as long as that holds the content, or at
    /// least each part that depends on the available space.
    ///
    /// - Parameters:
    ///   - traits: Of the node. Text that gets the width that it has anyway is as high as it was.
    ///   - requiredSpace: Available space only follows if there is more than this. Where there is not, it has to be the
    ///     same on the other axis.
    func measurement(
        fitting request: SizingRequest, in chain: Int32, _ traits: NodeTraits, requiredSpace: Size
    ) -> Measurement? {
        if chain < 0 { return nil }
        let key = MeasureKey(request)
        var index = chain
        while index >= 0 {
            let entry = entries.address(of: Int(index))
            if entry.pointee.key.isComparable(to: key),
                entry.pointee.determines(key, on: .horizontal, traits, requiredSpace),
                entry.pointee.determines(key, on: .vertical, traits, requiredSpace)
            {
                return entry.pointee.measurement
            }
            index = entry.pointee.next
        }
        return nil
    }

    /// The measurement of a measured leaf with one known extent, larger than it needs, if it follows from two others:
    /// one of its natural size, and one with the same cross size at an even larger extent.
    ///
    /// A label that is stretched is as high as before, a picture that fills its width is not: two heights distinguish
    /// them. Where they are equal, those between are.
    func measurement(between request: SizingRequest, in chain: Int32, _ traits: NodeTraits) -> Measurement? {
        if chain < 0 { return nil }
        let key = MeasureKey(request)
        let axis: Axis
        let extent: Double
        switch (key.known.width, key.known.height) {
        case (let width?, nil): (axis, extent) = (.horizontal, width)
        case (nil, let height?): (axis, extent) = (.vertical, height)
        case (nil, nil), (_?, _?): return nil
        }
        var (naturalCross, largerCross): (Double?, Double?) = (nil, nil)
        var index = chain
        while index >= 0 {
            let entry = entries[Int(index)]
            index = entry.next
            guard entry.key.isComparable(to: key),
                entry.determines(key, on: axis.cross, traits, .negativeInfinity)
            else { continue }
            let cross = entry.measurement.size[axis.cross]
            if let known = entry.key.known[axis] {
                if known >= extent { largerCross = cross }
            } else if entry.key.available[axis] >= extent, entry.measurement.size[axis] <= extent {
                naturalCross = cross
            }
            if let naturalCross, naturalCross == largerCross {
                return Measurement(Size(axis, main: extent, cross: naturalCross))
            }
        }
        return nil
    }

    /// Stores a measurement; a layout replaces the one before.
    mutating func store(_ measurement: Measurement, for request: SizingRequest, in chain: inout Int32) {
        if chain >= 0 {
            if request.performsLayout { removeLayout(in: &chain) }
            evict(in: &chain)
        }
        let entry = Entry(key: MeasureKey(request), measurement: measurement, next: chain)
        if firstFree >= 0 {
            chain = firstFree
            firstFree = entries[Int(chain)].next
            entries[Int(chain)] = entry
        } else {
            chain = Int32(entries.count)
            entries.append(entry)
        }
    }

    /// Removes the oldest measurement from which few others follow, if there are many.
    private mutating func evict(in chain: inout Int32) {
        var length = 0
        var (index, previous) = (chain, Int32(-1))
        var (oldest, beforeOldest) = (Int32(-1), Int32(-1))
        while index >= 0 {
            length += 1
            let entry = entries.address(of: Int(index))
            let next = entry.pointee.next
            if length > Self.keptPerNode, !entry.pointee.key.isUnlimited || oldest < 0 && next < 0 {
                (oldest, beforeOldest) = (index, previous)
            }
            (index, previous) = (next, index)
        }
        guard length >= Self.capacityPerNode else { return }
        let next = entries[Int(oldest)].next
        if beforeOldest >= 0 { entries[Int(beforeOldest)].next = next } else { chain = next }
        entries[Int(oldest)].next = firstFree
        firstFree = oldest
    }

    /// Removes all measurements of a node.
    mutating func release(chain: inout Int32) {
        while chain >= 0 {
            let next = entries[Int(chain)].next
            entries[Int(chain)].next = firstFree
            firstFree = chain
            chain = next
        }
    }

    /// Removes all measurements of a node but the request of its last layout.
    mutating func keepOutdatedLayout(in chain: inout Int32) {
        var layout: Int32 = -1
        while chain >= 0 {
            let index = Int(chain)
            let next = entries[index].next
            if entries[index].key.performsLayout {
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

    /// Whether a node whose last layout is outdated had the same request for it.
    func isOutdatedLayout(_ request: SizingRequest, in chain: Int32) -> Bool {
        let key = MeasureKey(request)
        var index = chain
        while index >= 0 {
            let entry = entries[Int(index)]
            if entry.key.performsLayout { return entry.isOutdated && entry.key.isSame(as: key) }
            index = entry.next
        }
        return false
    }

    /// Removes the last layout of a node: its boxes are about to change.
    mutating func removeLayout(in chain: inout Int32) {
        var previous: Int32 = -1
        var index = chain
        while index >= 0 {
            let next = entries[Int(index)].next
            if entries[Int(index)].key.performsLayout {
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
    /// Whether this measurement is the one for `other` too, as far as one axis is concerned.
    fileprivate func determines(
        _ other: MeasureKey, on axis: Axis, _ traits: NodeTraits, _ requiredSpace: Size
    ) -> Bool {
        if let known = other.known[axis] {
            // A leaf that did not fit into its space was as high as at that width, not as at its own.
            let isUsedSize =
                traits.contains(.measured) && key.isHeightExact
                && (axis == .vertical || key.available.width >= known)
            return known == (isUsedSize ? measurement.size[axis] : key.known[axis])
        }
        guard key.known[axis] == nil else { return false }
        let (old, new) = (key.available[axis], other.available[axis])
        if traits.contains(.dependsOnDefiniteness), new.isFinite != old.isFinite { return false }
        if new == old { return true }
        guard new > requiredSpace[axis], other.limit(on: axis.cross) > requiredSpace[axis.cross]
        else { return false }
        return old >= new && (new >= measurement.size[axis] || new >= measurement.sufficientSpace[axis])
    }
}
