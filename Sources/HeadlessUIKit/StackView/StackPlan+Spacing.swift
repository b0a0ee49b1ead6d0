/// How views follow each other along the axis.
extension StackPlan {
    /// Whether spaces go from baseline to baseline.
    private var goesByBaselines: Bool {
        axis == .vertical && stack.options.contains(.baselineRelative)
    }

    private var hasGaps: Bool {
        stack.distributionStorage == .equalSpacing || stack.distributionStorage == .equalCentering
    }

    mutating func follow() {
        if hasGaps || goesByBaselines { linkShown() } else { chain() }
        guard hasGaps, !shown.isEmpty else { return }
        fitCanvas(axis)
    }

    /// One after another, hidden views too: of what lies between two that are shown only the first is a space,
    /// so that hiding changes a constant and no more.
    private mutating func chain() {
        guard let lastShown = shown.last else { return collapseAll() }
        var next = 0
        for index in nodes.indices.dropLast() {
            var space: CGFloat = 0
            if isShown[index], index < lastShown {
                next += 1
                space = stack.space(
                    after: stack.arranged[index], before: stack.arranged[shown[next]], fromBaselines: false)
            }
            add(
                .spacing, nodes[index + 1], axis.startEdge, .equal, nodes[index], axis.endEdge,
                constant: space)
        }
    }

    private mutating func collapseAll() {
        for index in nodes.indices.dropLast() {
            add(.spacing, nodes[index + 1], axis.startEdge, .equal, nodes[index], axis.endEdge)
        }
    }

    /// From each view that is shown to the next; hidden ones lie at the end of the one before.
    private mutating func linkShown() {
        var previous: Int?
        for index in nodes.indices {
            if isShown[index], let known = previous {
                link(known, index)
            } else if index > 0 {
                add(.spacing, nodes[index], axis.startEdge, .equal, nodes[index - 1], axis.endEdge)
            }
            if isShown[index] { previous = index }
        }
    }

    private mutating func link(_ index: Int, _ next: Int) {
        let byBaselines = goesByBaselines
        let space = stack.space(
            after: stack.arranged[index], before: stack.arranged[next], fromBaselines: byBaselines)
        let end = byBaselines ? NSLayoutConstraint.Attribute.lastBaseline : axis.endEdge
        let start = byBaselines ? NSLayoutConstraint.Attribute.firstBaseline : axis.startEdge
        let (node, other) = (nodes[index], nodes[next])
        guard hasGaps else {
            return add(.spacing, other, start, .equal, node, end, constant: space)
        }
        add(.spacing, other, start, .greaterThanOrEqual, node, end, constant: space)
        let isCentering = stack.distributionStorage == .equalCentering
        let gap = stack.rules.gap(gapCount, in: stack)
        add(.distributingEdge, gap, axis.startEdge, .equal, node, isCentering ? axis.middle : end)
        add(.distributingEdge, other, isCentering ? axis.middle : start, .equal, gap, axis.endEdge)
        if gapCount > 0 {
            let first = stack.rules.gap(0, in: stack)
            let range = StackPriority.equalCentering
            // One pair's priority is known. That each next one is weaker keeps the result determined where not
            // all distances can be equal.
            let priority =
                isCentering
                ? UILayoutPriority(max(range.upperBound - Float(gapCount - 1), range.lowerBound)) : .required
            add(.fillEqually, gap, is: 1, of: first, at: priority)
        }
        gapCount += 1
    }
}
