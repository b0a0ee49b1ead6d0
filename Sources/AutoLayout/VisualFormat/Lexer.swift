import Simplex

/// Splits a visual format into words.
struct Lexer {
    private let characters: [Character]
    private var next = 0

    init(_ format: String) { characters = Array(format) }

    /// All words, the last of which is ``Token/Kind/end``.
    static func tokens(of format: String) -> [Token] {
        var lexer = Lexer(format)
        var tokens: [Token] = []
        while true {
            let token = lexer.token()
            tokens.append(token)
            if token.kind == .end { return tokens }
        }
    }

    private var current: Character? { next < characters.count ? characters[next] : nil }

    private func isDigit(at index: Int) -> Bool {
        characters.indices.contains(index) && ("0"..."9").contains(characters[index])
    }

    private mutating func token() -> Token {
        while let character = current, character.isWhitespace { next += 1 }
        let start = next
        guard let character = current else { return Token(kind: .end, position: start) }
        return Token(kind: kind(startingWith: character), position: start)
    }

    private mutating func kind(startingWith character: Character) -> Token.Kind {
        if isDigit(at: next) || (character == "." && isDigit(at: next + 1)) { return number() }
        if character == "_" || character.isLetter { return name() }
        next += 1
        switch character {
        case "|": return .bar
        case "-": return .dash
        case "+": return .plus
        case ",": return .comma
        case ":": return .colon
        case ".": return .dot
        case "@": return .at
        case "[": return .openBracket
        case "]": return .closeBracket
        case "(": return .openParenthesis
        case ")": return .closeParenthesis
        case "=", "<", ">": return relation(startingWith: character)
        default: return .unknown(character)
        }
    }

    private mutating func relation(startingWith character: Character) -> Token.Kind {
        guard current == "=" else { return .unknown(character) }
        next += 1
        switch character {
        case "<": return .relation(.lessThanOrEqual)
        case ">": return .relation(.greaterThanOrEqual)
        default: return .relation(.equal)
        }
    }

    private mutating func name() -> Token.Kind {
        let start = next
        while let character = current, character == "_" || character.isLetter || character.isNumber {
            next += 1
        }
        return .name(String(characters[start..<next]))
    }

    /// Digits with at most one point among them, and an exponent where digits follow its letter.
    private mutating func number() -> Token.Kind {
        let start = next
        skipDigits()
        if current == "." {
            next += 1
            skipDigits()
        }
        if let letter = current, letter == "e" || letter == "E" {
            let isSigned = next + 1 < characters.count && "+-".contains(characters[next + 1])
            let digits = next + (isSigned ? 2 : 1)
            if isDigit(at: digits) {
                next = digits
                skipDigits()
            }
        }
        // Swift does not parse a number that ends with its point.
        let text = String(characters[start..<next])
        return .number(Double(text.hasSuffix(".") ? text + "0" : text) ?? .infinity)
    }

    private mutating func skipDigits() {
        while isDigit(at: next) { next += 1 }
    }
}
