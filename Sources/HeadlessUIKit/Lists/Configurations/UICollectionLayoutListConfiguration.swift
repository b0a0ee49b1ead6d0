import Foundation

/// A description of sections that look like a table view's.
public struct UICollectionLayoutListConfiguration {
    /// How a list looks.
    public enum Appearance: Int, Hashable, Sendable {
        case plain, grouped, insetGrouped, sidebar, sidebarPlain
    }

    /// What the headers of the sections are.
    public enum HeaderMode: Int, Hashable, Sendable {
        case none
        /// A supplementary view.
        case supplementary
        /// The first item of each section.
        case firstItemInSection
    }

    /// What the footers of the sections are.
    public enum FooterMode: Int, Hashable, Sendable {
        case none
        /// A supplementary view.
        case supplementary
    }

    /// Views of a list that hug their content.
    public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// No views.
        public static let none: ContentHuggingElements = []
        /// The headers of sections.
        public static let sectionHeaders = ContentHuggingElements(rawValue: 1)
    }

    /// The actions that a swipe over an item uncovers; nil is none.
    public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) ->
        UISwipeActionsConfiguration?

    /// The lines of an item, from those of the list.
    public typealias ItemSeparatorHandler = (
        _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration

    /// How the list looks.
    public let appearance: Appearance
    /// The colour behind the list; nil is that of the appearance.
    public var backgroundColor: UIColor?
    /// Whether lines separate the items. True by default.
    public var showsSeparators = true
    /// The lines between the items.
    public var separatorConfiguration: UIListSeparatorConfiguration
    /// Changes the lines of single items. None by default.
    public var itemSeparatorHandler: ItemSeparatorHandler?
    /// What the headers are. None by default.
    public var headerMode = HeaderMode.none
    /// What the footers are. None by default.
    public var footerMode = FooterMode.none
    /// The space above each header, in points; nil is that of the appearance.
    public var headerTopPadding: CGFloat?
    /// The actions that a swipe from the leading edge uncovers. None by default.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The actions that a swipe from the trailing edge uncovers. None by default.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The views that hug their content. Kept. The headers of sections by default.
    public var contentHuggingElements = ContentHuggingElements.sectionHeaders

    /// Creates a description of lists of an appearance.
    public init(appearance: Appearance) {
        self.appearance = appearance
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    }
}
