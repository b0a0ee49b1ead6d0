import UIKit

/// A recipe as views, guides and active constraints.
@MainActor
final class LiveTree {
    var recipe: TreeRecipe
    let root = UIView()
    let window = UIWindow(screen: UIScreen(.iPhoneSE))
    /// A view or a guide for each node.
    private(set) var items: [AnyObject] = []
    /// The active constraints by node and axis.
    private(set) var constraints: [[[NSLayoutConstraint]]] = []

    /// A view with a natural size.
    private final class ContentView: UIView {
        var natural = CGSize.zero
        override var intrinsicContentSize: CGSize { natural }
    }

    /// Makes the tree in a window.
    ///
    /// - Parameter isMeasured: Whether the root is measured by constraints before it comes into the window.
    init(_ recipe: TreeRecipe, isMeasured: Bool = false) {
        self.recipe = recipe
        root.frame = CGRect(x: 0, y: 0, width: recipe.size[0], height: recipe.size[1])
        root.insetsLayoutMarginsFromSafeArea = false
        if !isMeasured { window.addSubview(root) }
        for (index, node) in recipe.nodes.enumerated() {
            items.append(Self.item(node, index))
            constraints.append([[], []])
            place(index)
        }
        turn(recipe.isRightToLeft)
        for index in items.indices { for axis in 0..<2 { activate(index, axis) } }
        if isMeasured {
            root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            window.addSubview(root)
        }
        root.layoutIfNeeded()
    }

    /// The frames of views and guides in their parents' coordinates, laid out.
    var frames: [CGRect] {
        root.layoutIfNeeded()
        return items.map { ($0 as? UIView)?.frame ?? ($0 as? UILayoutGuide)?.layoutFrame ?? .null }
    }

    /// Gives a view with a natural size another one.
    ///
    /// - Returns: Whether it is such a view.
    func changeNatural(of index: Int, to natural: [Double]) -> Bool {
        guard let view = items[index] as? ContentView else { return false }
        recipe.nodes[index].natural = natural
        view.natural = CGSize(width: natural[0], height: natural[1])
        view.invalidateIntrinsicContentSize()
        return true
    }

    private static func item(_ node: TreeRecipe.Node, _ index: Int) -> AnyObject {
        switch node.kind {
        case .guide: return UILayoutGuide()
        case .content:
            let view = ContentView()
            view.natural = CGSize(width: node.natural[0], height: node.natural[1])
            view.translatesAutoresizingMaskIntoConstraints = false
            for axis in NSLayoutConstraint.Axis.allCases {
                let priority = UILayoutPriority(995 - 20 * Float(index))
                view.setContentHuggingPriority(priority, for: axis)
                view.setContentCompressionResistancePriority(priority, for: axis)
            }
            return view
        case .view, .manual:
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = node.kind == .manual
            return view
        }
    }

    func view(_ index: Int) -> UIView { index < 0 ? root : (items[index] as? UIView) ?? root }

    /// Puts a node into its parent.
    func place(_ index: Int) {
        let parent = view(recipe.nodes[index].parent)
        if let guide = items[index] as? UILayoutGuide { return parent.addLayoutGuide(guide) }
        view(index).insetsLayoutMarginsFromSafeArea = false
        parent.addSubview(view(index))
    }

    // MARK: Constraints

    private func constraint(
        _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ other: AnyObject?,
        _ otherAttribute: NSLayoutConstraint.Attribute,
        _ values: (multiplier: Double, constant: Double),
        relation: NSLayoutConstraint.Relation = .equal, priority: Float = 1000
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
            multiplier: values.multiplier, constant: values.constant)
        constraint.priority = UILayoutPriority(priority)
        return constraint
    }

    func activate(_ index: Int, _ axis: Int) {
        let node = recipe.nodes[index]
        if node.kind == .manual { return moveManually(index) }
        constraints[index][axis] = made(index, axis)
        NSLayoutConstraint.activate(constraints[index][axis])
    }

    func deactivate(_ index: Int, _ axis: Int) {
        NSLayoutConstraint.deactivate(constraints[index][axis])
        constraints[index][axis] = []
    }

    /// The constraints of a rule, inactive.
    func made(_ index: Int, _ axis: Int) -> [NSLayoutConstraint] {
        let node = recipe.nodes[index]
        return length(node, items[index], axis) + position(node, items[index], axis)
    }

    /// Gives a view that the app places its frame.
    private func moveManually(_ index: Int) {
        let box = recipe.boxes[index]
        view(index).frame = CGRect(
            x: box.start[0], y: box.start[1], width: box.length[0], height: box.length[1])
    }

    private func length(
        _ node: TreeRecipe.Node, _ item: AnyObject, _ axis: Int
    ) -> [NSLayoutConstraint] {
        let (own, parent) = (Self.lengths[axis], view(node.parent))
        switch node.rules[axis].length {
        case .fixed(let length): return [constraint(item, own, nil, .notAnAttribute, (1, length))]
        case .part(let part, let plus): return [constraint(item, own, parent, own, (part, plus))]
        case .same(let sibling): return [constraint(item, own, items[sibling], own, (1, 0))]
        case .capped(let preferred, let part, let priority):
            return [
                constraint(item, own, parent, own, (part, 0), relation: .lessThanOrEqual),
                constraint(item, own, nil, .notAnAttribute, (1, preferred), priority: priority),
            ]
        case .natural(let part):
            return [constraint(item, own, parent, own, (part, 0), relation: .lessThanOrEqual)]
        }
    }

    private func position(
        _ node: TreeRecipe.Node, _ item: AnyObject, _ axis: Int
    ) -> [NSLayoutConstraint] {
        let (start, end, parent) = (Self.starts[axis], Self.ends[axis], view(node.parent))
        switch node.rules[axis].position {
        case .start(let distance): return [constraint(item, start, parent, start, (1, distance))]
        case .end(let distance): return [constraint(item, end, parent, end, (1, -distance))]
        case .center(let offset):
            // Center attributes do not follow the reading direction, so the offset is negated by hand.
            let sign = recipe.isRightToLeft && axis == 0 ? -1.0 : 1
            return [constraint(item, Self.centers[axis], parent, Self.centers[axis], (1, sign * offset))]
        case .startMargin(let distance):
            return [constraint(item, start, parent, Self.margins[axis], (1, distance))]
        case .after(let sibling, let gap): return [constraint(item, start, items[sibling], end, (1, gap))]
        case .preferred(let distance, let sibling, let priority):
            return [
                constraint(item, start, items[sibling], end, (1, 0), relation: .greaterThanOrEqual),
                constraint(item, start, parent, start, (1, distance), priority: priority),
            ]
        }
    }

    private static let lengths: [NSLayoutConstraint.Attribute] = [.width, .height]
    private static let starts: [NSLayoutConstraint.Attribute] = [.leading, .top]
    private static let ends: [NSLayoutConstraint.Attribute] = [.trailing, .bottom]
    private static let centers: [NSLayoutConstraint.Attribute] = [.centerX, .centerY]
    private static let margins: [NSLayoutConstraint.Attribute] = [.leadingMargin, .topMargin]
}
