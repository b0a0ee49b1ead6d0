import Foundation

/// A condition in the rule syntax of Unicode's LDML, such as `v = 0 and i % 10 = 2..4 and i % 100 != 12..14`.
struct PluralCondition: Sendable {
    private struct Relation: Sendable {
        var operand: Character
        var modulus: Int?
        var isNegated: Bool
        var ranges: [ClosedRange<Double>]

        func holds(for operands: PluralOperands) -> Bool {
            var value = operands.value(operand)
            if let modulus { value = value.truncatingRemainder(dividingBy: Double(modulus)) }
            // A range has whole numbers only: 2.5 is not in 2..4.
            let isIn = value == value.rounded() && ranges.contains { $0.contains(value) }
            return isIn != isNegated
        }
    }

    /// Alternatives, each of relations that hold together.
    private let alternatives: [[Relation]]

    init(_ text: String) {
        alternatives = text.components(separatedBy: " or ").map { part in
            part.components(separatedBy: " and ").compactMap(Self.relation)
        }
    }

    private static func relation(_ text: String) -> Relation? {
        let words = text.split(separator: " ").map(String.init)
        guard let operand = words.first?.first, let list = words.last,
            let sign = words.first(where: { $0 == "=" || $0 == "!=" })
        else { return nil }
        let modulus = words.firstIndex(of: "%").flatMap { Int(words[$0 + 1]) }
        let ranges = list.split(separator: ",").compactMap { item -> ClosedRange<Double>? in
            let ends = item.components(separatedBy: "..").compactMap(Double.init)
            guard let first = ends.first, let last = ends.last, first <= last else { return nil }
            return first...last
        }
        return Relation(operand: operand, modulus: modulus, isNegated: sign == "!=", ranges: ranges)
    }

    func holds(for operands: PluralOperands) -> Bool {
        alternatives.contains { relations in relations.allSatisfy { $0.holds(for: operands) } }
    }
}
