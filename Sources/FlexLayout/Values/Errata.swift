internal import Flexbox

extension Flex {
    /// Rules of Yoga that differ from those of the web, by name.
    ///
    /// FlexLayout lays out by Yoga, whose rules are not quite those of CSS. Layouts that have been made with
    /// them need them: ``classic`` gives the frames of FlexLayout 2.2 on a phone. ``none`` gives those of a
    /// browser, for the same styles: the initial ones, such as the column and the missing shrinking, stay
    /// FlexLayout's.
    public struct Errata: OptionSet, Hashable, Sendable {
        /// The rules as bits.
        public let rawValue: UInt32

        /// Creates a set from its bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// What Yoga does for FlexLayout: at its errata level `Classic`.
        public static let classic = Errata(.classic)
        /// What Yoga does by itself.
        public static let yoga = Errata(.yoga)
        /// The rules of CSS alone.
        public static let none: Errata = []

        private init(_ errata: Flexbox.Errata) { rawValue = errata.rawValue }
    }

    /// The rules of Yoga that hold for all layouts; ``Errata/classic`` in the beginning. After a change every
    /// view is laid out anew by its next `layout()`.
    ///
    /// One set holds for all, because views may move between containers at any time.
    public static var errata: Errata {
        get { Errata(rawValue: FlexNodes.tree.errata.rawValue) }
        set { FlexNodes.tree.errata = Flexbox.Errata(rawValue: newValue.rawValue) }
    }
}

extension Flex.Errata {
    /// An absolute item without insets is positioned at its container's border instead of inside its padding.
    public static let absolutePositionWithoutInsetsExcludesPadding = Self(
        .absolutePositionWithoutInsetsExcludesPadding)
    /// Percentages of an absolute item refer to its container without padding instead of with it.
    public static let absolutePercentAgainstInnerSize = Self(.absolutePercentAgainstInnerSize)
    /// Items may be smaller than their smallest content, where CSS keeps them from it.
    public static let minSizeUndefinedInsteadOfAuto = Self(.minSizeUndefinedInsteadOfAuto)
    /// An item's natural size is measured within the container's available space, where CSS sets no limit.
    public static let flexBasisFitsContainer = Self(.flexBasisFitsContainer)
    /// Percentages refer to the available space where the container's size is indefinite.
    public static let percentAgainstAvailableSpace = Self(.percentAgainstAvailableSpace)
    /// An item with an aspect ratio keeps it, where CSS stretches it across its line.
    public static let aspectRatioBeatsStretch = Self(.aspectRatioBeatsStretch)
    /// Positions in the container are rounded by themselves, where rounding edges on the screen leaves no seams.
    public static let positionsRoundInParent = Self(.positionsRoundInParent)
}
