extension UIView {
    final func markNeedsConstraints() {
        guard !flags.contains(.needsConstraints) else { return }
        flags.insert(.needsConstraints)
        announcePendingConstraints()
    }

    /// Marks the ancestors: constraints need an update below them.
    final func announcePendingConstraints() {
        Unmanaged.passUnretained(self).markAncestors(.descendantNeedsConstraints)
    }

    /// Repeats as long as updates invalidate constraints again, up to a limit.
    final func performPendingConstraints() {
        for _ in 0..<LayoutPass.roundLimit {
            guard performConstraintUpdates() else { return }
        }
        flags.remove(.needsConstraints)
        LayoutDiagnostics.report(
            .feedbackLoop, about: debugLine,
            because: "updateConstraints still needed after \(LayoutPass.roundLimit) rounds")
    }

    /// Calls `updateConstraints` where it is due in this tree, from the bottom up.
    ///
    /// - Returns: Whether it was due anywhere.
    @discardableResult
    final func performConstraintUpdates() -> Bool {
        guard !flags.isDisjoint(with: [.needsConstraints, .descendantNeedsConstraints]) else { return false }
        var (open, due): ([UIView], [UIView]) = ([self], [])
        while let view = open.popLast() {
            view.flags.remove(.descendantNeedsConstraints)
            if view.flags.contains(.needsConstraints) { due.append(view) }
            for subview in view.subviewStorage
            where !subview.flags.isDisjoint(with: [.needsConstraints, .descendantNeedsConstraints]) {
                open.append(subview)
            }
        }
        for view in due.reversed() where view.flags.contains(.needsConstraints) {
            view.flags.remove(.needsConstraints)
            if let controller = view.controller {
                controller.updateViewConstraints()
            } else {
                view.updateConstraints()
            }
        }
        return true
    }

    // MARK: Fitting

    /// Whether constraints are installed on this view itself.
    final var holdsConstraints: Bool { extras.map { !$0.constraints.isEmpty } ?? false }

    /// Whether constraints give the view a fitting size.
    final var isSizedByConstraints: Bool { flags.contains(.hasConstraints) && hasOwnConstraints }

    /// Whether constraints here or below determine the size.
    private var hasOwnConstraints: Bool {
        if holdsConstraints { return true }
        return subviewStorage.contains { $0.flags.contains(.hasConstraints) }
    }

    /// The size of the frame around the content's natural size; ``noIntrinsicMetric`` where there is none.
    private var naturalFrameSize: CGSize {
        let (size, insets) = (intrinsicContentSize, alignmentRectInsets)
        return CGSize(
            width: size.width < 0 ? size.width : size.width + insets.left + insets.right,
            height: size.height < 0 ? size.height : size.height + insets.top + insets.bottom)
    }

    /// The target's extent on an axis whose fitting priority is above the content's.
    final func fittingSize(
        _ target: CGSize, _ priorities: (horizontal: UILayoutPriority, vertical: UILayoutPriority)
    ) -> CGSize {
        if !flags.isDisjoint(with: [.needsConstraints, .descendantNeedsConstraints]) {
            updateConstraintsIfNeeded()
        }
        if isSizedByConstraints {
            if let system = extras?.fittingSystem { return system.fittingSize(target, priorities) }
            let system = ConstraintSystem(root: self, isFitting: true)
            madeExtras.fittingSystem = system
            beSelfContainedUnlessInTree()
            return system.fittingSize(target, priorities)
        }
        let width = priorities.horizontal > .defaultHigh ? target.width : nil
        let height = priorities.vertical > .defaultHigh ? target.height : nil
        if let width, let height { return CGSize(width: width, height: height) }
        let natural = naturalFrameSize
        let available = CGSize(
            width: width ?? .greatestFiniteMagnitude, height: height ?? .greatestFiniteMagnitude)
        if let width, natural.height >= 0, intrinsicSizeFollowsWidth {
            let insets = alignmentRectInsets
            return CGSize(width: width, height: flowHeight(forWidth: width) + insets.top + insets.bottom)
        }
        // A height that depends on the width is measured at that width.
        let usesFittingHeight = natural.height < 0 || (width != nil && heightFollowsWidth)
        let fitting = natural.width < 0 || usesFittingHeight ? sizeThatFits(available) : natural
        return CGSize(
            width: width ?? (natural.width < 0 ? fitting.width : natural.width),
            height: height ?? (usesFittingHeight ? fitting.height : natural.height))
    }
}

extension CGRect {
    /// The rectangle that is larger than this one by the insets.
    func outset(by insets: UIEdgeInsets) -> CGRect {
        inset(
            by: UIEdgeInsets(
                top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
}
