import Foundation

extension CompactTree {
    /// Why a text is no tree.
    public struct ParseError: Error, Equatable, CustomStringConvertible {
        /// The number of the line, from 1.
        public var line: Int
        /// What is wrong.
        public var problem: String

        /// Both in a sentence.
        public var description: String { "line \(line): \(problem)" }
    }

    /// Reads a tree from its text.
    ///
    /// - Throws: ``ParseError``, for a text of another version too.
    public init(parsing text: String) throws(ParseError) {
        var rows = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
        while rows.last?.isEmpty == true { rows.removeLast() }
        guard let first = rows.popFirst() else { throw ParseError(line: 1, problem: "the text is empty") }
        var head = LineScanner(first, number: 1)
        guard try head.word() == "formwork-tree" else {
            throw ParseError(line: 1, problem: "the text does not begin with formwork-tree")
        }
        let version = try head.word()
        guard version == "\(Self.formatVersion)" else {
            throw ParseError(line: 1, problem: "version \(version) is not \(Self.formatVersion)")
        }
        var header = try head.attributes()
        let count = header.removeValue(forKey: "views")
        var lines: [Line] = []
        for (index, row) in rows.enumerated() {
            var scanner = LineScanner(row, number: index + 2)
            lines.append(try scanner.line(after: lines.last?.depth ?? -1))
        }
        guard count == "\(lines.count)" else {
            throw ParseError(
                line: 1, problem: "the header says \(count ?? "no number of") views, there are \(lines.count)"
            )
        }
        self.init(header: header, lines: lines)
    }
}

/// Reads one line.
private struct LineScanner {
    private var rest: Substring.UTF8View
    private let number: Int

    init(_ line: Substring.UTF8View, number: Int) {
        rest = line
        self.number = number
    }

    private func failure(_ problem: String) -> CompactTree.ParseError {
        CompactTree.ParseError(line: number, problem: problem)
    }

    private mutating func skipSpace() throws(CompactTree.ParseError) {
        guard rest.popFirst() == UInt8(ascii: " ") else { throw failure("a space is missing") }
    }

    /// A word to the next space, or a quoted one.
    mutating func word() throws(CompactTree.ParseError) -> String {
        if rest.first == UInt8(ascii: " ") { rest.removeFirst() }
        return try value()
    }

    private mutating func value() throws(CompactTree.ParseError) -> String {
        guard rest.first == UInt8(ascii: "\"") else {
            let end = rest.firstIndex(of: UInt8(ascii: " ")) ?? rest.endIndex
            let word = rest[..<end]
            rest = rest[end...]
            guard !word.isEmpty else { throw failure("a value is missing") }
            return String(Substring(word))
        }
        rest.removeFirst()
        var bytes: [UInt8] = []
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "\"") { return String(decoding: bytes, as: UTF8.self) }
            guard byte == UInt8(ascii: "\\") else {
                bytes.append(byte)
                continue
            }
            bytes += try escape()
        }
        throw failure("a quotation has no end")
    }

    private mutating func escape() throws(CompactTree.ParseError) -> [UInt8] {
        switch rest.popFirst() {
        case UInt8(ascii: "n"): return [UInt8(ascii: "\n")]
        case UInt8(ascii: "\""): return [UInt8(ascii: "\"")]
        case UInt8(ascii: "\\"): return [UInt8(ascii: "\\")]
        case UInt8(ascii: "u"):
            let digits = rest.prefix(4)
            rest = rest.dropFirst(4)
            guard digits.count == 4, let value = UInt32(Substring(digits), radix: 16),
                let scalar = Unicode.Scalar(value)
            else { throw failure("an escape has not four digits") }
            return Array(String(Character(scalar)).utf8)
        default: throw failure("an unknown escape")
        }
    }

    /// `name=value`, separated by spaces, to the end.
    mutating func attributes() throws(CompactTree.ParseError) -> [String: String] {
        var found: [String: String] = [:]
        while !rest.isEmpty {
            try skipSpace()
            guard let end = rest.firstIndex(of: UInt8(ascii: "=")) else {
                throw failure("an attribute has no value")
            }
            let name = String(Substring(rest[..<end]))
            rest = rest[rest.index(after: end)...]
            guard !name.isEmpty, found[name] == nil else { throw failure("two attributes named \(name)") }
            found[name] = try value()
        }
        return found
    }

    mutating func line(after previous: Int) throws(CompactTree.ParseError) -> CompactTree.Line {
        guard let depth = Int(try word()), depth >= 0, depth <= previous + 1 else {
            throw failure("the depth does not follow from the line before")
        }
        guard let id = ViewID(try word()) else { throw failure("the identity is not of base 36") }
        let numbers = try word().split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
        let frame = numbers.compactMap(\.self)
        guard numbers.count == 4, frame.count == 4, frame.allSatisfy(\.isFinite) else {
            throw failure("the frame has not four numbers")
        }
        let name = try word()
        return CompactTree.Line(
            depth: depth, id: id, frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]),
            className: name, attributes: try attributes())
    }
}
