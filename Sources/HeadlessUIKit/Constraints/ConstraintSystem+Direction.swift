internal import AutoLayout

/// Constraints that follow the direction of reading.
extension ConstraintSystem {
    /// Whether a constraint has a leading or trailing attribute and its host is laid out from right to left.
    func isRightToLeft(_ constraint: NSLayoutConstraint, in host: Unmanaged<UIView>) -> Bool {
        constraint.isDirectional
            && host.takeUnretainedValue().effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// Installs a constraint again, for the present direction of its host.
    func reinstall(_ constraint: NSLayoutConstraint, at handle: SystemHandles.Handle) {
        remove(constraint, at: handle)
        constraint.handles.remove(self)
        add(constraint)
    }
}
