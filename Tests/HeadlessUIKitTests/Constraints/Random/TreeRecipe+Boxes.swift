extension TreeRecipe {
    /// A box in its parent's coordinates, from where lines start.
    struct Box {
        var start = [0.0, 0.0]
        var length = [0.0, 0.0]
    }

    /// The boxes that follow from the rules, one node after the other, without any constraint.
    var boxes: [Box] {
        var boxes: [Box] = []
        for node in nodes {
            var box = Box()
            for axis in 0..<2 {
                let parentLength = node.parent < 0 ? size[axis] : boxes[node.parent].length[axis]
                box.length[axis] = length(node, axis, in: parentLength, boxes)
                box.start[axis] = start(
                    node.rules[axis].position, box.length[axis], axis, in: parentLength, boxes)
            }
            boxes.append(box)
        }
        return boxes
    }

    private func length(_ node: Node, _ axis: Int, in parentLength: Double, _ boxes: [Box]) -> Double {
        switch node.rules[axis].length {
        case .fixed(let length): length
        case .part(let part, let plus): part * parentLength + plus
        case .same(let sibling): boxes[sibling].length[axis]
        case .capped(let preferred, let part, _): min(preferred, part * parentLength)
        case .natural(let part): min(node.natural[axis], part * parentLength)
        }
    }

    private func start(
        _ position: Position, _ length: Double, _ axis: Int, in parentLength: Double, _ boxes: [Box]
    ) -> Double {
        func end(_ sibling: Int) -> Double { boxes[sibling].start[axis] + boxes[sibling].length[axis] }
        return switch position {
        case .start(let distance): distance
        case .end(let distance): parentLength - distance - length
        case .center(let offset): parentLength / 2 + offset - length / 2
        case .startMargin(let distance): Self.margin + distance
        case .after(let sibling, let gap): end(sibling) + gap
        case .preferred(let distance, let sibling, _): max(distance, end(sibling))
        }
    }
}
