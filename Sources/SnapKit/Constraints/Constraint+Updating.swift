import ViewBridge

/// Changing the constant and the priority of a statement.
extension Constraint {
    /// Gives all attributes a new offset, in points, in place of an offset or inset.
    @discardableResult
    public func update(offset: any ConstraintOffsetTarget) -> Constraint {
        update(.number(offset.constraintOffsetTargetValue))
    }

    /// Gives all attributes a new inset.
    @discardableResult
    public func update(inset: any ConstraintInsetTarget) -> Constraint { update(.insets(inset.insets)) }

    /// Gives all attributes a new inset that follows the direction of reading.
    @discardableResult
    public func update(inset: any ConstraintDirectionalInsetTarget) -> Constraint {
        update(.directionalInsets(inset.directionalInsets))
    }

    /// Gives the statement a new priority. An active constraint cannot change between required and not: then
    /// nothing happens.
    @discardableResult
    public func update(priority: ConstraintPriority) -> Constraint {
        for layoutConstraint in layoutConstraints {
            let isRequired = layoutConstraint.priority == .required
            guard !layoutConstraint.isActive || (!isRequired && priority < .required) else { continue }
            layoutConstraint.priority = UILayoutPriority(priority.value)
        }
        return self
    }

    /// Gives the statement a new priority, from 1 to 1000.
    @discardableResult
    public func update(priority: any ConstraintPriorityTarget) -> Constraint {
        update(priority: ConstraintPriority(priority.constraintPriorityTargetValue))
    }

    private func update(_ constant: ConstantValue) -> Constraint {
        for layoutConstraint in layoutConstraints {
            let second = layoutConstraint.secondAttribute
            layoutConstraint.constant = constant.points(
                for: second == .notAnAttribute ? layoutConstraint.firstAttribute : second)
        }
        return self
    }
}
