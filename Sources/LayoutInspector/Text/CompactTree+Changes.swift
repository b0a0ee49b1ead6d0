extension CompactTree {
    /// A property of a view that differs between two trees.
    public struct Change: Sendable, Equatable, CustomStringConvertible {
        /// The identity of the view.
        public var id: ViewID
        /// The number of the view in the later tree, from 0; in the earlier one for a view that was removed.
        public var number: Int
        /// What differs: `x`, `y`, `width`, `height`, `class`, `depth`, an attribute; `added` and `removed` for views.
        public var property: String
        /// The value before; nil for none.
        public var before: String?
        /// The value after; nil for none.
        public var after: String?

        /// The change in a line: `12 9zqke x 16 -> 17`.
        public var description: String {
            let values = [before, after].map { $0.map(CompactTree.quoted) ?? "none" }
            return "\(number) \(id) \(property) \(values[0]) -> \(values[1])"
        }
    }

    /// What differs from an earlier tree, in the order of the lines; what was removed comes last.
    ///
    /// Views are the same by their identities, so that two texts are all that is needed. Frames are compared in the
    /// superview's coordinates, and exactly.
    public func changes(from earlier: CompactTree) -> [Change] {
        var old: [ViewID: [Int]] = [:]
        for (index, line) in earlier.lines.enumerated().reversed() { old[line.id, default: []].append(index) }
        var found: [Change] = []
        for (index, line) in lines.enumerated() {
            guard let match = old[line.id]?.popLast() else {
                found.append(
                    Change(id: line.id, number: index, property: "added", before: nil, after: line.className))
                continue
            }
            let (before, after) = (earlier.lines[match].properties, line.properties)
            for name in Set(before.keys).union(after.keys).sorted() where before[name] != after[name] {
                found.append(
                    Change(
                        id: line.id, number: index, property: name, before: before[name], after: after[name]))
            }
        }
        for index in old.values.flatMap(\.self).sorted() {
            let line = earlier.lines[index]
            found.append(
                Change(id: line.id, number: index, property: "removed", before: line.className, after: nil))
        }
        return found
    }
}

extension CompactTree.Line {
    /// Everything that the line says, by names.
    fileprivate var properties: [String: String] {
        var found = attributes
        found["x"] = number(frame.origin.x)
        found["y"] = number(frame.origin.y)
        found["width"] = number(frame.size.width)
        found["height"] = number(frame.size.height)
        found["class"] = className
        found["depth"] = "\(depth)"
        return found
    }
}
