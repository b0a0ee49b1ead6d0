import ViewBridge

/// What `snp` gives: the attributes and constraints of a view, a layout guide or a bar's edge.
@preconcurrency @MainActor
public protocol ConstraintDSL {
    /// The view, guide or bar's edge.
    var target: AnyObject? { get }

    /// Names the target for reports; nil takes the name away.
    func setLabel(_ value: String?)

    /// The name for reports, or nil.
    func label() -> String?
}

extension ConstraintDSL {
    /// Names the target for reports; nil takes the name away.
    public func setLabel(_ value: String?) {
        guard let item = target as? any LayoutConstraintItem else { return }
        item.madeState.label = value
    }

    /// The name for reports, or nil.
    public func label() -> String? { (target as? any LayoutConstraintItem)?.state?.label }
}
