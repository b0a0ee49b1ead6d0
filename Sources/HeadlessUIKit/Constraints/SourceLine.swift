/// A line of source.
struct SourceLine: Sendable {
    /// The file, with its module.
    let file: StaticString
    /// The line, from 1.
    let line: UInt

    /// `Module/File.swift:12`.
    var text: String { "\(file):\(line)" }
}
