/// An item whose baseline is that of its container.
struct BaselineChild {
    var row: Int
    /// Whether it is the item's last baseline.
    var isLast: Bool
}

/// Finds the item whose baseline is its container's: the first one of the first line that shares a baseline,
/// else the first one; or the last. What "first" means follows the reading order, also in flows against it.
struct BaselineSearch {
    private let tree: FlexTree
    private let container: Int
    private let isLast: Bool
    private let sharesBaselines: Bool
    /// Whether the item that comes last in order is searched.
    private let isFromEnd: Bool
    private var best: (row: Int, align: ItemAlignment, order: Int)?

    init(_ tree: FlexTree, in container: Int, isLast: Bool) {
        self.tree = tree
        self.container = container
        self.isLast = isLast
        let flow = tree.styles[container].flexDirection
        sharesBaselines = flow.axis == .horizontal
        isFromEnd = isLast != (flow.isReversed && !tree.rules.baselinesFollowTreeOrder)
    }

    /// Visits all items of a single-line container.
    mutating func find() -> BaselineChild? {
        var outer: [Int32] = []
        var child = tree.links[container].firstChild
        while true {
            if child < 0 {
                guard let next = outer.popLast() else { return result }
                child = next
                continue
            }
            let row = Int(child)
            child = tree.links[row].next
            switch tree.styles[row].display {
            case .none: break
            case .contents:
                outer.append(child)
                child = tree.links[row].firstChild
            case .flex: if tree.styles[row].position != .absolute { visit(row) }
            }
        }
    }

    /// The best of the items that have been visited.
    var result: BaselineChild? {
        best.map { best in
            BaselineChild(
                row: best.row, isLast: best.align < .baseline ? isLast : best.align == .lastBaseline)
        }
    }

    /// Visits the next item in the order of the tree.
    mutating func visit(_ row: Int) {
        let align = alignment(of: row)
        let order = tree.styles[row].order
        if let best {
            let (rank, bestRank) = (rank(align), rank(best.align))
            let isBetter = isFromEnd ? order >= best.order : order < best.order
            guard rank == bestRank ? isBetter : rank > bestRank else { return }
        }
        best = (row, align, order)
    }

    /// `baseline` or `lastBaseline` where the item shares one, else `start`.
    private func alignment(of row: Int) -> ItemAlignment {
        let style = tree.styles[row]
        let align = style.alignSelf ?? tree.styles[container].alignItems
        guard sharesBaselines, align == .baseline || align == .lastBaseline else { return .start }
        let margin = style.margin
        let isFree =
            margin.isUnset
            || ![false, true].contains { margin.length(on: .vertical, atEnd: $0, .leftToRight) == .auto }
        return !isFree ? .start : align == .baseline ? .baseline : .lastBaseline
    }

    private func rank(_ align: ItemAlignment) -> Int {
        if align < .baseline { return 0 }
        return (align == .lastBaseline) == isLast ? 2 : 1
    }
}

extension FlexLayoutPass {
    /// Stores the items whose baselines are those of the first and the last line in reading order: the lines themselves
    /// are not stored.
    func storeLineBaselines() {
        guard container.wraps else { return }
        let row = Int32(container.row)
        guard linesAtHand.count > 1 else {
            tree.storage.lineBaselines[row] = nil
            return
        }
        let isReversed =
            tree.styles[container.row].flexWrap == .wrapReverse && !rules.baselinesFollowTreeOrder
        let (first, last) = (lines[container.firstLine], lines[lines.count - 1])
        tree.storage.lineBaselines[row] = LineBaselines(
            first: baselineChild(in: isReversed ? last : first, isLast: false),
            last: baselineChild(in: isReversed ? first : last, isLast: true))
    }

    private func baselineChild(in line: FlexLine, isLast: Bool) -> BaselineChild? {
        var search = BaselineSearch(tree, in: container.row, isLast: isLast)
        for index in line.items { search.visit(items[index].row) }
        return search.result
    }
}

/// The items whose baselines are those of a container with several lines.
struct LineBaselines {
    var first: BaselineChild?
    var last: BaselineChild?
}
