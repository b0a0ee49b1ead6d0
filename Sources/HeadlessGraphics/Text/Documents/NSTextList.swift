import Foundation

/// A list that paragraphs belong to: how its items are marked.
open class NSTextList: NSObject, NSCopying, @unchecked Sendable {
    /// How items are marked; braces enclose a kind of number or sign.
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        /// The format.
        public let rawValue: String

        /// Creates a format.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates a format.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// A bullet.
        public static let disc = Self("{disc}")
        /// A ring.
        public static let circle = Self("{circle}")
        /// A filled square.
        public static let square = Self("{square}")
        /// An empty box.
        public static let box = Self("{box}")
        /// A check mark.
        public static let check = Self("{check}")
        /// A diamond.
        public static let diamond = Self("{diamond}")
        /// A hyphen.
        public static let hyphen = Self("{hyphen}")
        /// Numbers.
        public static let decimal = Self("{decimal}")
        /// Octal numbers.
        public static let octal = Self("{octal}")
        /// Hexadecimal numbers in small letters.
        public static let lowercaseHexadecimal = Self("{lower-hexadecimal}")
        /// Hexadecimal numbers in capital letters.
        public static let uppercaseHexadecimal = Self("{upper-hexadecimal}")
        /// Letters.
        public static let lowercaseAlpha = Self("{lower-alpha}")
        /// Capital letters.
        public static let uppercaseAlpha = Self("{upper-alpha}")
        /// Letters.
        public static let lowercaseLatin = Self("{lower-latin}")
        /// Capital letters.
        public static let uppercaseLatin = Self("{upper-latin}")
        /// Roman numbers.
        public static let lowercaseRoman = Self("{lower-roman}")
        /// Roman numbers in capital letters.
        public static let uppercaseRoman = Self("{upper-roman}")
    }

    /// Settings of a list.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: Int

        /// Creates options from bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// An item's mark begins with that of the list around.
        public static let prependEnclosingMarker = Options(rawValue: 1)
    }

    /// How items are marked.
    public let markerFormat: MarkerFormat
    /// Settings.
    public let listOptions: Options
    /// The number of the first item. 1 by default.
    open var startingItemNumber = 1

    /// Creates a list.
    public init(markerFormat: MarkerFormat, options mask: Int = 0) {
        self.markerFormat = markerFormat
        listOptions = Options(rawValue: mask)
        super.init()
    }

    /// Creates a list whose items are counted from a number.
    public convenience init(markerFormat: MarkerFormat, options: Options, startingItemNumber: Int) {
        self.init(markerFormat: markerFormat, options: options.rawValue)
        self.startingItemNumber = startingItemNumber
    }

    /// Whether items are counted.
    open var isOrdered: Bool { NSTextList.sign(of: kind) == nil }

    /// The mark of an item.
    @discardableResult open func marker(forItemNumber itemNumber: Int) -> String {
        guard let start = markerFormat.rawValue.firstIndex(of: "{"),
            let end = markerFormat.rawValue[start...].firstIndex(of: "}")
        else { return markerFormat.rawValue }
        var text = markerFormat.rawValue
        text.replaceSubrange(start...end, with: Self.sign(of: kind) ?? Self.number(itemNumber, kind))
        return text
    }

    private var kind: String {
        let text = markerFormat.rawValue
        guard let start = text.firstIndex(of: "{"), let end = text[start...].firstIndex(of: "}") else {
            return ""
        }
        return String(text[text.index(after: start)..<end])
    }

    private static func sign(of kind: String) -> String? {
        [
            "disc": "\u{2022}", "circle": "\u{25E6}", "square": "\u{25AA}", "box": "\u{25A1}",
            "check": "\u{2713}",
            "diamond": "\u{25C6}", "hyphen": "\u{2043}",
        ][kind]
    }

    private static func number(_ number: Int, _ kind: String) -> String {
        switch kind {
        case "octal": return String(number, radix: 8)
        case "lower-hexadecimal": return String(number, radix: 16)
        case "upper-hexadecimal": return String(number, radix: 16, uppercase: true)
        case "lower-alpha", "lower-latin": return letters(number)
        case "upper-alpha", "upper-latin": return letters(number).uppercased()
        case "lower-roman": return roman(number)
        case "upper-roman": return roman(number).uppercased()
        default: return String(number)
        }
    }

    private static func letters(_ number: Int) -> String {
        guard number > 0 else { return String(number) }
        var (rest, text) = (number, "")
        while rest > 0 {
            text = String(UnicodeScalar(UInt8(97 + (rest - 1) % 26))) + text
            rest = (rest - 1) / 26
        }
        return text
    }

    private static func roman(_ number: Int) -> String {
        guard (1..<4000).contains(number) else { return String(number) }
        let parts: [(Int, String)] = [
            (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"),
            (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
        ]
        var (rest, text) = (number, "")
        for (value, sign) in parts {
            while rest >= value { (rest, text) = (rest - value, text + sign) }
        }
        return text
    }

    /// The list itself.
    @discardableResult open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the other marks its items in the same way.
    @discardableResult open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextList else { return false }
        return markerFormat == other.markerFormat && startingItemNumber == other.startingItemNumber
    }

    /// A hash of the format.
    open override var hash: Int { markerFormat.hashValue }
}
