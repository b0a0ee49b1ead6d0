/// Keeping the constraints in step with what is arranged.
extension UIStackView {
    /// Makes, changes and removes constraints, unless nothing has changed that they go by.
    final func updateRules() {
        guard !rules.areCurrent || areMeasuredOnOtherPixels else { return }
        // What changes meanwhile calls for another update.
        rules.areCurrent = true
        rules.scale = roundingScale
        for view in arranged {
            // What a hidden view would like to be across the axis must not stretch the others.
            let isCollapsed = alignmentStorage == .fill && view.isHidden
            guard isCollapsed != view.extras?.isCollapsed ?? false else { continue }
            view.madeExtras.isCollapsed = isCollapsed
            view.constrainedContentChanged()
        }
        var plan = StackPlan(of: self)
        plan.make()
        rules.texts = plan.texts
        rules.follow(plan)
    }

    /// Brings the constraints up to date where the stack has come to a screen of other pixels, to which sizes are rounded.
    final func followPixels() {
        guard !flags.contains(.directStack), areMeasuredOnOtherPixels else { return }
        // Noted here too, as a subclass may not pass an update on.
        rules.scale = roundingScale
        arrangementChanged()
    }

    private var areMeasuredOnOtherPixels: Bool {
        distributionStorage == .fillProportionally && rules.scale != roundingScale
    }

    /// Whether a stack that contains this one has closed it up.
    final var isCollapsedInStack: Bool { flags.contains([.arranged, .hidden]) }
}
