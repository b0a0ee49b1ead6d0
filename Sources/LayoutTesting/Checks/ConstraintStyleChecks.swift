import Foundation
import HeadlessUIKit

extension LayoutCheck {
    /// Constraints say left and right where leading and trailing are meant.
    public static let leftRight = LayoutCheck(.leftRight) { capture in
        capture.constraints.compactMap { constraint in
            let attributes = [constraint.first.attribute, constraint.second?.attribute ?? .notAnAttribute]
            guard attributes.contains(where: \.isSide), !constraint.first.isGuide else { return nil }
            let view = capture.views[constraint.first.view]
            guard !view.roles.contains(.part), !view.roles.contains(.fixedDirection) else { return nil }
            return LayoutProblem(
                .leftRight, view,
                "a constraint says \(attributes[0].sideName ?? attributes[1].sideName ?? "left")",
                remedy: "Use leading and trailing, which are mirrored from right to left",
                source: constraint.source)
        }
    }

    /// A text has a fixed height, so that it does not grow with the size of text.
    public static let fixedTextHeight = LayoutCheck(.fixedTextHeight) { capture in
        capture.ownViews.compactMap { view in
            guard let text = view.text, text.kind == .label || text.kind == .textView,
                let constraint = capture.fixedHeight(of: view.index)
            else { return nil }
            return LayoutProblem(
                .fixedTextHeight, view, "has a fixed height of \(points(constraint.constant)) points",
                remedy: "Remove the constraint, or make it a minimum by heightAnchor >= constant",
                source: constraint.source)
        }
    }

    /// A view that constraints lay out has another frame, because source sets it after layout.
    public static let frameOnConstrainedView = LayoutCheck(.frameOnConstrainedView) { capture in
        capture.ownViews.compactMap { view in
            guard let rect = capture.displaced[view.index] else { return nil }
            return LayoutProblem(
                .frameOnConstrainedView, view,
                "its frame was set to (\(points(view.local.minX)), \(points(view.local.minY)), "
                    + "\(points(view.local.width)), \(points(view.local.height))), while constraints give "
                    + "(\(points(rect.minX)), \(points(rect.minY)), \(points(rect.width)), \(points(rect.height)))",
                remedy: "Change the constants of its constraints, or use a transform")
        }
    }

    /// A view that constraints position still translates its mask.
    public static let autoresizingMask = LayoutCheck(.autoresizingMask) { capture in
        var found: Set<Int> = []
        return capture.constraints.compactMap { constraint in
            guard let index = positioned(by: constraint, in: capture) else { return nil }
            let view = capture.views[index]
            guard view.roles.isSuperset(of: .translatesMask),
                view.roles.isDisjoint(with: [.part, .controllerRoot]),
                view.index != 0, found.insert(index).inserted
            else { return nil }
            return LayoutProblem(
                .autoresizingMask, view,
                "has constraints and translatesAutoresizingMaskIntoConstraints is still true",
                remedy: "Set translatesAutoresizingMaskIntoConstraints = false", source: constraint.source)
        }
    }

    /// The view whose position or length a constraint is about; nil where it only relates others to it.
    private static func positioned(by constraint: CapturedConstraint, in capture: LayoutCapture) -> Int? {
        let first = constraint.first
        guard !first.isGuide else { return nil }
        guard let second = constraint.second else { return first.view }
        if second.isGuide { return capture.contains(first.view, second.view) ? nil : first.view }
        // Of two views in each other the inner one is positioned.
        if first.view != second.view, capture.contains(first.view, second.view) { return second.view }
        return first.view
    }

    /// Text or a control is tied to an edge of a controller's view instead of its margins or its safe area.
    public static let margins = LayoutCheck(.margins) { capture in
        capture.constraints.compactMap { constraint in
            guard constraint.relation == .equal, constraint.multiplier == 1, let second = constraint.second,
                !second.isGuide, !constraint.first.isGuide, second.attribute.isEdge,
                constraint.first.attribute.isEdge
            else { return nil }
            let (inner, outer) =
                constraint.first.view > second.view
                ? (constraint.first.view, second.view) : (second.view, constraint.first.view)
            let (view, root) = (capture.views[inner], capture.views[outer])
            guard root.roles.contains(.controllerRoot), view.parent == root.index,
                view.roles.isDisjoint(with: [.part, .scroller]),
                view.text != nil || view.roles.contains(.touchable)
            else { return nil }
            return LayoutProblem(
                .margins, view,
                "its \(constraint.first.attribute.edgeName) is tied to the edge of \(root.name)",
                remedy: "Tie it to layoutMarginsGuide or safeAreaLayoutGuide", source: constraint.source)
        }
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var isSide: Bool { sideName != nil }

    fileprivate var sideName: String? {
        switch self {
        case .left, .leftMargin: "left"
        case .right, .rightMargin: "right"
        default: nil
        }
    }

    /// Whether the attribute is an edge.
    var isEdge: Bool {
        switch self {
        case .left, .right, .leading, .trailing, .top, .bottom: true
        default: false
        }
    }

    fileprivate var edgeName: String {
        switch self {
        case .left: "left edge"
        case .right: "right edge"
        case .leading: "leading edge"
        case .trailing: "trailing edge"
        case .top: "top"
        default: "bottom"
        }
    }
}
