import Foundation

/// The rules of a page's style elements, for elements, classes and names.
struct StyleSheet {
    private struct Rule {
        var element: String?
        var className: String?
        var identifier: String?
        var declarations: [(String, String)]

        /// How specific the rule is: names before classes before elements.
        var weight: Int {
            (identifier == nil ? 0 : 100) + (className == nil ? 0 : 10) + (element == nil ? 0 : 1)
        }
    }

    private var rules: [Rule] = []

    /// Adds the rules of a style element. Conditions (`@media`) and selectors with several parts are left out.
    mutating func add(_ source: String) {
        let plain = Self.withoutComments(source)
        for block in plain.split(separator: "}") {
            let parts = block.split(separator: "{", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let declarations = Self.declarations(String(parts[1]))
            for selector in parts[0].split(separator: ",") {
                let name = selector.trimmingCharacters(in: .whitespacesAndNewlines)
                guard !name.isEmpty, !name.contains(where: { " >+~:[@".contains($0) }) else { continue }
                rules.append(Self.rule(name, declarations))
            }
        }
        let ordered = rules.enumerated().sorted {
            ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset)
        }
        rules = ordered.map(\.element)
    }

    private static func rule(_ selector: String, _ declarations: [(String, String)]) -> Rule {
        var rule = Rule(declarations: declarations)
        var rest = selector[...]
        let element = rest.prefix { $0 != "." && $0 != "#" }
        if !element.isEmpty, element != "*" { rule.element = element.lowercased() }
        rest = rest[element.endIndex...]
        while let sign = rest.first {
            let name = rest.dropFirst().prefix { $0 != "." && $0 != "#" }
            if sign == "." { rule.className = String(name) } else { rule.identifier = String(name) }
            rest = rest[name.endIndex...]
        }
        return rule
    }

    private static func withoutComments(_ source: String) -> String {
        var (result, rest) = ("", source[...])
        while let start = rest.range(of: "/*") {
            result += rest[..<start.lowerBound]
            guard let end = rest.range(of: "*/", range: start.upperBound..<rest.endIndex) else {
                return result
            }
            rest = rest[end.upperBound...]
        }
        return result + rest
    }

    /// The declarations of an element, those of its rules first and of its own attribute last.
    func declarations(of name: String, _ attributes: [String: String]) -> [(String, String)] {
        let classes = Set((attributes["class"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init))
        let matching = rules.filter { rule in
            (rule.element ?? name) == name && rule.className.map(classes.contains) ?? true
                && (rule.identifier ?? attributes["id"]) == attributes["id"]
        }
        return matching.flatMap(\.declarations) + Self.declarations(attributes["style"] ?? "")
    }

    /// The names, in small letters, and values of declarations.
    static func declarations(_ source: String) -> [(String, String)] {
        source.split(separator: ";").compactMap { declaration in
            let parts = declaration.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            let value = parts[1].replacingOccurrences(of: "!important", with: "")
            return (
                parts[0].trimmingCharacters(in: .whitespacesAndNewlines).lowercased(),
                value.trimmingCharacters(in: .whitespacesAndNewlines)
            )
        }
    }
}
