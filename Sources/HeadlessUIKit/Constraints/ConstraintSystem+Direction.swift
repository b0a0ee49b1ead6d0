internal import AutoLayout

/// Constraints that follow the direction of reading.
extension ConstraintSystem {
    /// Whether a constraint speaks of leading or trailing in a host that is read from the right.
    func isRightToLeft(_ constraint: NSLayoutConstraint, in host: UIView) -> Bool {
        constraint.isDirectional && host.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// Measures places from the right edge of the host, where lines start: a positive constant leads from leading
    /// to trailing in every direction of reading.
    func mirror(_ terms: inout [LayoutTerm], in host: LayoutItem) {
        var sum = 0.0
        for index in terms.indices {
            let attribute = terms[index].attribute
            guard attribute.axis == .horizontal, !attribute.isDimension else { continue }
            sum += terms[index].factor
            terms[index].factor.negate()
        }
        if sum != 0 { terms.append(LayoutTerm(host, .width, times: sum)) }
    }

    /// Has a constraint stand anew, as its host sees it now.
    func reinstall(_ constraint: NSLayoutConstraint, at place: SystemPlacements.Place) {
        remove(constraint, at: place)
        constraint.placements.remove(self)
        add(constraint)
    }
}
