extension UIStackView {
    /// How space is distributed to arranged subviews along the axis.
    @frozen public enum Distribution: Int, Sendable, CaseIterable {
        /// They fill it, sized by how strongly they hug their content and resist compression.
        case fill = 0
        /// They fill it and are equally long.
        case fillEqually = 1
        /// They fill it in proportion to their natural lengths.
        case fillProportionally = 2
        /// They keep their lengths; spaces are equal and at least ``UIStackView/spacing``.
        case equalSpacing = 3
        /// They keep their lengths; their middles are equally far apart as long as spaces are at least
        /// ``UIStackView/spacing``.
        case equalCentering = 4
    }

    /// How arranged subviews lie across the axis.
    @frozen public enum Alignment: Int, Sendable, CaseIterable {
        /// They are as long as the stack.
        case fill = 0
        /// At the leading edge of a column.
        case leading = 1
        /// On one line by their first baselines, in a row.
        case firstBaseline = 2
        /// In the middle.
        case center = 3
        /// At the trailing edge of a column.
        case trailing = 4
        /// On one line by their last baselines, in a row.
        case lastBaseline = 5

        /// At the top of a row: the same as ``leading``.
        public static var top: Alignment { .leading }
        /// At the bottom of a row: the same as ``trailing``.
        public static var bottom: Alignment { .trailing }
    }

    /// A custom space that stands for ``spacing``.
    public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
    /// A space that stands for the system's: 8 points between neighbours, a line's height between baselines.
    public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)
}

/// The yes-or-no properties of a stack.
struct StackOptions: OptionSet {
    let rawValue: UInt8

    static let baselineRelative = StackOptions(rawValue: 1 << 0)
    static let marginsRelative = StackOptions(rawValue: 1 << 1)
    static let exactProportions = StackOptions(rawValue: 1 << 2)
}
