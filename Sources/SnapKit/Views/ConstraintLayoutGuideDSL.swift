import ViewBridge

/// The attributes and constraints of a layout guide.
@preconcurrency @MainActor
public struct ConstraintLayoutGuideDSL: ConstraintAttributesDSL {
    let guide: ConstraintLayoutGuide

    init(_ guide: ConstraintLayoutGuide) { self.guide = guide }

    /// The guide.
    public var target: AnyObject? { guide }

    /// Makes constraints without activating them, to be kept and switched later.
    @discardableResult
    public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
        ConstraintMaker.prepareConstraints(guide, closure)
    }

    /// Makes constraints and activates them, beside those that there are.
    public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        ConstraintMaker.makeConstraints(guide, closure)
    }

    /// Makes constraints in place of all that were made before by `snp`.
    public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        ConstraintMaker.remakeConstraints(guide, closure)
    }

    /// Gives constraints that were made before new constants. Each statement must say what an installed one says,
    /// but for the constant; where nothing was made yet this makes constraints.
    public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        ConstraintMaker.updateConstraints(guide, closure)
    }

    /// Removes all constraints that were made by `snp`.
    public func removeConstraints() { ConstraintMaker.removeConstraints(guide) }
}

extension ConstraintLayoutGuide {
    /// The guide's attributes and constraints.
    public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(self) }
}
