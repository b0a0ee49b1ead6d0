/// What is wrong with a visual format, and where.
public struct FormatError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public let message: String
    /// The whole format.
    public let format: String
    /// The character at which it is wrong, counted from 0; the number of characters where something is missing
    /// at the end.
    public let position: Int

    /// Creates an error.
    public init(_ message: String, in format: String, at position: Int) {
        self.message = message
        self.format = format
        self.position = position
    }

    /// The message, the format, and below it a caret under the character at which it is wrong.
    public var description: String {
        let before = format.prefix(max(position, 0))
        let column = before.reversed().prefix { !$0.isNewline }.count
        let caret = String(repeating: " ", count: column) + "^"
        return "Unable to parse constraint format: \n\(message)\n\(format)\n\(caret)"
    }
}
