import Foundation

/// A trait as a type: an app's own, or one of the system's.
public protocol UITraitDefinition: Sendable {
    /// What the trait says.
    associatedtype Value: Sendable

    /// The value where none was set.
    static var defaultValue: Value { get }
    /// The name, for people.
    static var name: String { get }
    /// The name, for machines.
    static var identifier: String { get }
    /// Whether dynamic colours depend on it.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    /// The type's name.
    public static var name: String { "\(Self.self)" }
    /// The type's full name.
    public static var identifier: String { String(reflecting: Self.self) }
    /// False.
    public static var affectsColorAppearance: Bool { false }
}

/// A trait in a list of traits.
public typealias UITrait = any UITraitDefinition.Type
