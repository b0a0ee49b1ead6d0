import ViewBridge

/// The attributes and constraints of a view.
@preconcurrency @MainActor
public struct ConstraintViewDSL: ConstraintAttributesDSL {
    let view: ConstraintView

    init(_ view: ConstraintView) { self.view = view }

    /// The view.
    public var target: AnyObject? { view }

    // MARK: Constraints

    /// Makes constraints without activating them, to be kept and switched later.
    @discardableResult
    public func prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
        ConstraintMaker.prepareConstraints(view, closure)
    }

    /// Makes constraints and activates them, beside those that there are.
    public func makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        ConstraintMaker.makeConstraints(view, closure)
    }

    /// Makes constraints in place of all that were made before by `snp`.
    public func remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        ConstraintMaker.remakeConstraints(view, closure)
    }

    /// Gives constraints that were made before new constants. Each statement must say what an installed one says,
    /// but for the constant; where nothing was made yet this makes constraints.
    public func updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
        ConstraintMaker.updateConstraints(view, closure)
    }

    /// Removes all constraints that were made by `snp`.
    public func removeConstraints() { ConstraintMaker.removeConstraints(view) }

    // MARK: Content

    /// How strongly the view refuses to be larger than its content's width, from 1 to 1000.
    public var contentHuggingHorizontalPriority: Float {
        get { view.contentHuggingPriority(for: .horizontal).rawValue }
        nonmutating set { view.setContentHuggingPriority(UILayoutPriority(newValue), for: .horizontal) }
    }

    /// How strongly the view refuses to be larger than its content's height, from 1 to 1000.
    public var contentHuggingVerticalPriority: Float {
        get { view.contentHuggingPriority(for: .vertical).rawValue }
        nonmutating set { view.setContentHuggingPriority(UILayoutPriority(newValue), for: .vertical) }
    }

    /// How strongly the view refuses to be smaller than its content's width, from 1 to 1000.
    public var contentCompressionResistanceHorizontalPriority: Float {
        get { view.contentCompressionResistancePriority(for: .horizontal).rawValue }
        nonmutating set {
            view.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .horizontal)
        }
    }

    /// How strongly the view refuses to be smaller than its content's height, from 1 to 1000.
    public var contentCompressionResistanceVerticalPriority: Float {
        get { view.contentCompressionResistancePriority(for: .vertical).rawValue }
        nonmutating set {
            view.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .vertical)
        }
    }
}

extension ConstraintView {
    /// The view's attributes and constraints.
    public var snp: ConstraintViewDSL { ConstraintViewDSL(self) }
}
