/// The variants of one text of a table.
indirect enum LocalizedVariants: Hashable, Sendable {
    /// One text for all.
    case text(String)
    /// By the category of a number.
    case plural([PluralCategory: LocalizedVariants])
    /// By the kind of device: `iphone`, `ipad`, `mac` and so on; `other` for those that are not listed.
    case device([String: LocalizedVariants])
    /// By the width that the text may have, a number that the app gives a meaning to.
    case width([Int: LocalizedVariants])

    /// The variants without those for other devices.
    func resolved(for device: String) -> LocalizedVariants {
        switch self {
        case .text: return self
        case .plural(let variants): return .plural(variants.mapValues { $0.resolved(for: device) })
        case .width(let variants): return .width(variants.mapValues { $0.resolved(for: device) })
        case .device(let variants):
            // What Apple's tools fall back on: iPods are small phones, and "other" is for the rest.
            let names = [device] + (device == "iphone" ? ["ipod"] : []) + ["other", "iphone"]
            let found = names.lazy.compactMap { variants[$0] }.first
            let first = variants.min { $0.key < $1.key }?.value
            return (found ?? first ?? .text("")).resolved(for: device)
        }
    }

    /// The text for a number; of widths the largest.
    func text(for operands: PluralOperands?, in rules: PluralRules) -> String {
        switch self {
        case .text(let text): return text
        case .device: return resolved(for: "other").text(for: operands, in: rules)
        case .width(let variants):
            return variants.max { $0.key < $1.key }?.value.text(for: operands, in: rules) ?? ""
        case .plural(let variants):
            guard let operands else { return (variants[.other] ?? .text("")).text(for: nil, in: rules) }
            // Zero has a text of its own in every language that gives one.
            let isZero = operands.n == 0 && variants[.zero] != nil
            let category = isZero ? .zero : rules.category(of: operands)
            return (variants[category] ?? variants[.other] ?? .text("")).text(for: operands, in: rules)
        }
    }

    /// Whether a number decides.
    var hasPlurals: Bool {
        switch self {
        case .text: false
        case .plural: true
        case .device(let variants): variants.values.contains(where: \.hasPlurals)
        case .width(let variants): variants.values.contains(where: \.hasPlurals)
        }
    }
}
