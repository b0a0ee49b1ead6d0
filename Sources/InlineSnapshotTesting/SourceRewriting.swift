/// A text to write into a trailing closure of a call.
package struct SourceEdit: Sendable {
    /// The call's line and the column in it in bytes, both from 1.
    var line, column: Int
    /// The closure's label where it is not the first one, and those it had before.
    var label: String
    var oldLabels: [String]
    /// The number of trailing closures before it.
    var offset: Int
    /// The text; nil removes the closure.
    var text: String?

    package init(
        line: Int, column: Int, label: String, oldLabels: [String] = [], offset: Int = 0, text: String?
    ) {
        (self.line, self.column, self.label, self.oldLabels) = (line, column, label, oldLabels)
        (self.offset, self.text) = (offset, text)
    }
}

/// Writes texts into trailing closures of calls. Of Swift it has the rules where strings, comments and parentheses end.
package enum SourceRewriting {
    /// The source with the edits, and what could not be written.
    package static func apply(_ edits: [SourceEdit], to source: String) -> (
        source: String, problems: [String]
    ) {
        let bytes = Array(source.utf8)
        let indent = unit(of: bytes)
        var replacements: [(range: Range<Int>, text: [UInt8])] = []
        var problems: [String] = []
        // A call that ran several times is written with its last text.
        var last: [[Int]: SourceEdit] = [:]
        for edit in edits { last[[edit.line, edit.column, edit.offset]] = edit }
        for edit in last.values {
            guard let call = SourceCall(bytes, line: edit.line, column: edit.column) else {
                problems.append("\(edit.line): the call was not found")
                continue
            }
            replacements.append(replacement(edit, call, bytes, indent))
        }
        var result = bytes
        for (range, text) in replacements.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            result.replaceSubrange(range, with: text)
        }
        return (String(decoding: result, as: UTF8.self), problems.sorted())
    }

    private static func replacement(
        _ edit: SourceEdit, _ call: SourceCall, _ bytes: [UInt8], _ indent: String
    ) -> (Range<Int>, [UInt8]) {
        let old = call.closures.enumerated().first { index, closure in
            index == 0 && closure.label == nil
                ? edit.offset == 0
                : closure.label.map { $0 == edit.label || edit.oldLabels.contains($0) } ?? false
        }?.element
        guard let text = edit.text else { return (old?.wholeRange ?? call.end..<call.end, []) }
        let base = String(decoding: bytes[call.lineStart..<call.lineStart + call.indentation], as: UTF8.self)
        let body = literal(text, base + indent)
        let label = edit.offset == 0 ? "" : "\(edit.label): "
        let closure = " \(label){\n\(body)\n\(base)}"
        return (old?.wholeRange ?? call.end..<call.end, Array(closure.utf8))
    }

    /// A literal of several lines.
    private static func literal(_ text: String, _ indent: String) -> String {
        var hashes = ""
        if text.contains("\\") || text.contains("\"\"\"") { hashes = "#" }
        while text.contains("\"\"\"\(hashes)") && !hashes.isEmpty
            || text.contains("\\\(hashes)") && !hashes.isEmpty
        {
            hashes += "#"
        }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.isEmpty ? "" : indent + String(line).replacing("\r", with: "\\\(hashes)r")
        }
        return (["\(indent)\(hashes)\"\"\""] + lines + ["\(indent)\"\"\"\(hashes)"]).joined(separator: "\n")
    }

    /// The first indentation of the file; four spaces where nothing is indented.
    private static func unit(of bytes: [UInt8]) -> String {
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let space = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            guard !space.isEmpty, space.count < line.count else { continue }
            return String(decoding: space, as: UTF8.self)
        }
        return "    "
    }
}

extension String {
    fileprivate func replacing(_ character: Character, with text: String) -> String {
        map { $0 == character ? text : String($0) }.joined()
    }
}
