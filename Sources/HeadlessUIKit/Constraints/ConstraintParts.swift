internal import AutoLayout

/// What a constraint is made of, checked: a part that UIKit forbids goes to `UIKitException.handler`, and the
/// nearest legal constraint replaces it where that returns.
@MainActor
struct ConstraintParts {
    var first: ConstraintOperand
    var relation: NSLayoutConstraint.Relation
    var second: ConstraintOperand?
    var multiplier: CGFloat
    var constant: CGFloat

    init(
        _ first: ConstraintOperand, _ relation: NSLayoutConstraint.Relation, _ second: ConstraintOperand?,
        multiplier: CGFloat = 1, constant: CGFloat
    ) {
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
        checkNumbers()
        checkPairing()
    }

    init(
        _ item1: Any, _ attribute1: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ item2: Any?, _ attribute2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        let node1 = LayoutNode.of(item1) ?? Self.refuse(item1)
        let first = ConstraintOperand(node1, attribute1)
        // Only what is no item may be an empty optional: a mirror of each costs more than the constraint.
        let node2 = item2.flatMap(LayoutNode.of)
        guard let item2, node2 != nil || !Self.isNil(item2) else {
            self.init(first, relation, nil, multiplier: multiplier, constant: constant)
            return
        }
        let second = ConstraintOperand(node2 ?? Self.refuse(item2), attribute2)
        self.init(
            first, relation, attribute2 == .notAnAttribute ? nil : second, multiplier: multiplier,
            constant: constant)
    }

    /// Whether all checks of two attributes with a multiplier of 1 succeed, as nearly always: the parts are not gathered
    /// then. Pays in `feed made`.
    @inline(__always)
    static func areLegal(
        _ first: ConstraintOperand, _ second: ConstraintOperand, constant: CGFloat
    ) -> Bool {
        guard constant.isFinite, abs(constant) <= limit, first.subtracted == nil, second.subtracted == nil,
            let one = first.attribute.engineAttribute, let other = second.attribute.engineAttribute
        else { return false }
        return one.mismatch(with: other) == nil
    }

    /// Parts that need no check.
    init(
        unchecked first: ConstraintOperand, _ relation: NSLayoutConstraint.Relation,
        _ second: ConstraintOperand?, multiplier: CGFloat, constant: CGFloat
    ) {
        self.first = first
        self.relation = relation
        self.second = second
        self.multiplier = multiplier
        self.constant = constant
    }

    // MARK: Checks

    /// Whether something that came as `Any` is an empty optional.
    private static func isNil(_ value: Any) -> Bool {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional && mirror.children.isEmpty
    }

    private static func refuse(_ item: Any) -> LayoutNode {
        UIKitException(
            reason: "NSLayoutConstraint for \(item): Constraint items must each be a view or layout guide."
        ).raise()
        return LayoutNode()
    }

    /// What a constant larger than any screen is replaced by, as UIKit does.
    private static let limit: CGFloat = 1e9

    private mutating func checkNumbers() {
        if !constant.isFinite {
            UIKitException.raiseNotFinite("constant", constant, first, second)
            constant = 0
        }
        if !multiplier.isFinite {
            UIKitException.raiseNotFinite("multiplier", multiplier, first, second)
            multiplier = 1
        }
        constant = Self.limited(constant)
    }

    /// A constant within the limit; one beyond is reported.
    static func limited(_ constant: CGFloat) -> CGFloat {
        guard abs(constant) > limit else { return constant }
        LayoutDiagnostics.report(
            .invalidValue(property: "constant", value: Double(constant)), about: "NSLayoutConstraint",
            because:
                "This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  "
                + "A smaller value will be substituted, \(number(limit)), but this should be fixed")
        return constant < 0 ? -limit : limit
    }

    private mutating func checkPairing() {
        let (a, b) = (first.attribute, second?.attribute ?? .notAnAttribute)
        guard a != .notAnAttribute else {
            raise("Invalid layout attribute notAnAttribute for the first item")
            return
        }
        guard second != nil, multiplier != 0 else {
            if !first.isDimension {
                raise(
                    "A multiplier of 0 or a nil second item together with a location for the first attribute "
                        + "creates an illegal constraint of a location equal to a constant. "
                        + "Location attributes must be specified in pairs.")
            }
            return
        }
        switch mismatch(a, b) {
        case .sideWithDirection:
            raise(
                "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
                    + "Use leading/trailing for both or neither.")
        case .dimensionWithPosition: raise("Invalid pairing of layout attributes")
        case nil: break
        }
    }

    /// Why the two sides cannot be compared; a distance between two anchors is a length.
    private func mismatch(
        _ a: NSLayoutConstraint.Attribute, _ b: NSLayoutConstraint.Attribute
    ) -> LayoutAttribute.Mismatch? {
        guard let second else { return nil }
        guard first.subtracted == nil, second.subtracted == nil, let one = a.engineAttribute,
            let other = b.engineAttribute
        else {
            return first.isDimension == second.isDimension ? nil : .dimensionWithPosition
        }
        return one.mismatch(with: other)
    }

    private func raise(_ reason: String) {
        let name = first.node.item.map { "\($0)" } ?? "nil"
        UIKitException(reason: "NSLayoutConstraint for \(name): \(reason)").raise()
    }
}

extension UIKitException {
    /// Refuses a number of a constraint that is none.
    @MainActor
    static func raiseNotFinite(
        _ property: String, _ value: CGFloat, _ first: ConstraintOperand, _ second: ConstraintOperand?
    ) {
        let (one, two) = (first.anchor, second?.anchor)
        UIKitException(
            name: "NSInternalInconsistencyException",
            reason: "NSLayoutConstraint \(property) is not finite!  That's illegal.  \(property):\(value) "
                + "firstAnchor:\(one) secondAnchor:\(two.map { "\($0)" } ?? "(null)")"
        ).raise()
    }
}
