internal import LayoutCore

/// Advice about grow factors that change nothing.
extension FlexTree {
    /// What is wrong with a node's grow factor: nothing can grow in a container that is as long as its items.
    func growFindings(_ row: Int, in parent: Int) -> [Finding] {
        guard styles[row].usableGrow > 0, styles[parent].flexWrap == .noWrap else { return [] }
        let axis = styles[parent].flexDirection.axis
        guard isSizedByContent(parent, on: axis), !hasOwnBases(in: parent) else { return [] }
        return [
            (
                .ignored(call: "flexGrow(\(styles[row].flexGrow))"),
                "the parent is only as \(axis == .horizontal ? "wide" : "high") as its content, "
                    + "so that there is no room to grow into"
            )
        ]
    }

    /// Whether a node is as large as its content on an axis and nothing can make it larger.
    private func isSizedByContent(_ row: Int, on axis: Axis) -> Bool {
        var row = row
        while true {
            let style = styles[row]
            let (size, minSize) = (style.size(axis), style.minSize(axis))
            if minSize != .auto, !minSize.isUndefined { return false }
            if size.isIntrinsic { return true }
            if size != .auto, !size.isUndefined { return false }
            if style.aspectRatio != nil { return false }
            guard let parent = boxParent(of: row) else {
                return storage.lastSpaces[row].map { $0[axis].usable.points == nil } ?? false
            }
            if style.position == .absolute { return !isBetweenInsets(row, on: axis) }
            if styles[parent].flexDirection.axis == axis {
                if style.flexBasis != .auto, !style.flexBasis.isUndefined { return false }
                if style.usableGrow == 0 { return true }
                if hasOwnBases(in: parent) { return false }
            } else {
                if (style.alignSelf ?? styles[parent].alignItems) != .stretch { return true }
                // Another item may be larger.
                if links[parent].firstChild != links[parent].lastChild { return false }
            }
            if styles[parent].flexWrap != .noWrap { return false }
            row = parent
        }
    }

    /// Whether a container may be longer than the bases of its items, because one has a basis that is not its
    /// content.
    private func hasOwnBases(in container: Int) -> Bool {
        var child = links[container].firstChild
        while child >= 0 {
            let style = styles[Int(child)]
            if style.display == .contents { return true }
            if style.flexBasis != .auto, !style.flexBasis.isUndefined { return true }
            child = links[Int(child)].next
        }
        return false
    }

    private func isBetweenInsets(_ row: Int, on axis: Axis) -> Bool {
        let inset = styles[row].inset
        return [false, true].allSatisfy { !inset.length(on: axis, atEnd: $0, .leftToRight).isUndefined }
    }
}
