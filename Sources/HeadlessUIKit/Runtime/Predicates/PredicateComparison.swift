import Foundation

/// A comparison of two values.
struct PredicateComparison {
    enum Quantifier: String { case any = "ANY", some = "SOME", all = "ALL", none = "NONE" }

    var quantifier: Quantifier?
    var left: PredicateExpression
    /// The operator in capitals, and in its first form.
    var name: String
    var options = PredicateValue.TextOptions()
    var right: PredicateExpression

    func evaluate(_ scope: PredicateScope) -> Bool {
        let left = left.value(in: scope), right = right.value(in: scope)
        guard let quantifier else { return matches(left, right) }
        guard case .list(let elements) = left else {
            if case .null = left { return quantifier == .none }
            UIKitException(
                name: "NSInvalidArgumentException",
                reason: "The left hand side for an ALL or ANY operator must be either an NSArray or an NSSet."
            ).raiseAnywhere()
            return false
        }
        switch quantifier {
        case .any, .some: return elements.contains { matches($0, right) }
        case .all: return elements.allSatisfy { matches($0, right) }
        case .none: return !elements.contains { matches($0, right) }
        }
    }

    private func matches(_ left: PredicateValue, _ right: PredicateValue) -> Bool {
        switch name {
        case "==": return left.isEqual(to: right, options)
        case "!=": return !left.isEqual(to: right, options)
        case "<": return left.order(with: right, options) == .orderedAscending
        case ">": return left.order(with: right, options) == .orderedDescending
        case "<=": return left.order(with: right, options).map { $0 != .orderedDescending } ?? false
        case ">=": return left.order(with: right, options).map { $0 != .orderedAscending } ?? false
        case "BETWEEN":
            guard case .list(let bounds) = right, bounds.count == 2 else { return false }
            return left.order(with: bounds[0], options).map { $0 != .orderedAscending } == true
                && left.order(with: bounds[1], options).map { $0 != .orderedDescending } == true
        case "IN": return contains(right, left)
        case "CONTAINS": return contains(left, right)
        default: return matchesText(left, right)
        }
    }

    private func contains(_ container: PredicateValue, _ value: PredicateValue) -> Bool {
        switch (container, value) {
        case (.list(let elements), _): elements.contains { $0.isEqual(to: value, options) }
        case (.text(let text), .text(let part)):
            part.isEmpty || options.folded(text).contains(options.folded(part))
        default: false
        }
    }

    private func matchesText(_ left: PredicateValue, _ right: PredicateValue) -> Bool {
        guard case .text(let left) = left, case .text(let right) = right else { return false }
        let text = options.folded(left)
        switch name {
        case "BEGINSWITH": return text.hasPrefix(options.folded(right))
        case "ENDSWITH": return text.hasSuffix(options.folded(right))
        case "LIKE": return Self.matches(text, pattern: Self.pattern(forLike: options.folded(right)))
        default:
            // Folding a pattern would change its classes, as \D.
            var pattern = right
            if options.ignoresDiacritics {
                pattern = right.folding(options: .diacriticInsensitive, locale: nil)
            }
            return Self.matches(text, pattern: options.ignoresCase ? "(?i)" + pattern : pattern)
        }
    }

    private static func pattern(forLike like: String) -> String {
        like.map { character in
            switch character {
            case "*": "(?s:.*)"
            case "?": "(?s:.)"
            default: NSRegularExpression.escapedPattern(for: String(character))
            }
        }.joined()
    }

    private static func matches(_ text: String, pattern: String) -> Bool {
        guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$") else {
            UIKitException(
                name: "NSInvalidArgumentException",
                reason:
                    "Can't do regex matching, reason: Can't open pattern U_REGEX_RULE_SYNTAX (string \(text), pattern \(pattern))"
            ).raiseAnywhere()
            return false
        }
        let range = NSRange(text.startIndex..., in: text)
        return expression.firstMatch(in: text, range: range)?.range == range
    }
}
