internal import AutoLayout

/// Constraints that follow the direction of reading.
extension ConstraintSystem {
    /// Whether a constraint has a leading or trailing attribute and its host is laid out from right to left.
    func isRightToLeft(_ constraint: NSLayoutConstraint, in host: Unmanaged<UIView>) -> Bool {
        guard constraint.isDirectional else { return false }
        if let cachedDirection, host.isSame(as: cachedDirection.view) { return cachedDirection.isRightToLeft }
        let isRightToLeft =
            host.takeUnretainedValue().effectiveUserInterfaceLayoutDirection == .rightToLeft
        cachedDirection = (host, isRightToLeft)
        return isRightToLeft
    }

    /// Installs a constraint again, for the present direction of its host.
    func reinstall(_ constraint: NSLayoutConstraint, at handle: SystemHandles.Handle) {
        remove(constraint, at: handle)
        constraint.handles.remove(self)
        add(constraint)
    }
}
