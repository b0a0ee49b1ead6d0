internal import CDynamicInit

/// Members of `UIView` that a class overrides. Walks through the tree call overrides, and go on by themselves where there are
/// none, so that deep trees do not recurse.
struct ViewOverrides: OptionSet {
    let rawValue: Int

    static let traitCollection = ViewOverrides(rawValue: 1)
    static let hitTest = ViewOverrides(rawValue: 2)
    static let tintColor = ViewOverrides(rawValue: 4)

    /// What the class of a view overrides.
    @MainActor
    static func of(_ view: UIView) -> ViewOverrides {
        let type = Swift.type(of: view)
        if type == UIView.self { return [] }
        let key = ObjectIdentifier(type)
        if let known = known[key] { return known }
        var overrides: ViewOverrides = []
        if isOverridden(DynamicMemberTraitCollection, in: type) { overrides.insert(.traitCollection) }
        if isOverridden(DynamicMemberHitTest, in: type) { overrides.insert(.hitTest) }
        if isOverridden(DynamicMemberTintColor, in: type) { overrides.insert(.tintColor) }
        known[key] = overrides
        return overrides
    }

    @MainActor private static var known: [ObjectIdentifier: ViewOverrides] = [:]

    private static func isOverridden(_ member: DynamicMember, in type: UIView.Type) -> Bool {
        dynamic_overrides(
            unsafeBitCast(type, to: UnsafeRawPointer.self),
            unsafeBitCast(UIView.self as UIView.Type, to: UnsafeRawPointer.self), member)
    }
}
