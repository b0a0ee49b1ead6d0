/// The direction in which a paragraph is written.
public enum NSWritingDirection: Int, Sendable {
    /// Decided by its first strong character.
    case natural = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}

/// How the attribute of writing directions acts.
public enum NSWritingDirectionFormatType: Int, Sendable {
    /// A stretch of the direction, in which characters keep their own.
    case embedding = 0
    /// Every character takes the direction.
    case override = 2
}
