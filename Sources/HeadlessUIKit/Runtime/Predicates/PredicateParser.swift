/// Reads the text of a predicate: `OR` binds less than `AND`, `AND` less than `NOT`.
struct PredicateParser {
    private let tokens: [PredicateToken]
    private let arguments: [Any]
    private var index = 0

    static func parse(_ text: String, arguments: [Any]) throws(PredicateFormatError) -> PredicateNode {
        var parser = PredicateParser(tokens: try PredicateLexer.tokens(of: text), arguments: arguments)
        let node = try parser.alternatives()
        guard parser.token.kind == .end else { throw parser.failure("the end is expected") }
        return node
    }

    private init(tokens: [PredicateToken], arguments: [Any]) {
        self.tokens = tokens
        self.arguments = arguments
    }

    private var token: PredicateToken { tokens[index] }

    private func failure(_ text: String) -> PredicateFormatError {
        PredicateFormatError(text: text, position: token.position)
    }

    /// Goes on where one of some words or signs is next.
    private mutating func skip(_ keywords: String...) -> Bool {
        guard keywords.contains(token.keyword) else { return false }
        index += 1
        return true
    }

    private mutating func expect(_ sign: String) throws(PredicateFormatError) {
        guard skip(sign) else { throw failure("\"\(sign)\" is expected") }
    }

    // MARK: Predicates

    private mutating func alternatives() throws(PredicateFormatError) -> PredicateNode {
        var node = try conjunction()
        while skip("OR", "||") { node = .or(node, try conjunction()) }
        return node
    }

    private mutating func conjunction() throws(PredicateFormatError) -> PredicateNode {
        var node = try negation()
        while skip("AND", "&&") { node = .and(node, try negation()) }
        return node
    }

    private mutating func negation() throws(PredicateFormatError) -> PredicateNode {
        if skip("NOT", "!") { return .not(try negation()) }
        if skip("TRUEPREDICATE") { return .constant(true) }
        if skip("FALSEPREDICATE") { return .constant(false) }
        guard token.keyword == "(" else { return .comparison(try comparison()) }
        // A parenthesis encloses a predicate or a value.
        let start = index
        do throws(PredicateFormatError) {
            index += 1
            let node = try alternatives()
            try expect(")")
            return node
        } catch {
            index = start
            do throws(PredicateFormatError) { return .comparison(try comparison()) } catch let second {
                throw second.position > error.position ? second : error
            }
        }
    }

    private mutating func comparison() throws(PredicateFormatError) -> PredicateComparison {
        let quantifier = PredicateComparison.Quantifier(rawValue: token.keyword)
        if quantifier != nil { index += 1 }
        let left = try sum()
        let names = [
            "=": "==", "<>": "!=", "=<": "<=", "=>": ">=", "==": "==", "!=": "!=", "<": "<", ">": ">",
            "<=": "<=",
            ">=": ">=",
        ]
        let words = ["BETWEEN", "IN", "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES"]
        guard let name = names[token.keyword] ?? words.first(where: { $0 == token.keyword }) else {
            throw failure("an operator is expected")
        }
        index += 1
        let options = try textOptions()
        return PredicateComparison(
            quantifier: quantifier, left: left, name: name, options: options, right: try sum())
    }

    private mutating func textOptions() throws(PredicateFormatError) -> PredicateValue.TextOptions {
        var options = PredicateValue.TextOptions()
        guard skip("[") else { return options }
        guard case .word(let letters) = token.kind, letters.allSatisfy({ "cdnlCDNL".contains($0) }) else {
            throw failure("\"c\" or \"d\" is expected")
        }
        let lowercase = letters.lowercased()
        options.ignoresCase = lowercase.contains("c")
        options.ignoresDiacritics = lowercase.contains("d")
        index += 1
        try expect("]")
        return options
    }

    // MARK: Values

    private mutating func sum() throws(PredicateFormatError) -> PredicateExpression {
        var left = try product()
        while ["+", "-"].contains(token.keyword) {
            let sign = token.keyword
            index += 1
            left = .arithmetic(sign, left, try product())
        }
        return left
    }

    private mutating func product() throws(PredicateFormatError) -> PredicateExpression {
        var left = try power()
        while ["*", "/"].contains(token.keyword) {
            let sign = token.keyword
            index += 1
            left = .arithmetic(sign, left, try power())
        }
        return left
    }

    private mutating func power() throws(PredicateFormatError) -> PredicateExpression {
        let left = try value()
        guard skip("**") else { return left }
        return .arithmetic("**", left, try power())
    }

    private mutating func value() throws(PredicateFormatError) -> PredicateExpression {
        let found = token
        switch found.kind {
        case .text(let text): return advanced(.value(.text(text)))
        case .number(let number, _): return advanced(.value(.number(number)))
        case .variable(let name): return advanced(.variable(name))
        case .argument(let number, let isKeyPath):
            guard number < arguments.count else { throw failure("an argument for a placeholder is expected") }
            guard isKeyPath else { return advanced(.value(PredicateValue(arguments[number]))) }
            return advanced(.keyPath("\(arguments[number])"))
        case .word(let word): return try self.word(word)
        case .sign("("):
            index += 1
            let value = try sum()
            try expect(")")
            return value
        case .sign("{"): return try list()
        case .sign("-"):
            index += 1
            return .arithmetic("-", .value(.number(0)), try value())
        case .sign, .end: throw failure("a value is expected")
        }
    }

    private mutating func advanced(_ expression: PredicateExpression) -> PredicateExpression {
        index += 1
        return expression
    }

    private mutating func word(_ word: String) throws(PredicateFormatError) -> PredicateExpression {
        switch word.uppercased() {
        case "TRUE", "YES": return advanced(.value(.number(1)))
        case "FALSE", "NO": return advanced(.value(.number(0)))
        case "NIL", "NULL": return advanced(.value(.null))
        case "SELF": return advanced(.object)
        case "AND", "OR", "NOT", "IN", "BETWEEN", "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES":
            throw failure("a value is expected")
        default:
            index += 1
            if token.keyword == "(" { throw failure("functions are not known") }
            return .keyPath(word)
        }
    }

    private mutating func list() throws(PredicateFormatError) -> PredicateExpression {
        index += 1
        var elements: [PredicateExpression] = []
        if skip("}") { return .list(elements) }
        repeat { elements.append(try sum()) } while skip(",")
        try expect("}")
        return .list(elements)
    }
}
