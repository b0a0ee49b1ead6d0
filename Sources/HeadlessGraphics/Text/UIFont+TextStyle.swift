import Foundation

extension UIFont {
    /// What a text is for, from which its font follows.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The name as iOS writes it.
        public let rawValue: String

        /// The most prominent title.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// A title of first rank.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// A title of second rank.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// A title of third rank.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// A heading of running text.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// A heading below a heading.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Running text.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// A remark.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// A footnote.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// A caption.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// A caption of second rank.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// Creates a style from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Point sizes by category, from the smallest to the largest for accessibility.
        /// (Human Interface Guidelines, Typography.)
        private static let pointSizes: [TextStyle: [CGFloat]] = [
            .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
            .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
            .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
            .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
            .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
            .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
            .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
            .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
            .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
            .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
            .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
        ]

        /// The point size in a category; unknown styles are running text.
        func pointSize(in category: UIContentSizeCategory) -> CGFloat {
            let sizes = Self.pointSizes[self] ?? Self.pointSizes[.body] ?? []
            return sizes.indices.contains(category.index) ? sizes[category.index] : UIFont.labelFontSize
        }

        /// The heights of lines by point size: the same for all styles, but for one.
        /// (Human Interface Guidelines, Typography, Dynamic Type sizes.)
        private static let lineHeights: [CGFloat: Double] = [
            11: 13, 12: 16, 13: 18, 14: 19, 15: 20, 16: 21, 17: 22, 18: 23, 19: 24, 20: 25, 21: 26, 22: 28,
            23: 29,
            24: 30, 25: 31, 26: 32, 27: 33, 28: 34, 29: 35, 30: 37, 31: 38, 32: 39, 33: 40, 34: 41, 36: 43,
            37: 44,
            38: 46, 39: 47, 40: 48, 42: 50, 43: 51, 44: 52, 47: 56, 48: 57, 49: 58, 50: 59, 51: 60, 52: 61,
            53: 62,
            55: 65, 56: 66, 58: 68, 60: 70,
        ]

        /// The published distance from line to line at a size, in points; nil for sizes that no style has.
        func lineHeight(at pointSize: CGFloat) -> Double? {
            self == .subheadline && pointSize == 21 ? 28 : Self.lineHeights[pointSize]
        }

        var weight: Weight { self == .headline ? .semibold : .regular }
    }
}
