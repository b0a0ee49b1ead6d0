/// A word, number, text, sign or placeholder of a predicate's text.
struct PredicateToken {
    enum Kind: Equatable {
        case word(String)
        case text(String)
        case number(Double, isWhole: Bool)
        case sign(String)
        /// The n-th argument: of `%K` a key path.
        case argument(Int, isKeyPath: Bool)
        case variable(String)
        case end
    }

    var kind: Kind
    /// The number of characters in front of it.
    var position: Int

    /// The word in capitals, which reserved words are compared by; the sign.
    var keyword: String {
        switch kind {
        case .word(let word): word.uppercased()
        case .sign(let sign): sign
        default: ""
        }
    }
}
