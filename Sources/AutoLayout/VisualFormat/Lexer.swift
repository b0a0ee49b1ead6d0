import Simplex

/// Splits a visual format into words.
struct Lexer {
    /// The characters as bytes: those of ASCII, and a class for each of the others. Formats are nearly always ASCII, whose bytes say at
    /// once what takes long to find out of a character: pays in `feed made`, by visual format.
    private let codes: [UInt8]
    /// The characters themselves, where not all are ASCII.
    private let characters: [Character]?
    private var next = 0

    init(_ format: String) {
        let bytes = Array(format.utf8)
        // Two bytes that end a line are one character.
        if bytes.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "\r") }) {
            (codes, characters) = (bytes, nil)
        } else {
            let all = Array(format)
            (codes, characters) = (all.map(Code.of), all)
        }
    }

    /// The classes of characters that are not ASCII.
    private enum Code {
        static let letter: UInt8 = 0x80
        static let number: UInt8 = 0x81
        static let space: UInt8 = 0x82
        static let other: UInt8 = 0x83

        static func of(_ character: Character) -> UInt8 {
            if let ascii = character.asciiValue { return ascii }
            if character.isLetter { return letter }
            if character.isNumber { return number }
            return character.isWhitespace ? space : other
        }
    }

    /// All words, the last of which is ``Token/Kind/end``.
    static func tokens(of format: String) -> [Token] {
        var lexer = Lexer(format)
        var tokens: [Token] = []
        tokens.reserveCapacity(lexer.codes.count / 2 + 1)
        while true {
            let token = lexer.token()
            tokens.append(token)
            if token.kind == .end { return tokens }
        }
    }

    // MARK: Characters

    /// The character at an index; 0 behind the last.
    private func code(at index: Int) -> UInt8 { index < codes.count ? codes[index] : 0 }

    private func isDigit(at index: Int) -> Bool {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= code(at: index)
    }

    private static func isSpace(_ code: UInt8) -> Bool {
        code == UInt8(ascii: " ") || 0x09...0x0D ~= code || code == Code.space
    }

    /// Whether a name may start with a character.
    private static func startsName(_ code: UInt8) -> Bool {
        switch code {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            Code.letter:
            true
        default: false
        }
    }

    private func text(_ range: Range<Int>) -> String {
        if let characters { return String(characters[range]) }
        return String(decoding: codes[range], as: UTF8.self)
    }

    // MARK: Words

    private mutating func token() -> Token {
        while next < codes.count, Self.isSpace(codes[next]) { next += 1 }
        let start = next
        guard start < codes.count else { return Token(kind: .end, position: start) }
        return Token(kind: kind(startingWith: codes[start]), position: start)
    }

    private mutating func kind(startingWith code: UInt8) -> Token.Kind {
        if isDigit(at: next) || (code == UInt8(ascii: ".") && isDigit(at: next + 1)) { return number() }
        if Self.startsName(code) { return name() }
        next += 1
        switch code {
        case UInt8(ascii: "|"): return .bar
        case UInt8(ascii: "-"): return .dash
        case UInt8(ascii: "+"): return .plus
        case UInt8(ascii: ","): return .comma
        case UInt8(ascii: ":"): return .colon
        case UInt8(ascii: "."): return .dot
        case UInt8(ascii: "@"): return .at
        case UInt8(ascii: "["): return .openBracket
        case UInt8(ascii: "]"): return .closeBracket
        case UInt8(ascii: "("): return .openParenthesis
        case UInt8(ascii: ")"): return .closeParenthesis
        case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"): return relation(startingWith: code)
        default: return unknown
        }
    }

    /// The last character, which means nothing.
    private var unknown: Token.Kind {
        if let characters { return .unknown(characters[next - 1]) }
        return .unknown(Character(Unicode.Scalar(codes[next - 1])))
    }

    private mutating func relation(startingWith code: UInt8) -> Token.Kind {
        guard self.code(at: next) == UInt8(ascii: "=") else { return unknown }
        next += 1
        switch code {
        case UInt8(ascii: "<"): return .relation(.lessThanOrEqual)
        case UInt8(ascii: ">"): return .relation(.greaterThanOrEqual)
        default: return .relation(.equal)
        }
    }

    private mutating func name() -> Token.Kind {
        let start = next
        while Self.startsName(code(at: next)) || isDigit(at: next) || code(at: next) == Code.number {
            next += 1
        }
        return .name(text(start..<next))
    }

    /// Digits with at most one point among them, and an exponent where digits follow its letter.
    private mutating func number() -> Token.Kind {
        let start = next
        skipDigits()
        // Most numbers are whole and small; of up to fifteen digits each sum is exact.
        if next - start <= 15,
            ![UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E")].contains(code(at: next))
        {
            var value = 0
            for code in codes[start..<next] { value = value * 10 + Int(code - UInt8(ascii: "0")) }
            return .number(Double(value))
        }
        if code(at: next) == UInt8(ascii: ".") {
            next += 1
            skipDigits()
        }
        if code(at: next) | 0x20 == UInt8(ascii: "e") {
            let sign = code(at: next + 1)
            let isSigned = sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")
            let digits = next + (isSigned ? 2 : 1)
            if isDigit(at: digits) {
                next = digits
                skipDigits()
            }
        }
        // Swift does not parse a number that ends with its point.
        let text = text(start..<next)
        return .number(Double(text.hasSuffix(".") ? text + "0" : text) ?? .infinity)
    }

    private mutating func skipDigits() {
        while isDigit(at: next) { next += 1 }
    }
}
