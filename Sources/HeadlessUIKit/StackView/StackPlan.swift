/// The constraints of a stack's arranged subviews, before they are made.
///
/// The constraints are those that UIKit's logs show, with its identifiers and priorities. Where logs leave
/// something open a comment says what was chosen.
@MainActor
struct StackPlan {
    let stack: UIStackView
    let axis: NSLayoutConstraint.Axis
    let nodes: [LayoutNode]
    let isShown: [Bool]
    /// The indices of the views that are not hidden.
    let shown: [Int]
    /// What the views are connected to: the stack, or the area inside of its margins.
    let canvas: LayoutNode
    private(set) var rules: [StackRule] = []
    var gapCount = 0
    var usesSpanner = false
    /// The texts of several lines that share the width.
    var texts: Set<ObjectIdentifier> = []

    init(of stack: UIStackView) {
        self.stack = stack
        axis = stack.axisStorage
        var (nodes, isShown, shown): ([LayoutNode], [Bool], [Int]) = ([], [], [])
        nodes.reserveCapacity(stack.arranged.count)
        isShown.reserveCapacity(stack.arranged.count)
        shown.reserveCapacity(stack.arranged.count)
        for (index, view) in stack.arranged.enumerated() {
            nodes.append(view.layoutNode)
            isShown.append(!view.isHidden)
            if !view.isHidden { shown.append(index) }
        }
        (self.nodes, self.isShown, self.shown) = (nodes, isShown, shown)
        canvas =
            stack.options.contains(.marginsRelative)
            ? stack.layoutMarginsGuide.layoutNode : stack.layoutNode
        rules.reserveCapacity(nodes.count * 5 + 4)
    }

    /// Writes down all constraints.
    mutating func make() {
        guard let first = nodes.first, let last = nodes.last else {
            fitCanvas(.horizontal)
            return fitCanvas(.vertical)
        }
        add(.canvasConnection, stack: axis.startEdge, .equal, first, axis.startEdge)
        // With nothing to show there is nothing that could fill the stack.
        if shown.isEmpty {
            fitCanvas(axis)
        } else {
            add(.canvasConnection, last, axis.endEdge, .equal, canvas, axis.endEdge, at: farPriority)
        }
        follow()
        share()
        align()
        for index in nodes.indices where !isShown[index] {
            add(.hiding, nodes[index], axis.extent, is: 0)
        }
    }

    /// How strongly the second of two edges holds: a stack that another one has closed up must be able to be
    /// empty, whatever its spaces and margins.
    var farPriority: UILayoutPriority { stack.isCollapsedInStack ? StackPriority.almostRequired : .required }

    // MARK: Writing down

    mutating func add(
        _ name: StackRuleName, _ first: LayoutNode, _ attribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation, _ second: LayoutNode,
        _ other: NSLayoutConstraint.Attribute, constant: CGFloat = 0,
        at priority: UILayoutPriority = .required
    ) {
        rules.append(
            StackRule(
                name, ConstraintOperand(first, attribute), relation, ConstraintOperand(second, other),
                constant: constant, priority: priority))
    }

    /// An edge of the stack against that of a view.
    mutating func add(
        _ name: StackRuleName, stack edge: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation, _ node: LayoutNode, _ other: NSLayoutConstraint.Attribute,
        at priority: UILayoutPriority = .required
    ) {
        add(name, canvas, edge, relation, node, other, at: priority)
    }

    mutating func add(
        _ name: StackRuleName, _ node: LayoutNode, _ attribute: NSLayoutConstraint.Attribute,
        is constant: CGFloat, at priority: UILayoutPriority = .required
    ) {
        rules.append(
            StackRule(
                name, ConstraintOperand(node, attribute), .equal, nil, constant: constant,
                priority: priority))
    }

    mutating func add(
        _ name: StackRuleName, _ node: LayoutNode, is multiplier: CGFloat, of other: LayoutNode,
        at priority: UILayoutPriority
    ) {
        rules.append(
            StackRule(
                name, ConstraintOperand(node, axis.extent), .equal, ConstraintOperand(other, axis.extent),
                multiplier: multiplier, priority: priority))
    }

    /// Has the stack be no longer than it must.
    mutating func fitCanvas(_ axis: NSLayoutConstraint.Axis) {
        add(.canvasFit, stack.layoutNode, axis.extent, is: 0, at: StackPriority.canvasFit)
    }
}
