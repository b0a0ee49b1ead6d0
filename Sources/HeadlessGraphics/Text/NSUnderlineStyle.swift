/// How a line under or through text looks.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 0x01)
    /// One line, twice as thick.
    public static let thick = NSUnderlineStyle(rawValue: 0x02)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 0x09)
    /// Dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
    /// Dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
    /// Dashes and dots.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
    /// Dashes and two dots.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
    /// Under words only, not under the spaces between them.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

    /// Creates a set from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}
