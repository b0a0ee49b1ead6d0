import Foundation

extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// An `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The glyphs' `UIColor`.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The `UIColor` behind the text.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// Whether ligatures are used, a number; 1 by default.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// Points added after each character, a number.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// Points added after each character, a number.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// The raw value of the `NSUnderlineStyle` through the text.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The raw value of the `NSUnderlineStyle` under the text.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The `UIColor` of outlines; the glyphs' by default.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// The width of outlines in hundredths of the font's size: positive without, negative with filled glyphs.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// An `NSShadow`.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// The name of an effect. Kept, not drawn.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
    /// An `NSTextAttachment`.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// A `URL` or a `String`.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// Points above the baseline, a number.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// The `UIColor` of the line under the text.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The `UIColor` of the line through the text.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// How far glyphs lean, a number: the shift of a point one unit above the baseline.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// The natural logarithm of the factor for the glyphs' width.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
    /// An array of numbers, the outermost first: an `NSWritingDirection` and the bits of an `NSWritingDirectionFormatType`.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
}
