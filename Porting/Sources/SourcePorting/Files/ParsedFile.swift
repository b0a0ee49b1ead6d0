import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// One source file, parsed once, with the nodes that the rewrites look at.
///
/// Regions that iOS does not compile (`#if os(macOS)`) are parsed but not collected.
public struct ParsedFile {
    /// The path by which reports name the file.
    public let path: String
    /// The text.
    public let bytes: [UInt8]
    /// The syntax tree.
    public let tree: SourceFileSyntax
    /// The nodes of the regions that iOS compiles, in source order.
    public let nodes: CollectedNodes
    /// What the file declares.
    public private(set) var index: FileIndex
    /// The offsets of the lines.
    public let lines: LineTable

    /// How `#if` is evaluated.
    public let conditions: BuildConditions

    /// Parses a text and collects its nodes.
    public init(bytes: [UInt8], path: String, options: PortOptions) {
        self.path = path
        self.bytes = bytes
        tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        conditions = BuildConditions(options: options)
        let collector = NodeCollector(conditions: conditions)
        collector.walk(tree)
        nodes = collector.nodes
        lines = LineTable(bytes)
        index = FileIndex(path: path, module: options.module)
        index.read(nodes, conditions: conditions)
        index.units = SourceUnit.units(of: self)
    }

    /// The text of a node without its leading and trailing trivia.
    public func text(_ node: some SyntaxProtocol) -> String { text(node.range) }

    /// The text of a range.
    public func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Whether a range has no line break.
    func isInOneLine(_ range: Range<Int>) -> Bool { !bytes[range].contains(Byte.newline) }

    /// What the parser found wrong, at most `limit` of it.
    func syntaxErrors(limit: Int) -> [Report] {
        guard tree.hasError else { return [] }
        let found = ParseDiagnosticsGenerator.diagnostics(for: tree).filter {
            // The compiler warns of `@objc (name)` only.
            $0.diagMessage.severity == .error && !$0.message.hasPrefix("extraneous whitespace")
        }
        return found.prefix(limit).map { diagnostic in
            let location = lines.location(of: diagnostic.position.utf8Offset)
            return Report(
                .unanswered, "syntax", advice: diagnostic.message, file: path, line: location.line,
                column: location.column)
        }
    }
}

extension SyntaxProtocol {
    /// The UTF-8 offsets of the node without its leading and trailing trivia.
    public var range: Range<Int> {
        let start = positionAfterSkippingLeadingTrivia.utf8Offset
        return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
    }

    /// The nearest enclosing node of a type, not the node itself.
    public func ancestor<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
        var node = parent
        while let current = node {
            if let found = current.as(type) { return found }
            node = current.parent
        }
        return nil
    }
}
