/// A member of a type, as declared.
public struct Member: Codable, Hashable, Sendable {
    /// What a member is.
    public enum Kind: String, Codable, Sendable {
        case function, variable, initializer, `subscript`, enumCase, other
    }

    /// What it is.
    public var kind: Kind
    /// The name without labels: `card`.
    public var name: String
    /// The argument labels, nil for `_`.
    public var labels: [String?] = []
    /// The types of the parameters as written, without attributes such as `@escaping`.
    public var parameterTypes: [String] = []
    /// The type of the result or of the variable as written; nil where none is written.
    public var type: String?
    /// The names of its attributes, without arguments: `objc`, `IBAction`.
    public var attributes: [String] = []
    /// The keywords of its modifiers: `override`, `static`, `private`.
    public var modifiers: [String] = []
    /// The name in `@objc(name)`.
    public var objcName: String?
    /// Whether a variable can be assigned from the same file.
    public var isSettable = false
    /// Whether a function is generic.
    public var isGeneric = false
    /// Whether a function is `async`.
    public var isAsync = false
    /// Whether `@available` says `unavailable` for all platforms.
    public var isUnavailable = false
    /// Whether a function throws.
    public var throwsErrors = false
    /// The conditions of `#if` around it inside the type's body, adapted; nil where it is always compiled.
    public var condition: String?
    /// The UTF-8 offset of its first byte, attributes included. It is not encoded, so that an edit elsewhere in the file
    /// leaves the encoded index as it is.
    public var offset = 0
    /// How to declare it in the class body; only for members of extensions and requirements of protocols.
    public var head: MemberHead?

    private enum CodingKeys: String, CodingKey {
        case kind, name, labels, parameterTypes, type, attributes, modifiers, objcName, isSettable, isGeneric,
            isAsync
        case throwsErrors, condition, isUnavailable
    }

    /// Creates a member.
    public init(kind: Kind, name: String) {
        self.kind = kind
        self.name = name
    }

    /// `card(_:didChange:)`; the name alone where there are no arguments.
    public var fullName: String {
        guard kind != .variable, !labels.isEmpty else { return name }
        return name + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
    }

    /// The name with labels as the kit's surface has it: `save()`, `card(_:didChange:)`, `title`.
    public var key: String {
        kind == .function && labels.isEmpty ? name + "()" : fullName
    }
    /// Whether it is `static` or `class`.
    public var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
    /// Whether it is an optional requirement of a protocol.
    public var isOptional: Bool { modifiers.contains("optional") }
    /// Whether it has an attribute by which Objective-C sees it.
    public var isExposed: Bool { !Self.exposing.isDisjoint(with: attributes) }

    static let exposing: Set<String> = [
        "objc", "IBAction", "IBOutlet", "IBInspectable", "IBSegueAction", "GKInspectable", "NSManaged",
    ]
}
