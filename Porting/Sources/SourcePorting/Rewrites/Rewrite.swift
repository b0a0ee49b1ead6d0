/// One rule of the port. A rule looks at the nodes of a file and adds edits and reports.
///
/// What rules must keep: adapted text has no more of what the rule rewrites (adapting it again changes nothing), every
/// line keeps its number, and a file without the construct keeps its bytes.
public protocol Rewrite {
    /// Adds the edits of one file.
    static func apply(to file: ParsedFile, in context: inout RewriteContext)
}

/// What a rewrite reads besides the file, and what it writes.
public struct RewriteContext {
    /// What the package declares.
    public let index: SourceIndex
    /// What the file declares.
    public let fileIndex: FileIndex
    /// What the package is adapted for, with what the kit declares.
    public let options: PortOptions
    /// The edits of the file.
    public var edits: SourceEdits
    /// The reports of the file.
    public var reports: [Report] = []
    /// Modules that the adapted file needs; those that it does not import are added beside its first import.
    public var neededImports: Set<String> = []
    /// The closing braces before which members were added.
    var openedBodies: Set<Int> = []
    let file: ParsedFile

    init(file: ParsedFile, fileIndex: FileIndex, index: SourceIndex, options: PortOptions) {
        self.file = file
        self.fileIndex = fileIndex
        self.index = index
        self.options = options
        edits = SourceEdits(file.bytes)
    }

    /// Adds a report at an offset.
    public mutating func report(_ kind: Report.Kind, _ cause: String, at offset: Int, advice: String? = nil) {
        let location = file.lines.location(of: offset)
        reports.append(
            Report(
                kind, cause, advice: advice, file: file.path, line: location.line, column: location.column))
    }

    /// Appends lines to the adapted file.
    public mutating func append(_ text: String) { edits.append(text) }
}
