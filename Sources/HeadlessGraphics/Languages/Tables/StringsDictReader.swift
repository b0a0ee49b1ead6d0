import Foundation

/// Reads `.stringsdict` files: texts with plurals, and variants for devices and widths.
struct StringsDictReader {
    let file: String
    var table = StringTable()

    init(file: String) { self.file = file }

    static func read(_ data: Data, file: String) -> StringTable {
        PropertyListText.read(data, file: file) { dictionary in
            var reader = StringsDictReader(file: file)
            for (key, value) in dictionary.sorted(by: { $0.key < $1.key }) {
                guard let entry = value as? [String: Any] else {
                    reader.problem(key, "the value is not a dictionary")
                    continue
                }
                reader.read(key, entry)
            }
            return reader.table
        }
    }

    mutating func read(_ key: String, _ dictionary: [String: Any]) {
        var substitutions: [String: LocalizedEntry.Substitution] = [:]
        guard let variants = root(key, dictionary, &substitutions) else { return }
        table.entries[key] = LocalizedEntry(variants, substitutions)
        for name in FormatTemplate.variables(in: variants) where substitutions[name] == nil {
            problem(key, "the variable \"\(name)\" has no rule")
        }
    }

    private mutating func problem(_ key: String, _ message: String) {
        table.problems.append(LocalizationProblem(file: file, line: nil, key: key, message: message))
    }

    /// The text that variables are put into, by device and width where these decide.
    private mutating func root(
        _ key: String, _ dictionary: [String: Any],
        _ substitutions: inout [String: LocalizedEntry.Substitution]
    ) -> LocalizedVariants? {
        for (name, value) in dictionary.sorted(by: { $0.key < $1.key }) where !name.hasPrefix("NSString") {
            guard let rule = value as? [String: Any] else {
                problem(key, "the rule of the variable \"\(name)\" is not a dictionary")
                continue
            }
            if let made = substitution(key, name, rule) { substitutions[name] = made }
        }
        if let devices = dictionary["NSStringDeviceSpecificRuleType"] as? [String: Any] {
            return .device(variants(key, devices, &substitutions).reduce(into: [:]) { $0[$1.key] = $1.value })
        }
        if let widths = dictionary["NSStringVariableWidthRuleType"] as? [String: Any] {
            var made: [Int: LocalizedVariants] = [:]
            for (name, value) in variants(key, widths, &substitutions) {
                if let width = Int(name) {
                    made[width] = value
                } else {
                    problem(key, "\"\(name)\" is not a width")
                }
            }
            return .width(made)
        }
        if let format = dictionary["NSStringLocalizedFormatKey"] as? String { return .text(format) }
        problem(key, "NSStringLocalizedFormatKey is missing")
        return nil
    }

    private mutating func variants(
        _ key: String, _ dictionary: [String: Any],
        _ substitutions: inout [String: LocalizedEntry.Substitution]
    ) -> [(key: String, value: LocalizedVariants)] {
        var made: [(key: String, value: LocalizedVariants)] = []
        for (name, value) in dictionary.sorted(by: { $0.key < $1.key }) {
            if let text = value as? String {
                made.append((name, .text(text)))
            } else if let inner = value as? [String: Any] {
                if let variants = root(key, inner, &substitutions) { made.append((name, variants)) }
            } else {
                problem(key, "the variant \"\(name)\" is not a text")
            }
        }
        return made
    }

    private mutating func substitution(
        _ key: String, _ name: String, _ rule: [String: Any]
    ) -> LocalizedEntry.Substitution? {
        guard rule["NSStringFormatSpecTypeKey"] as? String == "NSStringPluralRuleType" else {
            problem(key, "NSStringFormatSpecTypeKey of \"\(name)\" is not NSStringPluralRuleType")
            return nil
        }
        var plurals: [PluralCategory: LocalizedVariants] = [:]
        for (category, value) in rule.sorted(by: { $0.key < $1.key }) where !category.hasPrefix("NSString") {
            guard let known = PluralCategory(rawValue: category) else {
                problem(key, "\"\(category)\" of \"\(name)\" is not a plural category")
                continue
            }
            guard let text = value as? String else {
                problem(key, "\"\(category)\" of \"\(name)\" is not a text")
                continue
            }
            plurals[known] = .text(text)
        }
        if plurals[.other] == nil { problem(key, "\"\(name)\" has no text for \"other\"") }
        return LocalizedEntry.Substitution(
            specifier: rule["NSStringFormatValueTypeKey"] as? String ?? "d", variants: .plural(plurals))
    }
}
