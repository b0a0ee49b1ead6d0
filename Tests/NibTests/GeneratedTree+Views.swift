import UIKit

/// The views, made as code makes them.
extension GeneratedTree {
    @MainActor
    func makeViews() -> UIView {
        var (views, order): ([String: UIView], [Node]) = ([:], [])
        let top = view(root, &views, &order)
        var constraints: [NSLayoutConstraint] = []
        for node in order {
            guard let container = views[node.id] else { continue }
            constraints += node.constraints.compactMap { constraint($0, container, views) }
        }
        NSLayoutConstraint.activate(constraints)
        return top
    }

    @MainActor
    private func view(_ node: Node, _ views: inout [String: UIView], _ order: inout [Node]) -> UIView {
        let view = makeView(node)
        view.frame = node.frame
        if let mask = node.mask { view.autoresizingMask = mask }
        view.translatesAutoresizingMaskIntoConstraints = node.mask != nil
        view.isHidden = node.isHidden
        view.preservesSuperviewLayoutMargins = node.preservesMargins
        if let margins = node.margins { view.layoutMargins = margins }
        if let value = node.hugging {
            view.setContentHuggingPriority(UILayoutPriority(Float(value.horizontal)), for: .horizontal)
            view.setContentHuggingPriority(UILayoutPriority(Float(value.vertical)), for: .vertical)
        }
        if let value = node.resistance {
            view.setContentCompressionResistancePriority(
                UILayoutPriority(Float(value.horizontal)), for: .horizontal)
            view.setContentCompressionResistancePriority(
                UILayoutPriority(Float(value.vertical)), for: .vertical)
        }
        views[node.id] = view
        if !node.constraints.isEmpty { order.append(node) }
        for child in node.children {
            let subview = self.view(child, &views, &order)
            if let stack = view as? UIStackView {
                stack.addArrangedSubview(subview)
            } else {
                view.addSubview(subview)
            }
        }
        return view
    }

    @MainActor
    private func makeView(_ node: Node) -> UIView {
        switch node.kind {
        case .view: return UIView()
        case .image: return UIImageView()
        case .toggle: return UISwitch()
        case .slider: return UISlider()
        case .label:
            let label = UILabel()
            (label.text, label.numberOfLines) = (node.text, node.lines)
            label.font = .systemFont(ofSize: CGFloat(node.fontSize))
            return label
        case .button:
            let button = UIButton(type: .system)
            button.titleLabel?.font = .systemFont(ofSize: CGFloat(node.fontSize))
            button.setTitle(node.text, for: .normal)
            return button
        case .stack:
            let stack = UIStackView()
            stack.axis = node.isVertical ? .vertical : .horizontal
            stack.spacing = CGFloat(node.spacing)
            let distributions: [String: UIStackView.Distribution] = [
                "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
                "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
            ]
            stack.distribution = distributions[node.distribution] ?? .fill
            let alignments: [String: UIStackView.Alignment] = [
                "leading": .leading, "top": .top, "center": .center, "trailing": .trailing, "bottom": .bottom,
            ]
            stack.alignment = alignments[node.alignment] ?? .fill
            return stack
        }
    }

    @MainActor
    private func constraint(_ rule: Rule, _ container: UIView, _ views: [String: UIView])
        -> NSLayoutConstraint?
    {
        func item(_ id: String?) -> AnyObject? {
            guard let id else { return nil }
            if id.hasPrefix("safe") { return views[String(id.dropFirst(4))]?.safeAreaLayoutGuide }
            if id.hasPrefix("margins") { return views[String(id.dropFirst(7))]?.layoutMarginsGuide }
            return views[id]
        }
        let attributes: [String: NSLayoutConstraint.Attribute] = [
            "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom, "width": .width,
            "height": .height, "centerX": .centerX, "centerY": .centerY, "leadingMargin": .leadingMargin,
            "trailingMargin": .trailingMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        ]
        let multipliers: [String: CGFloat] = ["1": 1, "1:2": 0.5, "2:3": 2 / 3, "0.25": 0.25, "3/4": 0.75]
        guard let attribute = attributes[rule.attribute] else { return nil }
        let constraint = NSLayoutConstraint(
            item: item(rule.first) ?? container, attribute: attribute,
            relatedBy: rule.relation == "equal" ? .equal : .greaterThanOrEqual, toItem: item(rule.second),
            attribute: rule.secondAttribute.flatMap { attributes[$0] } ?? .notAnAttribute,
            multiplier: multipliers[rule.multiplier] ?? 1, constant: CGFloat(rule.constant))
        constraint.priority = UILayoutPriority(Float(rule.priority))
        return constraint
    }
}
