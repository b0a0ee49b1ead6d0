/// What a table has for a key in one language.
struct LocalizedEntry: Hashable, Sendable {
    /// A part of a text that depends on a number of its own: `%#@files@`.
    struct Substitution: Hashable, Sendable {
        /// The position of its argument, from 1; nil counts as the others do.
        var argument: Int?
        /// What formats the argument, as `lld`.
        var specifier: String
        var variants: LocalizedVariants
    }

    /// How far the translation is, as string catalogues note it.
    enum State: String, Sendable {
        case new, translated
        case outdated = "stale"
        case needsReview = "needs_review"
    }

    var variants: LocalizedVariants
    var substitutions: [String: Substitution] = [:]
    var state: State?
    /// The argument that chooses among plurals of the whole text; the first without.
    var argument: Int?

    init(_ text: String) { variants = .text(text) }

    init(_ variants: LocalizedVariants, _ substitutions: [String: Substitution] = [:]) {
        self.variants = variants
        self.substitutions = substitutions
    }

    /// The entry on a kind of device.
    func resolved(for device: String) -> LocalizedEntry {
        var entry = self
        entry.variants = variants.resolved(for: device)
        entry.substitutions = substitutions.mapValues {
            Substitution(
                argument: $0.argument, specifier: $0.specifier, variants: $0.variants.resolved(for: device))
        }
        return entry
    }
}
