// Names as Foundation writes them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The name of a method, and, where the method is known, what calls it.
///
/// Without the Objective-C runtime `#selector` does not compile. Adapted source writes the method beside its name:
///
/// ```swift
/// button.addTarget(self, action: Selector("save:", Card.save(_:)), for: .touchUpInside)
/// ```
///
/// Selectors of equal names are equal. One without a method, or whose method belongs to another class than the target's,
/// calls what ``RuntimeMember`` lists for the target's class.
public struct Selector: NamedRuntimeMethod, Hashable, Sendable, ExpressibleByStringLiteral,
    CustomStringConvertible
{
    /// The name.
    public let description: String

    /// The method; nil where only the name is known.
    let method: RuntimeMethod?

    /// Creates a selector of a method.
    public init(_ name: String, calling method: RuntimeMethod) {
        description = Self.name(name, argumentCount: method.argumentCount)
        self.method = method
    }

    /// Creates a selector by its name.
    public init(_ name: String) { (description, method) = (name, nil) }

    /// Creates a selector by its name.
    public init(stringLiteral name: String) { self.init(name) }

    /// Whether the names are equal.
    public static func == (first: Selector, second: Selector) -> Bool {
        first.description == second.description
    }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }

    /// A name without colons gets one for each argument, as where the labels are not known.
    static func name(_ name: String, argumentCount: Int) -> String {
        guard argumentCount > 0, !name.contains(":") else { return name }
        return name + String(repeating: ":", count: argumentCount)
    }
}

/// A selector by its name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// The name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }
