// Names as Foundation writes them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The name of a method.
///
/// Without the Objective-C runtime no method is called by name: the type exists so that overrides that
/// take one, such as `canPerformAction(_:withSender:)`, compile.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name.
    public let description: String

    /// Creates a selector by its name.
    public init(_ name: String) { description = name }

    /// Creates a selector by its name.
    public init(stringLiteral name: String) { description = name }
}

/// A selector by its name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// The name of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }
