/// A declaration that can be left out: a type, an extension, a member, a function or variable outside of types, or a
/// statement of a main file.
public struct SourceUnit: Codable, Hashable, Sendable {
    /// What it is.
    public enum Kind: String, Codable, Sendable {
        case type, `extension`, member, initializer, enumCase, global, statement
    }

    /// A statement of a body that can go without the function.
    public struct Statement: Codable, Hashable, Sendable {
        /// The names in it, separated by spaces.
        public var names: String
        /// The local names that it declares.
        public var declared: [String]
        /// Whether the function is complete without it.
        public var isDroppable: Bool
        /// The UTF-8 offsets of its first byte and of the end.
        public var start: Int, end: Int
    }

    /// What it is.
    public var kind: Kind
    /// The names that it declares, without labels.
    public var declared: [String]
    /// The name with labels, of members.
    public var key: String?
    /// The type around it, with the types around that: `Outer.Inner`; what an extension extends.
    public var type: String?
    /// The names in its head, or in all of it if it has no body; separated by spaces.
    public var names: String
    /// The statements of its body.
    public var statements: [Statement] = []
    /// Protocols and superclass as written, of types and extensions.
    public var inherited: [String] = []
    /// The names of its attributes.
    public var attributes: [String] = []
    /// The UTF-8 offsets of its first byte, attributes included, and of the end.
    public var start: Int, end: Int
}
