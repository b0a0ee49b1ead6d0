import Simplex

/// A word of a visual format.
struct Token: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case bar, dash, plus, comma, colon, dot, at
        case openBracket, closeBracket, openParenthesis, closeParenthesis
        case relation(Relation)
        case number(Double)
        case name(String)
        /// A character that no word starts with.
        case unknown(Character)
        case end
    }

    let kind: Kind
    /// The first character, counted from 0.
    let position: Int
}
