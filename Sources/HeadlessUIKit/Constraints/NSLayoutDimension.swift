/// A width, a height or a distance between anchors.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    override init(_ operand: ConstraintOperand) { super.init(operand) }

    init(distanceFrom start: ConstraintOperand, to end: ConstraintOperand) {
        let subtracted = ConstraintOperand.Subtracted(start.node, start.attribute)
        super.init(ConstraintOperand(end.node, end.attribute, less: subtracted))
        subtracted.anchor = self
    }

    /// A constraint that gives the dimension a length in points.
    open func constraint(
        equalToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        made(.equal, nil, 1, c, SourceLine(file: file, line: line))
    }

    /// A constraint that gives the dimension a minimum length in points.
    open func constraint(
        greaterThanOrEqualToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        made(.greaterThanOrEqual, nil, 1, c, SourceLine(file: file, line: line))
    }

    /// A constraint that gives the dimension a maximum length in points.
    open func constraint(
        lessThanOrEqualToConstant c: CGFloat, file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        made(.lessThanOrEqual, nil, 1, c, SourceLine(file: file, line: line))
    }

    /// A constraint that makes the dimension a multiple of another, `c` points more.
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        made(.equal, anchor, m, c, SourceLine(file: file, line: line))
    }

    /// A constraint that makes the dimension at least a multiple of another, `c` points more.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        made(.greaterThanOrEqual, anchor, m, c, SourceLine(file: file, line: line))
    }

    /// A constraint that makes the dimension at most a multiple of another, `c` points more.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
        file: StaticString = #fileID, line: UInt = #line
    ) -> NSLayoutConstraint {
        made(.lessThanOrEqual, anchor, m, c, SourceLine(file: file, line: line))
    }

    private func made(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutDimension?, _ multiplier: CGFloat,
        _ constant: CGFloat, _ line: SourceLine
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            ConstraintParts(operand, relation, anchor?.operand, multiplier: multiplier, constant: constant),
            at: line)
    }
}
