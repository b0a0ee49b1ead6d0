/// Splits the text of a predicate.
struct PredicateLexer {
    private let characters: [Character]
    private var index = 0
    private var argumentCount = 0

    private init(_ text: String) { characters = Array(text) }

    static func tokens(of text: String) throws(PredicateFormatError) -> [PredicateToken] {
        var lexer = PredicateLexer(text)
        var tokens: [PredicateToken] = []
        repeat { tokens.append(try lexer.next()) } while tokens.last?.kind != .end
        return tokens
    }

    private var current: Character? { index < characters.count ? characters[index] : nil }

    private mutating func next() throws(PredicateFormatError) -> PredicateToken {
        while current?.isWhitespace == true { index += 1 }
        let position = index
        guard let first = current else { return PredicateToken(kind: .end, position: position) }
        let kind: PredicateToken.Kind
        if first == "\"" || first == "'" {
            kind = try text(until: first)
        } else if first.isNumber || (first == "." && follows { $0.isNumber }) {
            kind = number()
        } else if first == "%" {
            kind = try placeholder()
        } else if first == "$" {
            index += 1
            kind = .variable(run { Self.isPart($0) })
        } else if Self.isPart(first) || first == "@" || first == "#" {
            if first == "#" { index += 1 }
            kind = .word(run { Self.isPart($0) || $0 == "." || $0 == "@" })
        } else {
            kind = try sign(first)
        }
        return PredicateToken(kind: kind, position: position)
    }

    private static func isPart(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    private func follows(_ matches: (Character) -> Bool) -> Bool {
        index + 1 < characters.count && matches(characters[index + 1])
    }

    private mutating func run(while matches: (Character) -> Bool) -> String {
        let start = index
        while let character = current, matches(character) { index += 1 }
        return String(characters[start..<index])
    }

    private mutating func text(until quote: Character) throws(PredicateFormatError) -> PredicateToken.Kind {
        let start = index
        var text = ""
        index += 1
        while let character = current {
            index += 1
            if character == quote { return .text(text) }
            if character == "\\", let escaped = current {
                index += 1
                text.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
            } else {
                text.append(character)
            }
        }
        throw PredicateFormatError(text: "a quote without its end", position: start)
    }

    private mutating func number() -> PredicateToken.Kind {
        var text = run { $0.isNumber }
        if current == "." && (follows { $0.isNumber }) {
            index += 1
            text += "." + run { $0.isNumber }
        }
        if current == "e" || current == "E", follows({ $0.isNumber || $0 == "-" || $0 == "+" }) {
            text += "e"
            index += 1
            if let sign = current, sign == "-" || sign == "+" {
                text.append(sign)
                index += 1
            }
            text += run { $0.isNumber }
        }
        return .number(Double(text) ?? 0, isWhole: text.allSatisfy(\.isNumber))
    }

    private mutating func placeholder() throws(PredicateFormatError) -> PredicateToken.Kind {
        let start = index
        index += 1
        let conversions: Set<Character> = ["@", "K", "d", "i", "u", "D", "f", "g", "e", "s", "c", "x"]
        while let character = current, !conversions.contains(character) {
            guard character.isNumber || "lhqzt.-+".contains(character) else { break }
            index += 1
        }
        guard let conversion = current, conversions.contains(conversion) else {
            throw PredicateFormatError(text: "a placeholder that is not known", position: start)
        }
        index += 1
        argumentCount += 1
        return .argument(argumentCount - 1, isKeyPath: conversion == "K")
    }

    private mutating func sign(_ first: Character) throws(PredicateFormatError) -> PredicateToken.Kind {
        let long = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||", "**"]
        if index + 1 < characters.count, long.contains(String([first, characters[index + 1]])) {
            defer { index += 2 }
            return .sign(String([first, characters[index + 1]]))
        }
        guard "=<>!(){},+-*/[]".contains(first) else {
            throw PredicateFormatError(text: "a sign that is not known", position: index)
        }
        index += 1
        return .sign(String(first))
    }
}
