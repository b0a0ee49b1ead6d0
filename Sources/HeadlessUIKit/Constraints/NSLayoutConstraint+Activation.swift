/// Activating constraints and changing those that are active.
extension NSLayoutConstraint {
    final func setActive(_ isActive: Bool) {
        guard isActive != (host != nil) else { return }
        guard isActive else { return deactivate() }
        guard let owner = first.node.owner else { return refuseWithoutAncestor() }
        var ancestor: UIView? = owner
        for other in otherOwners {
            guard let found = ancestor, let other else { return refuseWithoutAncestor() }
            ancestor = found.nearestCommonAncestor(with: other)
        }
        guard let ancestor else { return refuseWithoutAncestor() }
        activate(in: ancestor)
    }

    /// The views of all operands but the first; nil for those that are gone.
    private var otherOwners: [UIView?] {
        if first.subtracted == nil, second?.subtracted == nil {
            guard let second else { return [] }
            return [second.node.owner]
        }
        return [first.subtracted?.node, second?.node, second?.subtracted?.node].compactMap(\.self).map(
            \.owner)
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
        for node in [first.node, second?.node, first.subtracted?.node, second?.subtracted?.node] {
            node?.owner?.showStackConstraints()
        }
        host = view
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
        placements.forEach { $0.system.remove(self, at: $0) }
        placements = SystemPlacements()
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
        guard constant != constantStorage else { return }
        constantStorage = constant
        placements.forEach { $0.system.constantChanged(of: self, at: $0) }
    }

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
        placements.forEach { $0.system.priorityChanged(of: self, at: $0) }
    }
}

extension UIView {
    /// The nearest view that contains both this one and another, or is one of them.
    final func nearestCommonAncestor(with other: UIView) -> UIView? {
        if other === self { return self }
        if let parent = superviewStorage {
            if parent === other || parent === other.superviewStorage { return parent }
        }
        if other.superviewStorage === self { return self }
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
