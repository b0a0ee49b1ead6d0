import Foundation

/// The rules by which a language chooses words for numbers: the cardinal rules of the Unicode CLDR.
struct PluralRules: Sendable {
    private let conditions: [(category: PluralCategory, condition: PluralCondition)]

    private init(_ texts: [(PluralCategory, String)]) {
        conditions = texts.map { ($0.0, PluralCondition($0.1)) }
    }

    /// The rules of a language by its identifier, as `pt-PT` or `ar_EG`; those of a language without rules have only
    /// ``PluralCategory/other``.
    static func rules(for identifier: String) -> PluralRules {
        let parts = identifier.replacingOccurrences(of: "_", with: "-").split(separator: "-").map(String.init)
        guard let language = parts.first?.lowercased() else { return PluralRules([]) }
        let isEuropean = language == "pt" && parts.dropFirst().contains { $0.uppercased() == "PT" }
        return all[isEuropean ? "pt-PT" : language] ?? PluralRules([])
    }

    /// The category of a number.
    func category(of operands: PluralOperands) -> PluralCategory {
        conditions.first { $0.condition.holds(for: operands) }?.category ?? .other
    }

    private static let all: [String: PluralRules] = {
        var all: [String: PluralRules] = [:]
        for (languages, rules) in PluralRuleData.rules {
            let made = PluralRules(rules)
            for language in languages.split(separator: " ") { all[String(language)] = made }
        }
        return all
    }()
}
