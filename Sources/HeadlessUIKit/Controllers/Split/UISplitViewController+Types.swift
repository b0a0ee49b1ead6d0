extension UISplitViewController {
    /// How many columns there are.
    public enum Style: Int, Sendable {
        /// As before iOS 14: two controllers, by ``viewControllers``.
        case unspecified = 0
        /// A primary and a secondary column.
        case doubleColumn = 1
        /// A primary, a supplementary and a secondary column.
        case tripleColumn = 2
    }

    /// A column.
    public enum Column: Int, Sendable {
        /// The first, at the primary edge.
        case primary = 0
        /// The one in the middle of three.
        case supplementary = 1
        /// The widest, with the content.
        case secondary = 2
        /// What is shown instead of columns where the width is compact.
        case compact = 3
        /// A column at the other edge. Stored, not shown.
        case inspector = 4
    }

    /// Which columns are shown, and how.
    public enum DisplayMode: Int, Sendable {
        /// As the controller sees fit.
        case automatic = 0
        /// The secondary column alone.
        case secondaryOnly = 1
        /// One column beside the secondary one.
        case oneBesideSecondary = 2
        /// One column over the secondary one.
        case oneOverSecondary = 3
        /// Two columns beside the secondary one.
        case twoBesideSecondary = 4
        /// Two columns over the secondary one.
        case twoOverSecondary = 5
        /// Two columns that move the secondary one away.
        case twoDisplaceSecondary = 6

        /// The secondary column alone, as it was called before.
        public static var primaryHidden: DisplayMode { .secondaryOnly }
        /// Both columns, as it was called before.
        public static var allVisible: DisplayMode { .oneBesideSecondary }
        /// The primary column over the other one, as it was called before.
        public static var primaryOverlay: DisplayMode { .oneOverSecondary }
    }

    /// What columns that are shown do to the secondary one.
    public enum SplitBehavior: Int, Sendable {
        /// As the controller sees fit.
        case automatic = 0
        /// They take a part of its width.
        case tile = 1
        /// They cover it.
        case overlay = 2
        /// They move it.
        case displace = 3
    }

    /// The side of the primary column.
    public enum PrimaryEdge: Int, Sendable {
        case leading = 0
        case trailing = 1
    }

    /// What is behind the primary column.
    public enum BackgroundStyle: Int, Sendable {
        /// The usual background.
        case none = 0
        /// The background of a sidebar.
        case sidebar = 1
    }

    /// When the button is shown that changes the display mode.
    public enum DisplayModeButtonVisibility: Int, Sendable {
        case automatic = 0
        case never = 1
        case always = 2
    }
}
