import Foundation

/// A tab stop. Immutable.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
    /// A key of a tab's options.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// The name as iOS writes it.
        public let rawValue: String

        /// The `CharacterSet` of characters that are aligned at the stop, as a decimal point.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")

        /// Creates a key.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    final let foundationMark = FoundationMark()
    /// The alignment of the text after the tab at the stop.
    public let alignment: NSTextAlignment
    /// The distance from the paragraph's leading edge, in points.
    public let location: CGFloat
    /// Further options of the tab.
    public let options: [OptionKey: Any]

    /// Creates a tab.
    public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:])
    {
        self.alignment = alignment
        self.location = location
        self.options = options
        super.init()
    }

    /// The characters that end a column in a locale: its decimal separator.
    @discardableResult public static func columnTerminators(for locale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: locale?.decimalSeparator ?? ".")
    }

    /// Whether a decimal point is aligned at the stop.
    var isDecimal: Bool { (options[.columnTerminators] as? CharacterSet)?.contains(".") == true }

    /// The tab itself: it never changes.
    @discardableResult open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the other is a tab of equal values.
    @discardableResult open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return alignment == other.alignment && location == other.location && isDecimal == other.isDecimal
    }

    /// A hash of the values.
    open override var hash: Int { location.hashValue }

    /// The twelve tabs of a paragraph that has none of its own.
    static let usual = (1...12).map { NSTextTab(textAlignment: .left, location: CGFloat(28 * $0)) }
}
