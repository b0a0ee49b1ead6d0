extension ConstraintChain {
    /// The constraints from the first edge to the last, then those that align the items.
    func constraints(at line: SourceLine) -> [NSLayoutConstraint] {
        var constraints: [NSLayoutConstraint] = []
        if let leading, let first = items.first {
            constraints += ties(
                ConstraintOperand(leading.outer, outerEdge(.start, leading.gap)),
                ConstraintOperand(first.node, edge(.start)), leading.gap, line)
        }
        for (index, item) in items.enumerated() {
            if index > 0 {
                constraints += ties(
                    ConstraintOperand(items[index - 1].node, inner(.end)),
                    ConstraintOperand(item.node, inner(.start)), gaps[index - 1], line)
            }
            constraints += item.sizes.map { size($0, of: item.node, line) }
        }
        if let trailing, let last = items.last {
            constraints += ties(
                ConstraintOperand(last.node, edge(.end)),
                ConstraintOperand(trailing.outer, outerEdge(.end, trailing.gap)), trailing.gap, line)
        }
        return constraints + alignments(line)
    }

    // MARK: Edges

    private enum End { case start, end }

    private var runsRightToLeft: Bool {
        axis == .horizontal
            && options.intersection(.directionMask) == .directionRightToLeft
    }

    /// The attribute of an item's edge, by the order in which the items are named.
    private func edge(_ end: End) -> NSLayoutConstraint.Attribute {
        guard axis == .horizontal else { return end == .start ? .top : .bottom }
        return switch options.intersection(.directionMask) {
        case .directionLeftToRight: end == .start ? .left : .right
        case .directionRightToLeft: end == .start ? .right : .left
        default: end == .start ? .leading : .trailing
        }
    }

    /// The attribute that spaces between items are measured from.
    private func inner(_ end: End) -> NSLayoutConstraint.Attribute {
        guard axis == .vertical, options.contains(.spacingBaselineToBaseline) else { return edge(end) }
        return end == .start ? .firstBaseline : .lastBaseline
    }

    /// The attribute of the view around the items: the system's space there is its margin.
    private func outerEdge(_ end: End, _ gap: Gap) -> NSLayoutConstraint.Attribute {
        let edge = edge(end)
        guard case .standard = gap else { return edge }
        return edge.insideMargin
    }

    // MARK: Constraints

    /// The constraints of a gap: the later edge follows the earlier one. Where the items run to the left the
    /// earlier edge lies further along the axis.
    private func ties(
        _ before: ConstraintOperand, _ after: ConstraintOperand, _ gap: Gap, _ line: SourceLine
    ) -> [NSLayoutConstraint] {
        let lengths: [Length]
        switch gap {
        case .standard:
            let atMargin = [before.attribute, after.attribute].contains(where: \.isInsideMargin)
            let space = atMargin ? 0 : standardSpace(before, after)
            lengths = [Length(relation: .equal, object: .points(space), priority: .required)]
        case .spaces(let spaces): lengths = spaces
        }
        let (far, near) = runsRightToLeft ? (before, after) : (after, before)
        return lengths.map { length in
            guard case .points(let points) = length.object else { return nil }
            return make(ConstraintParts(far, length.relation, near, constant: points), length, line)
        }.compactMap(\.self)
    }

    private func standardSpace(_ before: ConstraintOperand, _ after: ConstraintOperand) -> CGFloat {
        guard before.attribute == .lastBaseline else { return SystemSpacing.siblings }
        return SystemSpacing.between(before, after)
    }

    private func size(_ length: Length, of node: LayoutNode, _ line: SourceLine) -> NSLayoutConstraint {
        let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
        let own = ConstraintOperand(node, attribute)
        switch length.object {
        case .points(let points):
            return make(ConstraintParts(own, length.relation, nil, constant: points), length, line)
        case .item(let other):
            let second = ConstraintOperand(other, attribute)
            return make(ConstraintParts(own, length.relation, second, constant: 0), length, line)
        }
    }

    private func make(
        _ parts: ConstraintParts, _ length: Length, _ line: SourceLine
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(parts, at: line)
        constraint.priority = length.priority
        return constraint
    }

    /// Each item aligned with the next one, by every attribute that the options name.
    private func alignments(_ line: SourceLine) -> [NSLayoutConstraint] {
        options.alignments.flatMap { attribute in
            zip(items, items.dropFirst()).filter { $0.node !== $1.node }.map { item, next in
                NSLayoutConstraint(
                    ConstraintParts(
                        ConstraintOperand(item.node, attribute), .equal,
                        ConstraintOperand(next.node, attribute), constant: 0), at: line)
            }
        }
    }
}

extension NSLayoutConstraint.FormatOptions {
    /// The attributes that views are aligned by, in the order of their raw values.
    var alignments: [NSLayoutConstraint.Attribute] {
        NSLayoutConstraint.Attribute.allCases.filter {
            $0 != .notAnAttribute && $0.rawValue < 16
                && rawValue & NSLayoutConstraint.FormatOptions.alignmentMask.rawValue
                    & (1 << UInt($0.rawValue))
                    != 0
        }
    }
}

extension NSLayoutConstraint.Attribute {
    /// The edge inside of the margin; itself for what is no edge.
    var insideMargin: NSLayoutConstraint.Attribute {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        default: self
        }
    }

    /// Whether the attribute is inside of the margins.
    var isInsideMargin: Bool { rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue }
}
