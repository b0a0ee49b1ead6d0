/// A text without hard line breaks, as words.
struct WordBlock {
    /// The words.
    var words: [PlacedWord] = []
    /// The advance of the spaces at the end.
    var trailingWidth = 0
}
