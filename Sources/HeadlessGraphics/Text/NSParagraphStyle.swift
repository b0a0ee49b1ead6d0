internal import Typesetting
import Foundation

/// How the lines of a paragraph are built and set, in points. It never changes: ``NSMutableParagraphStyle`` does,
/// and must stay on one thread.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    /// Everything that a style says.
    package struct Values: Hashable, Sendable {
        package var alignment = NSTextAlignment.natural
        package var lineBreakMode = NSLineBreakMode.byWordWrapping
        package var baseWritingDirection = NSWritingDirection.natural
        package var lineSpacing: CGFloat = 0
        package var paragraphSpacing: CGFloat = 0
        package var paragraphSpacingBefore: CGFloat = 0
        package var lineHeightMultiple: CGFloat = 0
        package var minimumLineHeight: CGFloat = 0
        package var maximumLineHeight: CGFloat = 0
        package var firstLineHeadIndent: CGFloat = 0
        package var headIndent: CGFloat = 0
        package var tailIndent: CGFloat = 0
        package var hyphenationFactor: Float = 0
        package var allowsDefaultTighteningForTruncation = false
        package var defaultTabInterval: CGFloat = 0
        package var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
        /// Nil for the usual ones.
        package var tabStops: [NSTextTab]?
        package var textLists: [NSTextList] = []
        package var usesDefaultHyphenation = false

        package init() {}
    }

    /// How line breaks are chosen beyond the rules of scripts.
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// No word alone on the second of two lines, where the first can spare one.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Hangul words stay whole.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// The choice of labels.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    final let foundationMark = FoundationMark()
    package final var values: Values

    /// The default style: natural alignment, word wrapping, no spacing.
    public static var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// Creates the default style.
    public override init() {
        values = Values()
        super.init()
    }

    init(values: Values) {
        self.values = values
        super.init()
    }

    /// The alignment of lines.
    open var alignment: NSTextAlignment { values.alignment }
    /// What happens to a line that does not fit.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The direction.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// Spacing between lines.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// Spacing after the paragraph.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// Spacing before the paragraph, but not before the first.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The factor for a line's natural height; 0 is 1.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// The minimum height of a line; 0 is none.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The maximum height of a line; 0 is none.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The indent of the first line, from the leading edge.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The indent of the other lines, from the leading edge.
    open var headIndent: CGFloat { values.headIndent }
    /// Where lines end: from the leading edge where positive, else from the trailing edge.
    open var tailIndent: CGFloat { values.tailIndent }
    /// How readily words are hyphenated. Kept; no word is hyphenated here.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// Whether letters move together before text is left out. Kept; labels have a property of their own.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
    /// The interval of tab stops after the last one that is set; 0 is 28 points.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// How line breaks are chosen. Without Hangul's words as priority they break between any two syllables.
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
    /// Where tabs lead to, in ascending order. Twelve at every 28 points by default.
    open var tabStops: [NSTextTab]! { values.tabStops ?? NSTextTab.usual }

    /// The lists that the paragraph belongs to, the outermost first. None by default; marks are characters of the text.
    open var textLists: [NSTextList] { values.textLists }
    /// Whether words are hyphenated as the language's rules say. False by default; no word is hyphenated here.
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    /// The direction of a language's script.
    @discardableResult open class func defaultWritingDirection(forLanguage languageName: String?)
        -> NSWritingDirection
    {
        let name = languageName ?? Locale.current.identifier
        let isRightToLeft = ["ar", "he", "fa", "ur", "iw", "yi"].contains { name.hasPrefix($0) }
        return isRightToLeft ? .rightToLeft : .leftToRight
    }

    /// A style with the same values that does not change.
    @discardableResult open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }

    /// A style with the same values that can be changed.
    @discardableResult open func mutableCopy(with zone: NSZone? = nil) -> Any {
        NSMutableParagraphStyle(values: values)
    }

    /// Whether the other is a style of equal values.
    @discardableResult open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.values == values
    }

    /// A hash of the values.
    open override var hash: Int { values.hashValue }
}
