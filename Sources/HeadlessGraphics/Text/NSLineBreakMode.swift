/// What happens to a line that does not fit.
public enum NSLineBreakMode: Int, Sendable {
    /// Whole words go to the next line.
    case byWordWrapping = 0
    /// Characters go to the next line.
    case byCharWrapping = 1
    /// It is cut at the edge.
    case byClipping = 2
    /// The start gives way to an ellipsis.
    case byTruncatingHead = 3
    /// The end gives way to an ellipsis.
    case byTruncatingTail = 4
    /// The middle gives way to an ellipsis.
    case byTruncatingMiddle = 5
}
