/// A line of items of the container at hand.
struct FlexLine {
    /// The items, as places in the pass's stack of items.
    var items: Range<Int>
    /// The size across the line.
    var crossSize = 0.0
    /// Where the line starts on the cross axis.
    var crossOffset = 0.0
    /// The greatest distance from the top of an item to its baseline, among those aligned by it.
    var ascent = 0.0
}
