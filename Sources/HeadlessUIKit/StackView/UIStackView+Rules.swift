/// Keeping the constraints in step with what is arranged.
extension UIStackView {
    final func updateRules() {
        for view in arranged {
            // What a hidden view would like to be across the axis must not stretch the others.
            let isCollapsed = alignmentStorage == .fill && view.isHidden
            guard isCollapsed != view.extras?.isCollapsed ?? false else { continue }
            view.madeExtras.isCollapsed = isCollapsed
            view.constrainedContentChanged()
        }
        var plan = StackPlan(of: self)
        plan.make()
        rules.textCount = plan.textCount
        rules.follow(plan)
    }

    /// Whether a stack that contains this one has closed it up.
    final var isCollapsedInStack: Bool { flags.contains([.arranged, .hidden]) }
}
