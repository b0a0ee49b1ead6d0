// swift-format-ignore-file: AlwaysUseLowerCamelCase

import ViewBridge

/// Constraints by their names before `snp`.
extension UIView {
    /// Makes constraints without activating them.
    @available(*, deprecated, renamed: "snp.prepareConstraints(_:)")
    @discardableResult
    public func snp_prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
        snp.prepareConstraints(closure)
    }

    /// Makes constraints and activates them.
    @available(*, deprecated, renamed: "snp.makeConstraints(_:)")
    public func snp_makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        snp.makeConstraints(closure)
    }

    /// Gives constraints that were made before new constants.
    @available(*, deprecated, renamed: "snp.updateConstraints(_:)")
    public func snp_updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        snp.updateConstraints(closure)
    }

    /// Makes constraints in place of those that were made before.
    @available(*, deprecated, renamed: "snp.remakeConstraints(_:)")
    public func snp_remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        snp.remakeConstraints(closure)
    }

    /// Removes all constraints that were made.
    @available(*, deprecated, renamed: "snp.removeConstraints()")
    public func snp_removeConstraints() { snp.removeConstraints() }
}
