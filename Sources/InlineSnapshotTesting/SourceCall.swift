/// A call in a source file: where its parentheses end, and its trailing closures.
struct SourceCall {
    /// A trailing closure.
    struct Closure {
        /// The label; nil for the first.
        var label: String?
        /// The closure with the space and the label in front of it.
        var wholeRange: Range<Int>
    }

    /// The start of the call's line, and the spaces at it.
    let lineStart, indentation: Int
    /// The index behind the closing parenthesis.
    let end: Int
    private(set) var closures: [Closure] = []

    init?(_ bytes: [UInt8], line: Int, column: Int) {
        var start = 0
        for _ in 1..<max(line, 1) {
            guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            start = end + 1
        }
        lineStart = start
        indentation = bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
        let scanner = SourceScanner(bytes: bytes)
        var index = min(start + column - 1, bytes.count)
        while index < bytes.count, bytes[index] != UInt8(ascii: "(") {
            if bytes[index] == UInt8(ascii: "\n") { return nil }
            index += 1
        }
        guard let end = scanner.endOfGroup(at: index) else { return nil }
        self.end = end
        readClosures(scanner)
    }

    private mutating func readClosures(_ scanner: SourceScanner) {
        var position = end
        while true {
            var index = scanner.skipSpace(position)
            var label: String?
            if !closures.isEmpty {
                let name = scanner.identifier(at: index)
                guard !name.isEmpty else { return }
                index = scanner.skipSpace(index + name.utf8.count)
                guard scanner.byte(index) == UInt8(ascii: ":") else { return }
                index = scanner.skipSpace(index + 1)
                label = name
            }
            guard scanner.byte(index) == UInt8(ascii: "{"), let close = scanner.endOfGroup(at: index) else {
                return
            }
            closures.append(Closure(label: label, wholeRange: position..<close))
            position = close
        }
    }
}
