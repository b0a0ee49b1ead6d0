import Simplex
import LayoutCore

/// Reads a visual format from left to right.
struct Parser {
    private let text: String
    private let tokens: [Token]
    private var next = 0

    init(_ text: String) {
        self.text = text
        tokens = Lexer.tokens(of: text)
    }

    // MARK: Words

    private var token: Token { tokens[next] }

    /// Goes on by a word; the last one, the end, stays.
    private mutating func advance() { next = min(next + 1, tokens.count - 1) }

    /// Takes a word if it comes next.
    private mutating func take(_ kind: Token.Kind) -> Bool {
        guard token.kind == kind else { return false }
        advance()
        return true
    }

    private mutating func expect(_ kind: Token.Kind, _ message: String) throws(FormatError) {
        guard take(kind) else { throw error(message) }
    }

    private func error(_ message: String) -> FormatError {
        FormatError(message, in: text, at: token.position)
    }

    // MARK: Grammar

    /// format: (("H" | "V") ":")? ("|" connection)? view (connection view)* (connection "|")?
    mutating func format() throws(FormatError) -> VisualFormat {
        if token.kind == .end { throw error("Unable to parse constraint format") }
        let axis = try orientation()
        let leading = try leadingEdge()
        var items = [try item()]
        var gaps: [VisualFormat.Gap] = []
        var trailing: VisualFormat.Edge?
        while token.kind != .end {
            let gap = try connection()
            let bar = token.position
            if take(.bar) {
                trailing = VisualFormat.Edge(gap: gap, position: bar)
                break
            }
            gaps.append(gap)
            items.append(try item())
        }
        try expect(.end, "Expected the end of the format after '|'")
        return VisualFormat(text, axis, leading, (items, gaps), trailing)
    }

    private mutating func orientation() throws(FormatError) -> Axis {
        guard case .name(let name) = token.kind else { return .horizontal }
        guard name == "H" || name == "V" else { throw error("Expected 'H:', 'V:', '|' or a view") }
        advance()
        try expect(.colon, "Expected a ':' after '\(name)'")
        return name == "H" ? .horizontal : .vertical
    }

    private mutating func leadingEdge() throws(FormatError) -> VisualFormat.Edge? {
        let bar = token.position
        guard take(.bar) else { return nil }
        return VisualFormat.Edge(gap: try connection(), position: bar)
    }

    /// view: "[" name predicates? "]"
    private mutating func item() throws(FormatError) -> VisualFormat.Item {
        try expect(.openBracket, "Expected a view")
        guard case .name(var name) = token.kind else { throw error("Expected a view") }
        let position = token.position
        advance()
        while token.kind == .dot, case .name(let part) = tokens[next + 1].kind {
            name += ".\(part)"
            next += 2
        }
        let sizes = token.kind == .openParenthesis ? try predicates("a number, a metric or a view") : []
        try expect(.closeBracket, "Expected a ']'")
        return VisualFormat.Item(name: VisualFormat.Name(text: name, position: position), sizes: sizes)
    }

    /// connection: "" | "-" | "-" (number | name | predicates) "-"
    private mutating func connection() throws(FormatError) -> VisualFormat.Gap {
        guard take(.dash) else { return .none }
        let gap: VisualFormat.Gap
        switch token.kind {
        case .openParenthesis: gap = .spaces(try predicates("a number or a metric"))
        case .number, .name:
            let object = try value("a number or a metric")
            gap = .spaces([VisualFormat.Predicate(relation: .equal, object: object, priority: nil)])
        case .dash: throw error("Expected a view; a negative space stands in parentheses")
        case .relation: throw error("Expected a view; a relation stands in parentheses")
        default: return .standard
        }
        try expect(.dash, "Expected a '-'")
        return gap
    }

    /// predicates: "(" predicate ("," predicate)* ")"
    private mutating func predicates(_ objects: String) throws(FormatError) -> [VisualFormat.Predicate] {
        advance()
        var predicates: [VisualFormat.Predicate] = []
        repeat { predicates.append(try predicate(objects)) } while take(.comma)
        try expect(.closeParenthesis, "Expected a ')'")
        return predicates
    }

    /// predicate: ("==" | "<=" | ">=")? (number | name) ("@" (number | name))?
    private mutating func predicate(_ objects: String) throws(FormatError) -> VisualFormat.Predicate {
        var relation = Relation.equal
        if case .relation(let found) = token.kind {
            relation = found
            advance()
        } else if case .unknown(let character) = token.kind, "<=>".contains(character) {
            throw error("Expected '==', '<=' or '>='")
        }
        let object = try value(objects)
        guard take(.at) else {
            return VisualFormat.Predicate(relation: relation, object: object, priority: nil)
        }
        let start = token
        let priority = try value("a priority")
        if case .number(let number, _) = priority, !(number > 0 && number <= 1000) {
            throw FormatError(
                "Expected a priority above 0 and at most 1000", in: text, at: start.position)
        }
        return VisualFormat.Predicate(relation: relation, object: object, priority: priority)
    }

    /// A number with or without a sign, or a name.
    private mutating func value(_ expected: String) throws(FormatError) -> VisualFormat.Value {
        let start = token
        if case .name(let name) = start.kind {
            advance()
            return .name(VisualFormat.Name(text: name, position: start.position))
        }
        let isNegative = take(.dash)
        if !isNegative { _ = take(.plus) }
        guard case .number(let number) = token.kind else { throw error("Expected \(expected)") }
        guard number.isFinite else { throw error("The number is too large") }
        advance()
        return .number(isNegative ? -number : number, position: start.position)
    }
}
