/// The direction in which a paragraph is written.
public enum NSWritingDirection: Int, Sendable {
    /// Decided by its first strong character.
    case natural = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}
