import Foundation

/// A format as `String(format:)` reads it, in parts.
struct FormatTemplate {
    /// What the value of an argument is, as C passes it.
    enum ArgumentKind: UInt8, Sendable {
        case integer = 1
        case longInteger = 2
        case double = 3
        case pointer = 4

        /// What formats such a value.
        var specifier: String {
            switch self {
            case .integer: "d"
            case .longInteger: "lld"
            case .double: "f"
            case .pointer: "p"
            }
        }
    }

    enum Part: Hashable {
        /// Text, with `%%` as it is.
        case literal(String)
        /// `%5$.2f` has the position 5 and the body ".2f"; without a position the argument is the next.
        case specifier(position: Int?, body: String)
        /// `%#@files@`.
        case variable(position: Int?, name: String)
        /// `%arg`, the argument of the substitution that the text belongs to.
        case argument
    }

    var parts: [Part] = []

    init(_ format: String) {
        var rest = format[...]
        var literal = ""
        while let percent = rest.firstIndex(of: "%") {
            literal += rest[..<percent]
            let after = rest[rest.index(after: percent)...]
            if after.first == "%" {
                literal += "%%"
                rest = after.dropFirst()
            } else if let (part, behind) = Self.part(after) {
                if !literal.isEmpty { parts.append(.literal(literal)) }
                literal = ""
                parts.append(part)
                rest = behind
            } else {
                literal += "%"
                rest = after
            }
        }
        literal += rest
        if !literal.isEmpty { parts.append(.literal(literal)) }
    }

    private static func part(_ text: Substring) -> (Part, Substring)? {
        if text.hasPrefix("arg") { return (.argument, text.dropFirst(3)) }
        var rest = text
        var position: Int?
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        if !digits.isEmpty, text[digits.endIndex...].first == "$" {
            position = Int(digits)
            rest = text[digits.endIndex...].dropFirst()
        }
        if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
            let name = String(rest.dropFirst(2)[..<end])
            return (.variable(position: position, name: name), rest[rest.index(after: end)...])
        }
        // A blank is a flag to C; here it is taken for the text after a per cent sign.
        let modifiers = rest.prefix { "+-#0123456789.*'".contains($0) }
        var end = modifiers.endIndex
        let lengths = rest[end...].prefix { "hlqLzjt".contains($0) }
        end = lengths.endIndex
        guard end < rest.endIndex, "@dDiuUxXoOfFeEgGaAcCsSpn".contains(rest[end]) else { return nil }
        let next = rest.index(after: end)
        return (.specifier(position: position, body: String(rest[..<next])), rest[next...])
    }

    /// What a specifier's argument is.
    static func kind(_ body: String) -> ArgumentKind {
        switch body.last {
        case "@", "s", "S", "p", "n": .pointer
        case "f", "F", "e", "E", "g", "G", "a", "A": .double
        default: body.contains { "lqzjt".contains($0) } ? .longInteger : .integer
        }
    }

    /// The variables that texts of variants name.
    static func variables(in variants: LocalizedVariants) -> Set<String> {
        switch variants {
        case .text(let text):
            Set(
                FormatTemplate(text).parts.compactMap {
                    if case .variable(_, let name) = $0 { name } else { nil }
                })
        case .plural(let all): all.values.reduce(into: []) { $0.formUnion(variables(in: $1)) }
        case .device(let all): all.values.reduce(into: []) { $0.formUnion(variables(in: $1)) }
        case .width(let all): all.values.reduce(into: []) { $0.formUnion(variables(in: $1)) }
        }
    }

    /// The highest position of arguments.
    var hasArguments: Bool {
        parts.contains { if case .literal = $0 { false } else { true } }
    }

    /// The format with the position of each argument written out, so that parts can be moved.
    var positioned: String {
        var next = 1
        return parts.map { part in
            switch part {
            case .literal(let text): return text
            case .argument: return "%arg"
            case .specifier(let position, let body):
                defer { if position == nil { next += 1 } }
                return "%\(position ?? next)$\(body)"
            case .variable(let position, let name):
                defer { if position == nil { next += 1 } }
                return "%\(position ?? next)$#@\(name)@"
            }
        }.joined()
    }

    /// The format with each literal changed.
    func mappingLiterals(_ change: (String) -> String) -> String {
        parts.map { part in
            switch part {
            case .literal(let text): return change(text)
            case .argument: return "%arg"
            case .specifier(let position, let body): return "%" + (position.map { "\($0)$" } ?? "") + body
            case .variable(let position, let name):
                return "%" + (position.map { "\($0)$" } ?? "") + "#@\(name)@"
            }
        }.joined()
    }
}
