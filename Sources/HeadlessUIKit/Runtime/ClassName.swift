/// Names of classes as the Objective-C runtime prints them.
enum ClassName {
    /// A class of the kit by its bare name, others with their module.
    static func text(of type: AnyClass) -> String {
        let full = String(reflecting: type)
        guard !isOfKit(full) else { return privateName(of: String(describing: type)) }
        // Private classes have the address of their file's context in their names, another one in each run.
        return full.contains("(unknown")
            ? full.replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "") : full
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
