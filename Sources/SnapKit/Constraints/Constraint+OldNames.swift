import ViewBridge

/// The names of older source.
extension Constraint {
    /// Lets the statement take part in layout.
    @available(*, deprecated, renamed: "activate()")
    public func install() { activate() }

    /// Takes the statement out of layout.
    @available(*, deprecated, renamed: "deactivate()")
    public func uninstall() { deactivate() }

    /// Gives all attributes a new offset.
    @available(*, deprecated, renamed: "update(offset:)")
    public func updateOffset(amount: any ConstraintOffsetTarget) { update(offset: amount) }

    /// Gives all attributes a new inset.
    @available(*, deprecated, renamed: "update(inset:)")
    public func updateInsets(amount: any ConstraintInsetTarget) { update(inset: amount) }

    /// Gives the statement a new priority.
    @available(*, deprecated, renamed: "update(priority:)")
    public func updatePriority(amount: any ConstraintPriorityTarget) { update(priority: amount) }

    /// Gives the statement the priority 1000.
    @available(*, deprecated, message: "Use update(priority: .required) instead.")
    public func updatePriorityRequired() { update(priority: .required) }

    /// Gives the statement the priority 750.
    @available(*, deprecated, message: "Use update(priority: .high) instead.")
    public func updatePriorityHigh() { update(priority: .high) }

    /// Gives the statement the priority 500.
    @available(*, deprecated, message: "Use update(priority: .medium) instead.")
    public func updatePriorityMedium() { update(priority: .medium) }

    /// Gives the statement the priority 250.
    @available(*, deprecated, message: "Use update(priority: .low) instead.")
    public func updatePriorityLow() { update(priority: .low) }
}
