extension NSLayoutConstraint {
    /// What of a view a constraint speaks about. Edges and baselines are those of the alignment rectangle.
    @frozen public enum Attribute: Int, Sendable, CaseIterable {
        /// No attribute, for a constraint without a second item.
        case notAnAttribute = 0
        /// The left edge.
        case left = 1
        /// The right edge.
        case right = 2
        /// The upper edge.
        case top = 3
        /// The lower edge.
        case bottom = 4
        /// The edge where lines start.
        case leading = 5
        /// The edge where lines end.
        case trailing = 6
        /// The width.
        case width = 7
        /// The height.
        case height = 8
        /// The middle between left and right.
        case centerX = 9
        /// The middle between top and bottom.
        case centerY = 10
        /// The baseline of the last line; the lower edge of what has no text.
        case lastBaseline = 11
        /// The baseline of the first line; the lower edge of what has no text.
        case firstBaseline = 12
        /// The left edge inside the margin.
        case leftMargin = 13
        /// The right edge inside the margin.
        case rightMargin = 14
        /// The upper edge inside the margin.
        case topMargin = 15
        /// The lower edge inside the margin.
        case bottomMargin = 16
        /// The edge where lines start, inside the margin.
        case leadingMargin = 17
        /// The edge where lines end, inside the margin.
        case trailingMargin = 18
        /// The middle between the left and the right margin.
        case centerXWithinMargins = 19
        /// The middle between the upper and the lower margin.
        case centerYWithinMargins = 20

        /// The baseline of the last line, by its older name.
        public static var baseline: Attribute { .lastBaseline }
    }

    /// How the two sides of a constraint compare.
    @frozen public enum Relation: Int, Sendable, CaseIterable {
        /// The first is at most the second.
        case lessThanOrEqual = -1
        /// They are equal.
        case equal = 0
        /// The first is at least the second.
        case greaterThanOrEqual = 1
    }

    /// A direction of layout.
    @frozen public enum Axis: Int, Sendable, CaseIterable {
        /// From side to side.
        case horizontal = 0
        /// From top to bottom.
        case vertical = 1
    }

    /// What a visual format does besides what it says: align the views, choose the direction, space by baselines.
    public struct FormatOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

        /// Aligns the left edges.
        public static let alignAllLeft = FormatOptions(.left)
        /// Aligns the right edges.
        public static let alignAllRight = FormatOptions(.right)
        /// Aligns the upper edges.
        public static let alignAllTop = FormatOptions(.top)
        /// Aligns the lower edges.
        public static let alignAllBottom = FormatOptions(.bottom)
        /// Aligns the leading edges.
        public static let alignAllLeading = FormatOptions(.leading)
        /// Aligns the trailing edges.
        public static let alignAllTrailing = FormatOptions(.trailing)
        /// Aligns the middles between left and right.
        public static let alignAllCenterX = FormatOptions(.centerX)
        /// Aligns the middles between top and bottom.
        public static let alignAllCenterY = FormatOptions(.centerY)
        /// Aligns the last baselines.
        public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
        /// Aligns the first baselines.
        public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
        /// All bits of alignment.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        /// Goes from leading to trailing: no bit, the default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// Goes from left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// Goes from right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// All bits of direction.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)
        /// Measures spaces between edges: no bit, the default.
        public static let spacingEdgeToEdge: FormatOptions = []
        /// Measures vertical spaces from baseline to baseline.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// All bits of spacing.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }
}
