/// How text is measured and drawn in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Lines break at the rectangle's width, and the rectangle's origin is the text's top left corner. Without it there is one line, and the origin is its baseline.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Fonts' leading is added between lines: only fonts of text styles have some.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Without effect: measures are those of the lines, not of the glyphs' outlines.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// What does not fit into the height is left out, with an ellipsis.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)

    /// Creates a set from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}
