import FlexLayout
import Foundation
import HeadlessUIKit

/// What views are like before a change is tried.
@MainActor
struct TrialState {
    private let root: UIView
    private var views: [ViewState] = []
    private var constraints: [ConstraintState] = []
    private let styles: FlexStyles

    init(of root: UIView) {
        self.root = root
        var all: [UIView] = []
        var pending = [root]
        while let view = pending.popLast() {
            all.append(view)
            pending += view.inspectedSubviews.reversed()
        }
        views = all.map { ViewState($0) }
        styles = FlexStyles(of: all)
        var hosts = all
        while let outer = hosts.last?.inspectedSuperview, outer !== root, hosts.count < all.count + 64 {
            hosts.append(outer)
        }
        constraints = Self.constraints(of: hosts)
    }

    private static func constraints(of hosts: [UIView]) -> [ConstraintState] {
        hosts.filter(\.hasInstalledConstraints).flatMap(\.inspectedConstraints)
            .filter { type(of: $0) == NSLayoutConstraint.self }
            .sorted { $0.inspectedActivation < $1.inspectedActivation }.map { ConstraintState($0) }
    }

    /// Gives the views what they had, and lays out.
    func restore() {
        for state in views { state.restoreSubviews() }
        for state in views { state.restoreProperties() }
        styles.restore()
        restoreConstraints()
        for state in views { state.restoreGeometry() }
        for state in views { state.view.setNeedsLayout() }
        root.layoutIfNeeded()
        for state in views { state.restoreGeometry() }
        root.layoutIfNeeded()
    }

    private func restoreConstraints() {
        let known = Set(constraints.map { ObjectIdentifier($0.constraint) })
        for added in Self.constraints(of: views.map(\.view))
        where !known.contains(ObjectIdentifier(added.constraint)) {
            added.constraint.isActive = false
        }
        for state in constraints { state.restoreNumbers() }
        // The newest decides ties: activated again in their order.
        guard constraints.contains(where: { !$0.constraint.isActive }) else { return }
        for state in constraints { state.constraint.isActive = false }
        for state in constraints { state.constraint.isActive = true }
    }
}

/// A constraint before a change.
@MainActor
private struct ConstraintState {
    let constraint: NSLayoutConstraint
    let constant: CGFloat
    let priority: UILayoutPriority

    init(_ constraint: NSLayoutConstraint) {
        self.constraint = constraint
        (constant, priority) = (constraint.constant, constraint.priority)
    }

    func restoreNumbers() {
        if constraint.constant != constant { constraint.constant = constant }
        guard constraint.priority != priority else { return }
        // A required constraint that is active cannot become optional, or the other way.
        constraint.isActive = false
        constraint.priority = priority
    }
}
