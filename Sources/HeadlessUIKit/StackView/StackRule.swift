/// One constraint of a stack for its arranged subviews.
///
/// An object, as each copy of such a value counts four references: pays in `feed made`.
@MainActor
final class StackRule {
    let name: StackRuleName
    let first: ConstraintOperand
    let relation: NSLayoutConstraint.Relation
    let second: ConstraintOperand?
    let multiplier: CGFloat
    let constant: CGFloat
    let priority: UILayoutPriority

    init(
        _ name: StackRuleName, _ first: ConstraintOperand, _ relation: NSLayoutConstraint.Relation,
        _ second: ConstraintOperand?, multiplier: CGFloat = 1, constant: CGFloat = 0,
        priority: UILayoutPriority
    ) {
        self.name = name
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
    }

    /// What cannot change while the constraint is active.
    var key: Key {
        var other: ObjectIdentifier?
        if let second { other = ObjectIdentifier(second.node) }
        return Key(
            name: name, first: ObjectIdentifier(first.node), firstAttribute: first.attribute,
            relation: relation, second: other,
            secondAttribute: second?.attribute, multiplier: multiplier, isRequired: priority == .required,
            baselines: baselineNodes)
    }

    /// The nodes whose baselines the constraint goes by in the end, which may change as stacks inside do.
    private var baselineNodes: [ObjectIdentifier] {
        var nodes: [ObjectIdentifier] = []
        if let node = first.baselineNode { nodes.append(node) }
        if let node = second?.baselineNode { nodes.append(node) }
        return nodes
    }

    nonisolated struct Key: Hashable {
        let name: StackRuleName
        let first: ObjectIdentifier
        let firstAttribute: NSLayoutConstraint.Attribute
        let relation: NSLayoutConstraint.Relation
        let second: ObjectIdentifier?
        let secondAttribute: NSLayoutConstraint.Attribute?
        let multiplier: CGFloat
        let isRequired: Bool
        let baselines: [ObjectIdentifier]
    }
}

extension ConstraintOperand {
    /// The node whose baseline counts in the end; nil for other attributes.
    @MainActor
    fileprivate var baselineNode: ObjectIdentifier? {
        guard attribute == .firstBaseline || attribute == .lastBaseline else { return nil }
        return ObjectIdentifier(node.baselineNode(for: attribute))
    }
}

/// What a constraint of a stack is for, by the identifier that UIKit's logs show.
enum StackRuleName: String {
    case canvasConnection = "UISV-canvas-connection"
    case canvasFit = "UISV-canvas-fit"
    case spacing = "UISV-spacing"
    case alignment = "UISV-alignment"
    case fillEqually = "UISV-fill-equally"
    case fillProportionally = "UISV-fill-proportionally"
    case distributingEdge = "UISV-distributing-edge"
    case spanningBoundary = "UISV-spanning-boundary"
    case spanningFit = "UISV-spanning-fit"
    case ambiguitySuppression = "UISV-ambiguity-suppression"
    case textWidth = "UISV-text-width-disambiguation"
    case hiding = "UISV-hiding"
}

/// The priorities of a stack's constraints, as logs of UIKit show them.
enum StackPriority {
    /// Shares in proportion to natural lengths, from the first view down to the last.
    static let proportions: ClosedRange<Float> = 800...999
    /// Equal widths of texts of several lines; above the compression resistance of content.
    static let textWidth = UILayoutPriority(760)
    /// The near edge of what spans the views.
    static let spanningBoundary = UILayoutPriority(999.5)
    /// Equal distances of middles, below the compression resistance of content.
    static let equalCentering: ClosedRange<Float> = 100...149
    /// What spans the views is no larger than them.
    static let spanningFit = UILayoutPriority(51)
    /// The stack is no larger than its content.
    static let canvasFit = UILayoutPriority(49)
    /// Views without a natural size are empty.
    static let ambiguitySuppression = UILayoutPriority(25)
    /// What gives way so that a stack can be collapsed.
    static let almostRequired = UILayoutPriority(999)
}

extension NSLayoutConstraint.Axis {
    /// The edge where the axis starts.
    var startEdge: NSLayoutConstraint.Attribute { self == .horizontal ? .leading : .top }
    /// The edge where the axis ends.
    var endEdge: NSLayoutConstraint.Attribute { self == .horizontal ? .trailing : .bottom }
    /// The middle along the axis.
    var middle: NSLayoutConstraint.Attribute { self == .horizontal ? .centerX : .centerY }
    /// The length along the axis.
    var extent: NSLayoutConstraint.Attribute { self == .horizontal ? .width : .height }
    /// The axis across.
    var crossing: NSLayoutConstraint.Axis { self == .horizontal ? .vertical : .horizontal }
}

extension CGSize {
    /// The length along an axis.
    func along(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? width : height }
}
