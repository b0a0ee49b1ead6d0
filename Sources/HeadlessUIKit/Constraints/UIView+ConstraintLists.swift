extension UIView {
    final var heldConstraints: [NSLayoutConstraint] {
        showStackConstraints()
        return extras?.constraints.all ?? []
    }

    final func hold(_ constraint: NSLayoutConstraint) {
        let nodes = [
            constraint.first.node, constraint.second?.node, constraint.first.subtracted?.node,
            constraint.second?.subtracted?.node,
        ].compactMap(\.self)
        guard nodes.allSatisfy({ $0.owner?.lies(in: self) ?? false }) else {
            return UIKitException(
                name: "NSGenericException",
                reason: "Unable to install constraint on view.  Does the constraint reference something from "
                    + "outside the subtree of the view?  That's illegal. constraint:\(constraint) view:\(debugLine)"
            ).raise()
        }
        guard constraint.host !== self else { return }
        constraint.deactivate()
        constraint.activate(in: self)
    }

    // MARK: Content

    final var contentPriorities: ContentPriorities { extras?.contentPriorities ?? defaultContentPriorities }

    /// The priorities, with those that a subclass overrides.
    final var effectiveContentPriorities: ContentPriorities {
        guard !hasStandardClass else { return contentPriorities }
        return ContentPriorities(
            horizontalHugging: contentHuggingPriority(for: .horizontal),
            verticalHugging: contentHuggingPriority(for: .vertical),
            horizontalCompression: contentCompressionResistancePriority(for: .horizontal),
            verticalCompression: contentCompressionResistancePriority(for: .vertical))
    }

    final func changeContentPriorities(_ change: (inout ContentPriorities) -> Void) {
        var priorities = contentPriorities
        change(&priorities)
        guard priorities != contentPriorities else { return }
        guard priorities.areNumbers else {
            return UIKitException(
                reason:
                    "It's illegal to set priority:nan. Priorities must be greater than 0 and less or equal "
                    + "to NSLayoutPriorityRequired, which is 1000."
            ).raise()
        }
        madeExtras.contentPriorities = priorities
        constrainedContentChanged()
    }
}
