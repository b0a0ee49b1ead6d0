/// A flex line of the container at hand.
struct FlexLine {
    /// The items, as indices into the pass's stack of items.
    var items: Range<Int>
    var crossSize = 0.0
    /// Where the line starts on the cross axis.
    var crossOffset = 0.0
    /// The largest distances from the start of an item to its first baseline, and from its end to its last, among
    /// those that share them.
    var ascents = (first: 0.0, last: 0.0)
}
