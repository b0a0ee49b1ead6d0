public import LayoutCore

extension FlexTree {
    /// Advice about a node that has been laid out and about its descendants: properties without effect, and
    /// overflow.
    ///
    /// - Parameters:
    ///   - root: The node to look at, with all in it.
    ///   - name: What to call a node; by default its path from `root` by numbers of children.
    public func issues(of root: NodeID, naming name: ((NodeID) -> String)? = nil) -> [LayoutIssue] {
        guard let start = row(of: root) else { return [] }
        var result: [LayoutIssue] = []
        var row = start
        while true {
            for (kind, reason) in findings(on: row) {
                let subject = name?(handle(of: Int32(row))) ?? path(of: row, from: start)
                result.append(LayoutIssue(kind, subject: subject, because: reason))
            }
            if links[row].firstChild >= 0, styles[row].display != .none {
                row = Int(links[row].firstChild)
                continue
            }
            while row != start, links[row].next < 0 { row = Int(links[row].parent) }
            if row == start { return result }
            row = Int(links[row].next)
        }
    }

    typealias Finding = (kind: LayoutIssue.Kind, reason: String)

    private func findings(on row: Int) -> [Finding] {
        let style = styles[row]
        if style.display == .none { return [] }
        var result: [Finding] = []
        if links[row].firstChild >= 0, leafFunctions[row]?.measure != nil {
            result.append((.ignored(call: "measure"), "only a leaf is measured, and this node has children"))
        }
        guard style.display == .flex, let parent = boxParent(of: row) else { return result }
        for axis in Axis.allCases { result += percentFindings(style, on: axis, in: parent) }
        if style.position != .absolute {
            result += overflowFindings(row, in: parent)
            result += growFindings(row, in: parent)
        }
        return result
    }

    private func percentFindings(_ style: StyleView, on axis: Axis, in parent: Int) -> [Finding] {
        guard style.size(axis).isPercent, style.position != .absolute, !isDefinite(parent, on: axis) else {
            return []
        }
        // CSS finds the width from the content first and takes the part of it then.
        if axis == .horizontal, !rules.percentagesReferToAvailableSpace { return [] }
        let name = axis == .horizontal ? "width" : "height"
        return [
            (
                .ignored(call: "\(name)(\(style.size(axis)))"),
                "the \(name) of the parent comes from its content, so that there is nothing to take a part of"
            )
        ]
    }

    /// Whether the size of a node on an axis does not follow from its content.
    private func isDefinite(_ row: Int, on axis: Axis) -> Bool {
        var row = row
        while true {
            let style = styles[row]
            if style.size(axis).points != nil { return true }
            guard let parent = boxParent(of: row) else {
                return storage.lastSpaces[row].map { $0[axis].usable.points != nil } ?? true
            }
            if style.position == .absolute { return true }
            let isCross = styles[parent].flexDirection.axis != axis
            let stretches = (style.alignSelf ?? styles[parent].alignItems) == .stretch
            let isFilled = isCross ? stretches : style.usableGrow > 0 || !style.flexBasis.isIntrinsic
            guard
                style.size(axis).isPercent || isFilled && (!isCross || styles[parent].flexWrap == .noWrap)
            else { return false }
            row = parent
        }
    }

    private func overflowFindings(_ row: Int, in parent: Int) -> [Finding] {
        let overflow = [styles[parent].overflowX, styles[parent].overflowY]
        guard !overflow.contains(where: { $0 != .visible }) else { return [] }
        var result: [Finding] = []
        let content = contentBox(of: parent)
        for axis in Axis.allCases {
            let box = boxes[row][axis]
            let excess = max(content[axis].start - box.start, box.end - content[axis].end)
            guard excess > 0.01 else { continue }
            result.append(
                (
                    .overflow(points: excess),
                    "it is \(box.length) points \(axis == .horizontal ? "wide" : "high") in a parent "
                        + "whose content box has \(content[axis].length)"
                ))
        }
        return result
    }

    /// The nearest ancestor with a box of its own.
    func boxParent(of row: Int) -> Int? {
        var parent = links[row].parent
        while parent >= 0, styles[Int(parent)].display == .contents { parent = links[Int(parent)].parent }
        return parent >= 0 ? Int(parent) : nil
    }

    /// The numbers of children on the way to a node, such as "root/2/0".
    private func path(of row: Int, from start: Int) -> String {
        var parts: [String] = []
        var row = row
        while row != start {
            var index = 0
            var sibling = links[row].previous
            while sibling >= 0 {
                index += 1
                sibling = links[Int(sibling)].previous
            }
            parts.append("\(index)")
            row = Int(links[row].parent)
        }
        return (["root"] + parts.reversed()).joined(separator: "/")
    }
}
