/// Names of classes as the Objective-C runtime prints them.
enum ClassName {
    /// A class of the kit by its bare name, others with their module.
    static func text(of type: AnyClass) -> String {
        let full = String(reflecting: type)
        return isOfKit(full) ? privateName(of: String(describing: type)) : full
    }

    /// The nearest class of the kit above a class of another module; nil for those of the kit.
    static func kitAncestor(of type: AnyClass) -> String? {
        guard !isOfKit(String(reflecting: type)) else { return nil }
        var next: AnyClass? = _getSuperclass(type)
        while let candidate = next {
            if isOfKit(String(reflecting: candidate)) {
                return privateName(of: String(describing: candidate))
            }
            next = _getSuperclass(candidate)
        }
        return nil
    }

    private static func isOfKit(_ name: String) -> Bool {
        name.hasPrefix("HeadlessUIKit.") || name.hasPrefix("HeadlessGraphics.")
    }

    /// The names that UIKit has for classes of its own.
    private static func privateName(of name: String) -> String {
        name == "ContainerView" ? "UILayoutContainerView" : name
    }
}
