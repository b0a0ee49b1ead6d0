import Foundation

/// The sizes of a section's items.
struct FlowItemSizes {
    /// What the layout or its delegate says.
    enum Given {
        case uniform(FlowSize)
        case listed([FlowSize])
    }

    var given: Given
    /// The sizes that views preferred; nil where items do not measure themselves.
    var measured: MeasuredSizes?

    subscript(item: Int) -> FlowSize {
        if let measured {
            if let size = measured[item] { return size }
            if case .uniform = given, let average = measured.average { return average }
        }
        switch given {
        case .uniform(let size): return size
        case .listed(let sizes): return sizes[item]
        }
    }

    /// Calls a closure with runs of items of equal size, in order.
    func forEachRun(from first: Int, to count: Int, _ body: (Int, FlowSize) -> Void) {
        guard let measured, case .uniform(let estimate) = given else {
            return forEachSingle(from: first, to: count, body)
        }
        let unseen = measured.average ?? estimate
        var next = first
        for item in measured.items(from: first) where item < count {
            if item > next { body(item - next, unseen) }
            body(1, measured[item] ?? unseen)
            next = item + 1
        }
        if next < count { body(count - next, unseen) }
    }

    private func forEachSingle(from first: Int, to count: Int, _ body: (Int, FlowSize) -> Void) {
        guard first < count else { return }
        if measured == nil, case .uniform(let size) = given { return body(count - first, size) }
        var (run, size) = (0, self[first])
        for item in first..<count {
            let next = self[item]
            if next == size {
                run += 1
            } else {
                body(run, size)
                (run, size) = (1, next)
            }
        }
        body(run, size)
    }

    /// Whether an item has the layout's estimate or the average.
    func isEstimated(_ item: Int) -> Bool {
        guard case .uniform = given else { return false }
        return measured?[item] == nil
    }

    /// Whether no item before one has the average size.
    func areFixed(before item: Int) -> Bool {
        guard let measured, case .uniform = given else { return true }
        return measured.areMeasured(before: item)
    }

    /// Whether the items count as equal, so that the last line has the spacing of a full one: those of one size, and
    /// measured ones of one length along the lines.
    var areEqual: Bool {
        if let measured {
            guard case .uniform(let estimate) = given else { return measured.isEqualAcross && isListEqual }
            return measured.isEqualAcross || (measured.count == 0 && estimate.cross >= 0)
        }
        return isListEqual
    }

    private var isListEqual: Bool {
        switch given {
        case .uniform: return true
        case .listed(let sizes):
            guard let first = sizes.first else { return true }
            if measured == nil { return sizes.allSatisfy { $0 == first } }
            return sizes.indices.allSatisfy { self[$0].cross == self[0].cross }
        }
    }
}

/// The sizes that the views of a section's items preferred.
struct MeasuredSizes {
    private var sizes: [Int: FlowSize] = [:]
    /// The measured items in ascending order.
    private var order: [Int] = []
    private var sum = FlowSize(main: 0, cross: 0)
    /// How many items have a length along the lines.
    private var lengths: [CGFloat: Int] = [:]
    /// The items whose views preferred the size that was estimated for them.
    private var confirmed: Set<Int> = []

    var count: Int { order.count }

    subscript(item: Int) -> FlowSize? { sizes[item] }

    /// The average size: that of items which are not measured.
    var average: FlowSize? {
        guard count > 0 else { return nil }
        if lengths.count == 1, let cross = lengths.keys.first {
            return FlowSize(main: sum.main / CGFloat(count), cross: cross)
        }
        return FlowSize(main: sum.main / CGFloat(count), cross: sum.cross / CGFloat(count))
    }

    /// Whether all have one length along the lines.
    var isEqualAcross: Bool { lengths.count <= 1 }

    func isConfirmed(_ item: Int) -> Bool { confirmed.contains(item) }

    /// Those whose views preferred another size than the estimate.
    var withoutConfirmed: MeasuredSizes {
        guard !confirmed.isEmpty else { return self }
        var rest = MeasuredSizes()
        for item in order where !confirmed.contains(item) {
            if let size = sizes[item] { rest.set(size, at: item) }
        }
        return rest
    }

    mutating func set(_ size: FlowSize, at item: Int, isConfirmed: Bool = false) {
        if isConfirmed { confirmed.insert(item) } else { confirmed.remove(item) }
        if let old = sizes[item] {
            sum = FlowSize(main: sum.main - old.main, cross: sum.cross - old.cross)
            let left = (lengths[old.cross] ?? 1) - 1
            lengths[old.cross] = left > 0 ? left : nil
        } else {
            order.insert(item, at: firstIndex(notBefore: item))
        }
        sizes[item] = size
        lengths[size.cross, default: 0] += 1
        sum = FlowSize(main: sum.main + size.main, cross: sum.cross + size.cross)
    }

    /// The measured items from one on.
    func items(from first: Int) -> ArraySlice<Int> { order[firstIndex(notBefore: first)...] }

    /// Whether all items before one are measured.
    func areMeasured(before item: Int) -> Bool {
        let index = firstIndex(notBefore: item)
        return index == item
    }

    private func firstIndex(notBefore item: Int) -> Int {
        var (low, high) = (0, order.count)
        if let last = order.last, last < item { return high }
        while low < high {
            let middle = (low + high) / 2
            if order[middle] < item { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
