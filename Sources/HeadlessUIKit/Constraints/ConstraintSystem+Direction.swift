internal import AutoLayout

/// Constraints that follow the direction of reading.
extension ConstraintSystem {
    /// Whether a constraint speaks of leading or trailing in a host that is read from the right.
    func isRightToLeft(_ constraint: NSLayoutConstraint, in host: Unmanaged<UIView>) -> Bool {
        constraint.isDirectional
            && host.takeUnretainedValue().effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// Has a constraint stand anew, as its host sees it now.
    func reinstall(_ constraint: NSLayoutConstraint, at place: SystemPlacements.Place) {
        remove(constraint, at: place)
        constraint.placements.remove(self)
        add(constraint)
    }
}
