import Foundation

/// Finds which view of one capture is which of another, and what differs.
///
/// Views are matched from the root down. Those that a property or an identifier names are matched by it, wherever they
/// are; the other children of two matched views by a longest common subsequence of class and text, and what remains in
/// the order of its classes.
struct CaptureMatching {
    private let (before, after): (LayoutCapture, LayoutCapture)
    /// The index in the second capture by that in the first, and back.
    private var forward: [Int?]
    private var back: [Int?]

    init(_ before: LayoutCapture, _ after: LayoutCapture) {
        (self.before, self.after) = (before, after)
        forward = Array(repeating: nil, count: before.views.count)
        back = Array(repeating: nil, count: after.views.count)
        guard !before.views.isEmpty, !after.views.isEmpty else { return }
        matchNamed()
        if forward[0] == nil, back[0] == nil { match(0, 0) }
        // Superviews come before their subviews.
        for index in before.views.indices {
            if let other = forward[index] { matchChildren(of: index, other) }
        }
    }

    private mutating func match(_ index: Int, _ other: Int) {
        forward[index] = other
        back[other] = index
    }

    private mutating func matchNamed() {
        let names = Self.named(after)
        for (key, index) in Self.named(before) {
            if let other = names[key] { match(index, other) }
        }
    }

    /// The views that a property or an identifier names alone.
    private static func named(_ capture: LayoutCapture) -> [String: Int] {
        var (found, ambiguous): ([String: Int], Set<String>) = ([:], [])
        for (index, view) in capture.views.enumerated() {
            guard let name = view.property ?? view.identifier.map({ "\"" + $0 }) else { continue }
            if found.updateValue(index, forKey: name) != nil { ambiguous.insert(name) }
        }
        for name in ambiguous { found[name] = nil }
        return found
    }

    // MARK: Children

    private mutating func matchChildren(of index: Int, _ other: Int) {
        var first = before.children(of: index).filter { forward[$0] == nil }
        var second = after.children(of: other).filter { back[$0] == nil }
        // What is alike in every way but its frame, then in class and text, then in its class.
        let (before, after) = (before, after)
        for level in 0..<3 where !first.isEmpty && !second.isEmpty {
            let keys = (
                first.map { Self.key(of: $0, in: before, level) },
                second.map { Self.key(of: $0, in: after, level) }
            )
            for (a, b) in Self.commonSubsequence(keys.0, keys.1) { match(first[a], second[b]) }
            first.removeAll { forward[$0] != nil }
            second.removeAll { back[$0] != nil }
        }
    }

    private static func key(of index: Int, in capture: LayoutCapture, _ level: Int) -> String {
        let view = capture.views[index]
        var key = "\(view.module).\(view.className)"
        if level < 2 {
            key += "\u{1}" + (capture.text(of: index)?.string ?? "") + "\u{1}\(view.end - index)"
        }
        if level < 1 { key += "\u{1}\(view.frame.size) \(view.background ?? "")" }
        return key
    }

    /// The indices of a longest common subsequence; of long lists with many differences only equal ends and what is alike
    /// in order.
    private static func commonSubsequence(_ first: [String], _ second: [String]) -> [(Int, Int)] {
        var (pairs, start): ([(Int, Int)], Int) = ([], 0)
        while start < first.count, start < second.count, first[start] == second[start] {
            pairs.append((start, start))
            start += 1
        }
        var (end, otherEnd) = (first.count, second.count)
        while end > start, otherEnd > start, first[end - 1] == second[otherEnd - 1] {
            end -= 1
            otherEnd -= 1
            pairs.append((end, otherEnd))
        }
        let (rows, columns) = (end - start, otherEnd - start)
        guard rows > 0, columns > 0 else { return pairs }
        guard rows * columns <= 1_000_000 else {
            return pairs + inOrder(first[start..<end], second[start..<otherEnd])
        }
        var lengths = [Int32](repeating: 0, count: (rows + 1) * (columns + 1))
        for row in (0..<rows).reversed() {
            for column in (0..<columns).reversed() {
                let next = (row + 1) * (columns + 1) + column + 1
                lengths[row * (columns + 1) + column] =
                    first[start + row] == second[start + column]
                    ? lengths[next] + 1 : max(lengths[next - 1], lengths[next - columns - 1])
            }
        }
        var (row, column) = (0, 0)
        while row < rows, column < columns {
            if first[start + row] == second[start + column] {
                pairs.append((start + row, start + column))
                row += 1
                column += 1
            } else if lengths[(row + 1) * (columns + 1) + column] >= lengths[row * (columns + 1) + column + 1]
            {
                row += 1
            } else {
                column += 1
            }
        }
        return pairs
    }

    private static func inOrder(_ first: ArraySlice<String>, _ second: ArraySlice<String>) -> [(Int, Int)] {
        var (pairs, next): ([(Int, Int)], [String: [Int]]) = ([], [:])
        for index in second.indices.reversed() { next[second[index], default: []].append(index) }
        var last = second.startIndex - 1
        for index in first.indices {
            guard let other = next[first[index]]?.popLast(), other > last else { continue }
            pairs.append((index, other))
            last = other
        }
        return pairs
    }

    // MARK: Changes

    /// What differs.
    var difference: LayoutDifference {
        var result = LayoutDifference()
        let turned = reorderedSiblings
        for index in after.views.indices {
            guard let old = back[index] else {
                result.changes.append(
                    LayoutDifference.Change(
                        kind: .added, after: index, name: after.title(of: index), properties: []))
                continue
            }
            addChanges(old, index, turned, to: &result)
        }
        for index in before.views.indices where forward[index] == nil {
            result.changes.append(
                LayoutDifference.Change(
                    kind: .removed, before: index, name: before.title(of: index), properties: []))
        }
        return result
    }

    private func addChanges(
        _ old: Int, _ new: Int, _ turned: [Int: (Int, Int)], to result: inout LayoutDifference
    ) {
        func add(_ kind: LayoutDifference.Kind, _ properties: [LayoutDifference.Property]) {
            guard !properties.isEmpty else { return }
            result.changes.append(
                LayoutDifference.Change(
                    kind: kind, before: old, after: new, name: after.title(of: new), properties: properties))
        }
        let (first, second) = (before.views[old], after.views[new])
        add(.reordered, reordering(old, new, turned))
        func compare(_ name: String, _ a: CGFloat, _ b: CGFloat) -> LayoutDifference.Property? {
            a == b ? nil : LayoutDifference.Property(name: name, before: number(a), after: number(b))
        }
        let (a, b) = (first.frame, second.frame)
        add(
            .moved,
            [compare("x", a.origin.x, b.origin.x), compare("y", a.origin.y, b.origin.y)].compactMap(\.self))
        add(
            .resized,
            [compare("width", a.width, b.width), compare("height", a.height, b.height)].compactMap(\.self))
        var (one, other) = (before.attributes(of: old), after.attributes(of: new))
        // Consequences of the frame and of other properties.
        let followsFrame = a.size == b.size ? [] : ["truncated"]
        for name in ["intrinsic", "corners", "lines"] + followsFrame { (one[name], other[name]) = (nil, nil) }
        add(
            .restyled,
            Set(one.keys).union(other.keys).sorted().filter { one[$0] != other[$0] }.map {
                LayoutDifference.Property(name: $0, before: one[$0], after: other[$0])
            })
    }

    /// The superview, where it is another one; else the position among the siblings that both captures have, where
    /// another order is the reason for it.
    private func reordering(_ old: Int, _ new: Int, _ turned: [Int: (Int, Int)]) -> [LayoutDifference
        .Property]
    {
        let (first, second) = (before.views[old].parent, after.views[new].parent)
        guard first >= 0, second >= 0 else { return [] }
        guard forward[first] == second else {
            return [
                LayoutDifference.Property(
                    name: "superview", before: before.views[first].name, after: after.views[second].name)
            ]
        }
        return turned[new].map {
            [LayoutDifference.Property(name: "order", before: "\($0.0)", after: "\($0.1)")]
        } ?? []
    }

    /// The views that have another order among the siblings that both captures have, as few as explain it, with their
    /// positions in both.
    private var reorderedSiblings: [Int: (Int, Int)] {
        var result: [Int: (Int, Int)] = [:]
        for (index, other) in forward.enumerated() {
            guard let other else { continue }
            let siblings = before.children(of: index).filter { child in
                forward[child].map { after.views[$0].parent == other } ?? false
            }
            guard siblings.count > 1 else { continue }
            let now = siblings.compactMap { forward[$0] }
            guard zip(now, now.dropFirst()).contains(where: { $0 > $1 }) else { continue }
            let kept = Set(Self.longestIncreasing(now))
            let positions = Dictionary(
                uniqueKeysWithValues: now.sorted().enumerated().map { ($0.element, $0.offset) })
            for (position, view) in now.enumerated() where !kept.contains(view) {
                result[view] = (position, positions[view] ?? position)
            }
        }
        return result
    }

    /// A longest increasing subsequence of different numbers.
    private static func longestIncreasing(_ numbers: [Int]) -> [Int] {
        var (ends, previous): ([Int], [Int]) = ([], [])
        for (index, number) in numbers.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
            }
            previous.append(low > 0 ? ends[low - 1] : -1)
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var (result, next): ([Int], Int) = ([], ends.last ?? -1)
        while next >= 0 {
            result.append(numbers[next])
            next = previous[next]
        }
        return result.reversed()
    }
}
