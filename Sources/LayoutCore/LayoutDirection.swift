/// The direction in which lines of text, and so rows of boxes, run.
public enum LayoutDirection: Hashable, Sendable {
    /// From left to right, as English is written.
    case leftToRight
    /// From right to left, as Arabic and Hebrew are written.
    case rightToLeft
}
