/// A category of numbers that a language has words for, as the Unicode CLDR names them.
enum PluralCategory: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other
}
