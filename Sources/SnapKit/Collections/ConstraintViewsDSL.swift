import ViewBridge

/// The constraints of several views at once.
///
/// ```swift
/// [mail, password].snp.makeConstraints { $0.height.equalTo(44) }
/// keys.snp.distribute(along: .horizontal, spacing: 8, leading: 16, trailing: 16)
/// ```
@preconcurrency @MainActor
public struct ConstraintViewsDSL {
    let views: [ConstraintView]

    init(_ views: [ConstraintView]) { self.views = views }

    /// Makes constraints of each view without activating them, in the order of the views.
    @discardableResult
    public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
        views.flatMap { $0.snp.prepareConstraints(closure) }
    }

    /// Makes constraints of each view and activates them, beside those that there are.
    public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        for view in views { view.snp.makeConstraints(closure) }
    }

    /// Makes constraints of each view in place of all that were made before by `snp`.
    public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        removeConstraints()
        makeConstraints(closure)
    }

    /// Gives constraints of each view new constants; where a view has none, this makes them.
    public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        for view in views { view.snp.updateConstraints(closure) }
    }

    /// Removes all constraints of each view that were made by `snp`, and what distributes the views.
    public func removeConstraints() {
        for view in views { view.snp.removeConstraints() }
    }
}

extension Collection where Element: ConstraintView {
    /// The constraints of all these views at once.
    @preconcurrency @MainActor
    public var snp: ConstraintViewsDSL { ConstraintViewsDSL(Array(self)) }
}
