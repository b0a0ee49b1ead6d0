/// How views lie across the axis.
extension StackPlan {
    private var cross: NSLayoutConstraint.Axis { axis.crossing }

    mutating func align() {
        guard let first = shown.first else {
            fitCanvas(cross)
            return alignHidden(with: nil)
        }
        let alignment = effectiveAlignment
        switch (alignment, shown.count) {
        case (.fill, _): fill(nodes[first])
        case (_, 1): alignOne(nodes[first], alignment)
        default: alignMany(nodes[first], alignment)
        }
        alignHidden(with: nodes[first])
    }

    /// Baselines do not line up in a column: there the edges do, and that is reported.
    private var effectiveAlignment: UIStackView.Alignment {
        let alignment = stack.alignmentStorage
        guard axis == .vertical, alignment == .firstBaseline || alignment == .lastBaseline else {
            return alignment
        }
        return alignment == .firstBaseline ? .leading : .trailing
    }

    private mutating func fill(_ first: LayoutNode) {
        add(.canvasConnection, stack: cross.startEdge, .equal, first, cross.startEdge)
        add(.canvasConnection, first, cross.endEdge, .equal, canvas, cross.endEdge, at: farPriority)
        for index in shown.dropFirst() {
            for edge in [cross.startEdge, cross.endEdge] {
                add(.alignment, nodes[index], edge, .equal, first, edge)
            }
        }
    }

    /// A single view needs no guide around it.
    private mutating func alignOne(_ node: LayoutNode, _ alignment: UIStackView.Alignment) {
        let (start, end) = (cross.startEdge, cross.endEdge)
        switch alignment {
        case .trailing, .lastBaseline:
            add(.canvasConnection, node, end, .equal, canvas, end)
            add(.canvasConnection, stack: start, .lessThanOrEqual, node, start, at: farPriority)
        case .center:
            add(.canvasConnection, stack: start, .lessThanOrEqual, node, start)
            add(.canvasConnection, node, end, .lessThanOrEqual, canvas, end, at: farPriority)
            add(.canvasConnection, node, cross.middle, .equal, canvas, cross.middle, at: farPriority)
        default:
            add(.canvasConnection, stack: start, .equal, node, start)
            add(.canvasConnection, node, end, .lessThanOrEqual, canvas, end, at: farPriority)
        }
        fitCanvas(cross)
        suppressAmbiguity(of: node)
    }

    private mutating func alignMany(_ first: LayoutNode, _ alignment: UIStackView.Alignment) {
        usesSpanner = true
        let spanner = stack.rules.spanner(in: stack)
        let attribute = alignment.attribute(cross)
        for index in shown.dropFirst() { add(.alignment, nodes[index], attribute, .equal, first, attribute) }
        for index in shown {
            bound(nodes[index], by: spanner, attribute)
            suppressAmbiguity(of: nodes[index])
        }
        add(.spanningFit, spanner, cross.extent, is: 0, at: StackPriority.spanningFit)
        connect(first, spanner, alignment)
    }

    /// Has the guide span a view: flush on the side where views are aligned.
    private mutating func bound(
        _ node: LayoutNode, by spanner: LayoutNode, _ attribute: NSLayoutConstraint.Attribute
    ) {
        let (start, end) = (cross.startEdge, cross.endEdge)
        if attribute == start {
            add(
                .spanningBoundary, spanner, start, .equal, node, start,
                at: StackPriority.spanningBoundary)
        } else {
            add(.spanningBoundary, spanner, start, .lessThanOrEqual, node, start)
        }
        if attribute == end {
            add(.spanningBoundary, spanner, end, .equal, node, end, at: StackPriority.spanningBoundary)
        } else {
            add(.spanningBoundary, spanner, end, .greaterThanOrEqual, node, end)
        }
    }

    private mutating func connect(
        _ first: LayoutNode, _ spanner: LayoutNode, _ alignment: UIStackView.Alignment
    ) {
        let (start, end) = (cross.startEdge, cross.endEdge)
        switch alignment {
        case .center:
            add(.canvasConnection, stack: start, .equal, spanner, start)
            add(.canvasConnection, spanner, end, .equal, canvas, end, at: farPriority)
            add(.canvasConnection, first, cross.middle, .equal, canvas, cross.middle, at: farPriority)
        case .trailing:
            add(.canvasConnection, first, end, .equal, canvas, end)
            add(.canvasConnection, stack: start, .equal, spanner, start, at: farPriority)
        case .firstBaseline:
            add(.canvasConnection, stack: start, .equal, spanner, start)
            add(.canvasConnection, spanner, end, .lessThanOrEqual, canvas, end, at: farPriority)
            fitCanvas(cross)
        case .lastBaseline:
            add(.canvasConnection, spanner, end, .equal, canvas, end)
            add(.canvasConnection, stack: start, .lessThanOrEqual, spanner, start, at: farPriority)
            fitCanvas(cross)
        case .leading, .fill:
            add(.canvasConnection, stack: start, .equal, first, start)
            add(.canvasConnection, spanner, end, .equal, canvas, end, at: farPriority)
        }
    }

    private mutating func suppressAmbiguity(of node: LayoutNode) {
        add(
            .ambiguitySuppression, node, cross.extent, is: 0, at: StackPriority.ambiguitySuppression)
    }

    /// Hidden views lie where they would lie, without a say in how large the others or the stack are.
    private mutating func alignHidden(with reference: LayoutNode?) {
        let other = reference ?? canvas
        let alignment = effectiveAlignment
        for index in nodes.indices where !isShown[index] {
            let attribute = alignment.attribute(cross)
            let isBaseline = attribute == .firstBaseline || attribute == .lastBaseline
            let edge = alignment == .fill || isBaseline ? cross.startEdge : attribute
            add(.alignment, nodes[index], edge, .equal, other, edge)
            if alignment == .fill {
                add(
                    .alignment, nodes[index], cross.endEdge, .equal, other, cross.endEdge,
                    at: StackPriority.ambiguitySuppression)
            } else {
                suppressAmbiguity(of: nodes[index])
            }
        }
    }
}

extension UIStackView.Alignment {
    /// What lines up across an axis.
    func attribute(_ cross: NSLayoutConstraint.Axis) -> NSLayoutConstraint.Attribute {
        switch self {
        case .fill, .leading: cross.startEdge
        case .center: cross.middle
        case .trailing: cross.endEdge
        case .firstBaseline: .firstBaseline
        case .lastBaseline: .lastBaseline
        }
    }
}
