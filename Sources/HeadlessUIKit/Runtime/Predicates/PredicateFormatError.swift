/// Why the text of a predicate cannot be read.
struct PredicateFormatError: Error {
    /// What is wrong: "an operator is expected".
    var text: String
    /// The number of characters in front of it.
    var position: Int
}
