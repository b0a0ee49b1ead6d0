/// Something that is wrong with a file of texts.
public struct LocalizationProblem: Error, Hashable, Sendable, Codable, CustomStringConvertible {
    /// The path of the file.
    public var file: String
    /// The line, from 1; nil where the format has none, as in binary property lists.
    public var line: Int?
    /// The key that it concerns, if one could be read.
    public var key: String?
    /// What is wrong.
    public var message: String

    /// The problem as compilers print theirs: `de.lproj/Localizable.strings:12: key "title": ';' is missing`.
    public var description: String {
        file + (line.map { ":\($0)" } ?? "") + ": " + (key.map { "key \"\($0)\": " } ?? "") + message
    }
}
