import Foundation

/// Reads `.strings` files: `"key" = "value";`, with comments, and with words of letters and digits unquoted.
struct StringsParser {
    private let scalars: [Unicode.Scalar]
    private let file: String
    private var position = 0
    private var line = 1
    private var key: String?
    private var table = StringTable()

    private init(_ text: String, _ file: String) {
        scalars = Array(text.unicodeScalars)
        self.file = file
    }

    /// Reads a file in UTF-8 or UTF-16, or a property list in XML or binary form.
    static func read(_ data: Data, file: String) -> StringTable {
        var table: StringTable
        if data.starts(with: Data("bplist".utf8)) || data.prefix(200).range(of: Data("<plist".utf8)) != nil
            || data.prefix(64).range(of: Data("<?xml".utf8)) != nil
        {
            table = PropertyListText.read(data, file: file) { StringTable(strings: $0, file: file) }
        } else if let text = text(of: data) {
            var parser = StringsParser(text, file)
            parser.parse()
            table = parser.table
        } else {
            table = StringTable()
            table.problems = [
                LocalizationProblem(
                    file: file, line: nil, key: nil, message: "the text is not UTF-8 or UTF-16")
            ]
        }
        table.files = [file]
        return table
    }

    private static func text(of data: Data) -> String? {
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
            return String(data: data, encoding: .utf16)
        }
        let body = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
        return String(validating: body, as: UTF8.self) ?? String(data: data, encoding: .utf16LittleEndian)
    }

    private mutating func parse() {
        skipSpace()
        // The whole may be in braces, as a dictionary.
        let isBraced = take("{")
        skipSpace()
        while position < scalars.count {
            if isBraced, take("}") { break }
            key = nil
            guard parsePair() else { continue }
            skipSpace()
        }
    }

    /// Reads a pair; after a problem goes on behind the next semicolon.
    private mutating func parsePair() -> Bool {
        guard let name = word() else { return fail("a key is expected") }
        key = name
        skipSpace()
        if take(";") {
            add(name, name)
            return true
        }
        guard take("=") else { return fail("'=' is missing after the key") }
        skipSpace()
        guard let value = word() else { return fail("a value is expected") }
        let end = line
        skipSpace()
        guard take(";") else {
            add(name, value)
            table.problems.append(problem("';' is missing after the value", at: end))
            return true
        }
        add(name, value)
        return true
    }

    private mutating func add(_ name: String, _ value: String) {
        if table.entries[name] != nil { table.problems.append(problem("the key comes twice", at: line)) }
        table.entries[name] = LocalizedEntry(value)
    }

    private func problem(_ message: String, at line: Int) -> LocalizationProblem {
        LocalizationProblem(file: file, line: line, key: key, message: message)
    }

    private mutating func fail(_ message: String) -> Bool {
        table.problems.append(problem(message, at: line))
        while position < scalars.count, scalars[position] != ";" { advance() }
        advance()
        skipSpace()
        return false
    }

    // MARK: Words

    private mutating func word() -> String? {
        guard position < scalars.count else { return nil }
        let quote = scalars[position]
        if quote == "\"" || quote == "'" { return quoted(quote) }
        var text = String.UnicodeScalarView()
        while position < scalars.count, isWordPart(scalars[position]) {
            text.append(scalars[position])
            advance()
        }
        return text.isEmpty ? nil : String(text)
    }

    private func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
            || "_$:./-".unicodeScalars.contains(scalar)
    }

    private mutating func quoted(_ quote: Unicode.Scalar) -> String? {
        let start = line
        var units: [UInt16] = []
        advance()
        while position < scalars.count {
            let scalar = scalars[position]
            advance()
            if scalar == quote { return String(decoding: units, as: UTF16.self) }
            if scalar == "\\" { units += escape() } else { units += Array(String(scalar).utf16) }
        }
        table.problems.append(problem("the quotation mark is not closed", at: start))
        return nil
    }

    private mutating func escape() -> [UInt16] {
        guard position < scalars.count else { return [] }
        let scalar = scalars[position]
        advance()
        switch scalar {
        case "n": return [10]
        case "t": return [9]
        case "r": return [13]
        case "a": return [7]
        case "b": return [8]
        case "f": return [12]
        case "v": return [11]
        case "U", "u": return [number(radix: 16, digits: 4)]
        case "0"..."7":
            position -= 1
            return [number(radix: 8, digits: 3)]
        default: return Array(String(scalar).utf16)
        }
    }

    private mutating func number(radix: Int, digits: Int) -> UInt16 {
        var value = 0
        for _ in 0..<digits where position < scalars.count {
            guard let digit = Int(String(scalars[position]), radix: radix) else { break }
            value = value * radix + digit
            advance()
        }
        return UInt16(truncatingIfNeeded: value)
    }

    // MARK: Space

    private mutating func advance() {
        guard position < scalars.count else { return }
        if scalars[position] == "\n" { line += 1 }
        position += 1
    }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard position < scalars.count, scalars[position] == scalar else { return false }
        advance()
        return true
    }

    private func starts(with text: String) -> Bool {
        scalars[position...].starts(with: text.unicodeScalars)
    }

    private mutating func skipSpace() {
        while position < scalars.count {
            if scalars[position].properties.isWhitespace || scalars[position] == "\u{FEFF}" {
                advance()
            } else if starts(with: "//") {
                while position < scalars.count, scalars[position] != "\n" { advance() }
            } else if starts(with: "/*") {
                skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() {
        let start = line
        while position < scalars.count, !starts(with: "*/") { advance() }
        if position == scalars.count {
            table.problems.append(problem("the comment is not closed", at: start))
        }
        advance()
        advance()
    }
}
