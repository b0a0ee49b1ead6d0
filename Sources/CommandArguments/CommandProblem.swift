/// Arguments that are wrong, and what to do about it.
public struct CommandProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public var text: String
    /// The command whose arguments these are; nil where none was found.
    public var command: String?

    /// Creates a problem.
    public init(_ text: String, command: String? = nil) { (self.text, self.command) = (text, command) }

    /// What is wrong.
    public var description: String { text }
}
