internal import LayoutCore

/// Groups whose number of items depends on what was measured, as words in lines.
///
/// Groups up to the last measured item are solved one after the other; those after it, with estimates only, are equal.
struct VaryingFlow: GroupFlow {
    /// A group that was solved.
    private struct Row {
        var first: Int
        var count: Int
        var offset: CGFloat
        var length: CGFloat
        var extent: CGFloat
        var supplementaryBase: [String: Int]
        var supplementaryCounts: [String: Int]
    }

    let source: FlowSource
    private(set) var measured: MeasuredViews
    private(set) var overhang = Overhang()
    private var rows: [Row] = []
    /// The index after the last measured item.
    private var measuredEnd = 0
    /// The largest number of items on whose sizes a group depends.
    private var reach = 1
    /// Whether the groups end before the items do.
    private var isCut = false
    /// The groups after the solved ones.
    private var tail: UniformFlow

    init(_ source: FlowSource, measured: MeasuredViews) {
        self.source = source
        self.measured = measured
        tail = UniformFlow(source)
        var end = 0
        measured.cells.forEach(except: MeasuredSize(size: nil)) { item, _ in end = item + 1 }
        measuredEnd = min(end, source.itemCount)
        solve(from: 0, old: [])
    }

    /// Solves rows from an index of ``rows`` on, until all measured items are in rows or a row starts as an old one did.
    private mutating func solve(from index: Int, old: [Row]) {
        isCut = false
        var item = rows.last.map { $0.first + $0.count } ?? 0
        var next = index + 1
        while item < measuredEnd {
            while next < old.count, old[next].first < item { next += 1 }
            if next < old.count, old[next].first == item, rows.count > index {
                for row in old[next...] { append(row) }
                item = rows.last.map { $0.first + $0.count } ?? item
                next = old.count
                continue
            }
            let base = supplementaryEnd
            let solution = source.solution(first: item, measured: measured, supplementaryBase: base)
            reach = max(reach, solution.examined)
            // A group without space for its first item ends the section.
            guard !solution.cells.isEmpty else {
                isCut = true
                break
            }
            overhang.include(solution, along: source.axis)
            append(
                Row(
                    first: item, count: solution.cells.count, offset: 0,
                    length: solution.size[source.axis] + source.gaps,
                    extent: solution.size[source.axis.cross],
                    supplementaryBase: base, supplementaryCounts: solution.supplementaryCounts))
            item += solution.cells.count
        }
        var rest = source
        rest.itemCount = isCut ? 0 : source.itemCount - item
        if rest.itemCount != tail.source.itemCount { tail = UniformFlow(rest) }
        overhang.before = max(overhang.before, tail.overhang.before)
        overhang.after = max(overhang.after, tail.overhang.after)
    }

    private var supplementaryEnd: [String: Int] {
        rows.last.map { $0.supplementaryBase.merging($0.supplementaryCounts, uniquingKeysWith: +) } ?? [:]
    }

    private mutating func append(_ row: Row) {
        var row = row
        row.offset = rows.last.map { $0.offset + $0.length + source.spacing } ?? 0
        row.supplementaryBase = supplementaryEnd
        rows.append(row)
    }

    /// Stores the measured size of a cell and solves the groups that it changes.
    mutating func measure(_ size: CGSize, ofItem item: Int) {
        guard item < source.itemCount else { return }
        measured.cells.set(MeasuredSize(size: size), at: item)
        measuredEnd = max(measuredEnd, item + 1)
        let old = rows
        // Rows before may now have space for the item, alone or in a group of several.
        let index = min(row(ofItem: max(item - reach, 0)), rows.count)
        rows.removeLast(rows.count - index)
        solve(from: max(row(ofItem: item, in: old), index), old: old)
    }

    mutating func measure(_ size: CGSize, ofSupplementary key: SupplementaryKey) {
        measured.supplementaries[key] = size
        guard let group = group(ofSupplementary: key.kind, number: key.number) else { return }
        overhang.include(solution(ofGroup: group), along: source.axis)
    }

    /// The row of an item; the number of rows if it is after them.
    private func row(ofItem item: Int) -> Int { row(ofItem: item, in: rows) }

    private func row(ofItem item: Int, in rows: [Row]) -> Int {
        var (low, high) = (0, rows.count)
        while low < high {
            let middle = (low + high) / 2
            if rows[middle].first + rows[middle].count > item { high = middle } else { low = middle + 1 }
        }
        return low
    }

    // MARK: Lookups

    private var tailOffset: CGFloat { rows.last.map { $0.offset + $0.length + source.spacing } ?? 0 }
    private var tailItem: Int { rows.last.map { $0.first + $0.count } ?? 0 }

    var groupCount: Int { rows.count + tail.groupCount }

    var total: CGFloat {
        tail.groupCount > 0 ? tailOffset + tail.total : rows.last.map { $0.offset + $0.length } ?? 0
    }

    var thickness: CGFloat {
        let cross = source.axis.cross
        let largest = (rows.map(\.extent).max() ?? 0) + source.plan.gaps.minimum(cross)
        return groupCount == 0 ? 0 : rows.isEmpty ? tail.thickness : max(largest, tail.thickness)
    }

    func span(ofGroup index: Int) -> GroupSpan {
        guard index >= rows.count else {
            let row = rows[index]
            return GroupSpan(
                index: index, offset: row.offset, length: row.length, firstItem: row.first,
                itemCount: row.count)
        }
        var span = tail.span(ofGroup: index - rows.count)
        span.index = index
        span.offset += tailOffset
        span.firstItem += tailItem
        return span
    }

    func group(endingAfter offset: CGFloat) -> Int {
        var (low, high) = (0, rows.count)
        while low < high {
            let middle = (low + high) / 2
            if rows[middle].offset + rows[middle].length > offset { high = middle } else { low = middle + 1 }
        }
        return low < rows.count ? low : rows.count + tail.group(endingAfter: offset - tailOffset)
    }

    func group(ofItem item: Int) -> Int {
        item < tailItem ? row(ofItem: item) : rows.count + tail.group(ofItem: item - tailItem)
    }

    func supplementaryBase(_ kind: String, ofGroup index: Int) -> Int {
        if index < rows.count { return rows[index].supplementaryBase[kind, default: 0] }
        return supplementaryEnd[kind, default: 0] + tail.supplementaryBase(kind, ofGroup: index - rows.count)
    }

    func group(ofSupplementary kind: String, number: Int) -> Int? {
        let before = supplementaryEnd[kind, default: 0]
        guard number >= 0 else { return nil }
        guard number < before else {
            return tail.group(ofSupplementary: kind, number: number - before).map { $0 + rows.count }
        }
        return rows.firstIndex {
            number < $0.supplementaryBase[kind, default: 0] + $0.supplementaryCounts[kind, default: 0]
        }
    }

    func solution(ofGroup index: Int) -> GroupSolution {
        guard index >= rows.count else {
            return source.solution(
                first: rows[index].first, measured: measured, supplementaryBase: rows[index].supplementaryBase
            )
        }
        return tail.solution(ofGroup: index - rows.count)
    }
}
