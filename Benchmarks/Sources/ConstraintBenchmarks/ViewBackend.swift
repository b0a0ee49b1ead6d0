import UIKit

/// A spec in views, in a window.
@MainActor
struct ViewBackend {
    /// A view with a natural size.
    final class ContentView: UIView {
        var content = CGSize.zero
        override var intrinsicContentSize: CGSize { content }
    }

    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    private(set) var views: [UIView] = []
    private(set) var constraints: [NSLayoutConstraint] = []

    /// Makes the views, and the constraints, inactive.
    init(_ spec: LayoutSpec) {
        for (index, parent) in spec.parents.enumerated() {
            let view: UIView
            if let content = spec.contents[index] {
                let box = ContentView()
                box.content = CGSize(width: content.width, height: content.height)
                view = box
            } else {
                view = UIView()
            }
            view.translatesAutoresizingMaskIntoConstraints = false
            views.append(view)
            if parent >= 0 { views[parent].addSubview(view) }
        }
        window.addSubview(views[0])
        let root = views[0]
        constraints = [
            root.leftAnchor.constraint(equalTo: window.leftAnchor),
            root.topAnchor.constraint(equalTo: window.topAnchor),
        ]
        constraints += spec.constraints.map { constraint in
            NSLayoutConstraint(
                item: views[constraint.first], attribute: constraint.side.attribute,
                relatedBy: constraint.relation.relation, toItem: constraint.second.map { views[$0] },
                attribute: constraint.second == nil ? .notAnAttribute : constraint.secondSide.attribute,
                multiplier: constraint.multiplier, constant: constraint.constant)
        }
    }

    /// Activates all constraints and lays out.
    @inline(never)
    func activateAll() {
        NSLayoutConstraint.activate(constraints)
        window.layoutIfNeeded()
    }

    /// Gives a constraint of the spec another constant, and lays out.
    func setConstant(_ constant: Double, of index: Int) {
        constraints[index + 2].constant = constant
        window.layoutIfNeeded()
    }
}

extension LayoutSpec.Side {
    var attribute: NSLayoutConstraint.Attribute {
        switch self {
        case .left: .left
        case .right: .right
        case .top: .top
        case .bottom: .bottom
        case .width: .width
        case .height: .height
        }
    }
}

extension LayoutSpec.Relation {
    var relation: NSLayoutConstraint.Relation {
        switch self {
        case .equal: .equal
        case .atMost: .lessThanOrEqual
        case .atLeast: .greaterThanOrEqual
        }
    }
}
