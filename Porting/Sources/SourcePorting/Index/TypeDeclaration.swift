/// A type or an extension, as declared in one file.
public struct TypeDeclaration: Codable, Hashable, Sendable {
    /// What it is.
    public enum Kind: String, Codable, Sendable {
        case `class`, `struct`, `enum`, actor, `protocol`, `extension`, `typealias`
    }

    /// What it is.
    public var kind: Kind
    /// The name with the types around it: `Outer.Inner`. For an extension what it extends, as written.
    public var name: String
    /// The enclosing type's name in the same form; nil at the top and in functions.
    public var parent: String?
    /// Its generic parameters.
    public var generics: [String] = []
    /// The inherited types as written: the superclass, if there is one, is the first.
    public var inherited: [String] = []
    /// The names of its attributes, without arguments.
    public var attributes: [String] = []
    /// The keywords of its modifiers.
    public var modifiers: [String] = []
    /// The name in `@objc(name)`.
    public var objcName: String?
    /// The requirements of an extension (`where Self: UIView`), as written.
    public var requirements: String?
    /// The members of its body, in source order.
    public var members: [Member] = []
    /// Whether it is declared in a function or closure.
    public var isLocal = false
    /// What a type alias means, as written.
    public var aliased: String?
    /// The conditions of `#if` around it, adapted; nil where it is always compiled.
    public var condition: String?
    /// The UTF-8 offset of its first byte, attributes included; not encoded.
    public var offset = 0
    /// The UTF-8 offset of the brace that closes its body; not encoded.
    public var closingBrace = 0

    private enum CodingKeys: String, CodingKey {
        case kind, name, parent, generics, inherited, attributes, modifiers, objcName, requirements, members,
            isLocal
        case aliased, condition
    }

    /// Creates a declaration.
    public init(kind: Kind, name: String) {
        self.kind = kind
        self.name = name
    }

    /// The name without the enclosing types.
    public var shortName: String { name.split(separator: ".").last.map(String.init) ?? name }
    /// Whether the name is `private` or `fileprivate`.
    public var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }
}
