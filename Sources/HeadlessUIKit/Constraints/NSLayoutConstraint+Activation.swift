internal import LayoutCore

/// Activating constraints and changing those that are active.
extension NSLayoutConstraint {
    /// The view that holds the constraint while it is active.
    final nonisolated var host: UIView? {
        get { hostReference?.takeUnretainedValue() }
        set { hostReference = newValue.map(Unmanaged.passUnretained) }
    }

    final func setActive(_ isActive: Bool) {
        guard isActive != (hostReference != nil) else { return }
        guard isActive else { return deactivate() }
        guard let ancestor = nearestAncestor else { return refuseWithoutAncestor() }
        ancestor.withoutRetaining { activate(in: $0) }
    }

    /// Whether an item is a distance between anchors.
    private var hasDistances: Bool { first.subtracted != nil || second?.subtracted != nil }

    /// The nearest view that contains all items, or is one.
    private var nearestAncestor: Unmanaged<UIView>? {
        if let one = first.node.ownerReference, !hasDistances {
            guard let two = second?.node.ownerReference else { return second == nil ? one : slowAncestor }
            // Nearly all constraints are between siblings, or a view and what it contains.
            if one.isSame(as: two) { return one }
            let (above, beside) = (one.superview, two.superview)
            if let above, above.isSame(as: two) || above.isSame(as: beside) { return above }
            if one.isSame(as: beside) { return one }
        }
        return slowAncestor
    }

    private var slowAncestor: Unmanaged<UIView>? {
        var ancestor = first.node.owner
        for node in [second?.node, first.subtracted?.node, second?.subtracted?.node] {
            guard let node else { continue }
            guard let owner = node.owner else { return nil }
            ancestor = ancestor?.nearestCommonAncestor(with: owner)
        }
        return ancestor.map(Unmanaged.passUnretained)
    }

    private func refuseWithoutAncestor() {
        let two = secondAnchor.map { "\($0)" } ?? "(null)"
        UIKitException(
            name: "NSGenericException",
            reason:
                "Unable to activate constraint with anchors \(firstAnchor) and \(two) because they have no "
                + "common ancestor.  Does the constraint or its anchors reference items in different view "
                + "hierarchies?  That's illegal." + missingAncestorHint
        ).raise()
    }

    /// Makes a view the host: it contains all items, or is one.
    final func activate(in view: UIView) {
        first.node.showStackConstraints()
        second?.node.showStackConstraints()
        first.subtracted?.node.showStackConstraints()
        second?.subtracted?.node.showStackConstraints()
        hostReference = .passUnretained(view)
        Self.lastActivation += 1
        activation = Self.lastActivation
        view.madeExtras.constraints.append(self)
        first.node.firstUses.append(self, .first)
        second?.node.secondUses.append(self, .second)
        first.subtracted?.node.otherUses.append(self)
        second?.subtracted?.node.otherUses.append(self)
        view.host(self)
    }

    final func deactivate() {
        guard let view = host else { return }
        view.extras?.constraints.remove(self)
        leaveNodes()
        handles.forEach { $0.system.remove(self, at: $0) }
        handles = SystemHandles()
        host = nil
    }

    /// Leaves the lists of the items, when the constraint is deactivated or its host is gone.
    final nonisolated func leaveNodes() {
        first.node.firstUses.remove(self, .first)
        second?.node.secondUses.remove(self, .second)
        first.subtracted?.node.otherUses.removeAll { $0 === self }
        second?.subtracted?.node.otherUses.removeAll { $0 === self }
    }

    final func setConstant(_ constant: CGFloat) {
        guard constant.isFinite else {
            return UIKitException.raiseNotFinite("constant", constant, first, second)
        }
        let constant = ConstraintParts.limited(constant)
        if AnimationRecording.isStepping { recordStep(to: constant) }
        guard constant != constantStorage else { return }
        constantStorage = constant
        handles.forEach { $0.system.constantChanged(of: self, at: $0) }
    }

    private final func recordStep(to constant: CGFloat) {
        let access = SteppedValue.Access(
            read: { [weak self] in self.map { SIMD4(Double($0.constantStorage), 0, 0, 0) } },
            apply: { [weak self] in self?.setConstant(CGFloat($0[0])) },
            layer: { [weak self] in self?.host?.madeLayer })
        LayoutSteps.record(
            constantKey, from: SIMD4(Double(constantStorage), 0, 0, 0), to: SIMD4(Double(constant), 0, 0, 0),
            access)
    }

    /// The key of the constant while it is animated step by step.
    final var constantKey: SteppedValue.Key { SteppedValue.Key("constant", of: self) }

    final func setPriority(_ priority: UILayoutPriority) {
        let (value, old) = (priority.rawValue, priorityStorage.rawValue)
        guard value > 0, value <= UILayoutPriority.required.rawValue else {
            return UIKitException(
                reason:
                    "It's illegal to set priority:\(number(value)). Priorities must be greater than 0 and less or "
                    + "equal to NSLayoutPriorityRequired, which is 1000."
            ).raise()
        }
        guard value != old else { return }
        guard host == nil || (value == 1000) == (old == 1000) else {
            return UIKitException(
                name: "NSInternalInconsistencyException",
                reason: "Mutating a priority from required to not on an installed constraint (or vice-versa) "
                    + "is not supported.  You passed priority \(number(value)) and the existing priority was "
                    + "\(number(old))."
            ).raise()
        }
        priorityStorage = priority
        handles.forEach { $0.system.priorityChanged(of: self, at: $0) }
    }
}

extension UIView {
    /// The nearest view that contains both this one and another, or is one of them.
    final func nearestCommonAncestor(with other: UIView) -> UIView? {
        var (one, two): (UIView?, UIView?) = (self, other)
        var (depthOne, depthTwo) = (treeDepth, other.treeDepth)
        while one !== two {
            if depthOne >= depthTwo {
                (one, depthOne) = (one?.superviewStorage, depthOne - 1)
            } else {
                (two, depthTwo) = (two?.superviewStorage, depthTwo - 1)
            }
        }
        return one
    }

    private var treeDepth: Int {
        var (depth, view) = (0, superviewStorage)
        while let parent = view { (depth, view) = (depth + 1, parent.superviewStorage) }
        return depth
    }
}
