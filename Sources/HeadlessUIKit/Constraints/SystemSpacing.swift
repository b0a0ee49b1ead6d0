/// The space that the system leaves between views.
enum SystemSpacing {
    /// Between siblings, in points.
    static let siblings: CGFloat = 8
}

extension NSLayoutAnchor {
    /// A constraint at a multiple of the system's space after another anchor. Towards the sides of a view that
    /// contains the other it is the margin; from baseline to baseline it is the leading of the text.
    final func spaced(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor, _ multiplier: CGFloat,
        at line: SourceLine
    ) -> NSLayoutConstraint {
        let space = SystemSpacing.between(anchor.operand, operand)
        let constraint = NSLayoutConstraint(
            ConstraintParts(operand, relation, anchor.operand, constant: space * multiplier), at: line)
        constraint.usesSystemSpace = true
        return constraint
    }
}

extension SystemSpacing {
    /// The space from one attribute to the next, in points.
    @MainActor
    static func between(_ before: ConstraintOperand, _ after: ConstraintOperand) -> CGFloat {
        let baselines: [NSLayoutConstraint.Attribute] = [.firstBaseline, .lastBaseline]
        if baselines.contains(before.attribute), baselines.contains(after.attribute) {
            return lineSpacing(before, after)
        }
        if let (outer, edge) = container(before, after) { return outer.margin(at: edge) }
        return siblings
    }

    /// The view whose edge the space goes along, where one item contains the other.
    @MainActor
    private static func container(
        _ before: ConstraintOperand, _ after: ConstraintOperand
    ) -> (UIView, NSLayoutConstraint.Attribute)? {
        if let outer = before.node.view, let inner = after.node.owner,
            inner !== outer || after.node.guide != nil,
            inner.lies(in: outer)
        {
            return (outer, before.attribute)
        }
        if let outer = after.node.view, let inner = before.node.owner,
            inner !== outer || before.node.guide != nil, inner.lies(in: outer)
        {
            return (outer, after.attribute)
        }
        return nil
    }

    /// From baseline to baseline: the line height of the larger font, or the space between siblings more
    /// than the text's own where there is none.
    @MainActor
    private static func lineSpacing(_ before: ConstraintOperand, _ after: ConstraintOperand) -> CGFloat {
        let fonts = [before.node.view?.baselineFont, after.node.view?.baselineFont].compactMap(\.self)
        guard let largest = fonts.map(\.lineHeight).max() else { return siblings }
        return largest
    }
}

extension UIView {
    /// The view's margin at one of its edges, in points.
    final func margin(at edge: NSLayoutConstraint.Attribute) -> CGFloat {
        let (margins, directional) = (layoutMargins, directionalLayoutMargins)
        return switch edge {
        case .left: margins.left
        case .right: margins.right
        case .leading: directional.leading
        case .trailing: directional.trailing
        case .top: margins.top
        case .bottom: margins.bottom
        default: SystemSpacing.siblings
        }
    }
}
