/// A word of a text, where it lies and how wide it is, in units.
struct PlacedWord {
    /// The bytes.
    let bytes: Range<Int>
    /// The advance before whatever follows.
    let width: Int
    /// The advance of the spaces before the word.
    let gap: Int
    /// Whether a line may break before the word.
    let breaksBefore: Bool
    /// The cache's breaks inside of the word.
    let breaks: Range<Int>
}

/// Where a line may begin: at a word, or inside of it.
struct WordPosition: Equatable {
    /// The word.
    var word: Int
    /// The byte of the word; 0 in most cases.
    var byte = 0
    /// The advance of what comes before in the word.
    var start = 0
    /// The advance from the line's start up to the word, without the spaces before it where the word begins the next
    /// line.
    var advance = 0
}
