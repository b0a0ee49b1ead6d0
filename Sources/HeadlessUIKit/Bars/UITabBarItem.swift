import Foundation

/// The tab of one controller in a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// The tabs that the system has.
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads
        case mostRecent, mostViewed
    }

    /// Whether the title stays when the controller's is set: the item is one of the system's, or shows a tab.
    final var keepsTitle = false

    /// Creates an item with a title and a picture.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Creates an item with a title, a picture, and another one for when it is selected.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Creates one of the system's tabs.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init()
        take(systemItem)
        self.tag = tag
    }

    /// Becomes one of the system's tabs.
    final func take(_ systemItem: SystemItem) {
        keepsTitle = true
        title = systemItem.title
        image = systemItem.symbolName.flatMap { name in
            SymbolLibrary.contains(name) ? UIImage(systemName: name) : nil
        }
    }

    /// Creates an item that shows nothing.
    @preconcurrency @MainActor
    public override init() {
        super.init()
    }

    /// Creates an item that shows nothing of a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        InterfaceCoder.restore(self, as: UITabBarItem.self, from: coder)
    }

    /// The picture of the selected item; nil is ``UIBarItem/image``.
    open var selectedImage: UIImage? {
        didSet { changed() }
    }
    /// The text in the badge. None by default.
    open var badgeValue: String? {
        didSet { changed() }
    }
    /// The colour of the badge; nil is red.
    open var badgeColor: UIColor? {
        didSet { changed() }
    }
    private final var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Sets the attributes of the badge's text in a state.
    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        badgeAttributes[state.rawValue] = textAttributes
        changed()
    }

    /// The attributes of the badge's text that were set for a state.
    @discardableResult open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key:
        Any]?
    {
        badgeAttributes[state.rawValue]
    }

    /// How far the title is moved. Zero by default.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { changed() }
    }
    /// The bar's look while this item is selected; nil is the bar's own.
    open var standardAppearance: UITabBarAppearance? {
        didSet { changed() }
    }
    /// The bar's look over the end of the content while this item is selected; nil is the bar's own.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        didSet { changed() }
    }

    /// The properties that can be set for all instances.
    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty("badgeColor", \UITabBarItem.badgeColor),
            AppearanceProperty("titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment),
        ]
    }
}

extension UITabBarItem.SystemItem {
    @MainActor var title: String { word.text }

    private var word: SystemString {
        switch self {
        case .more: .more
        case .favorites: .favorites
        case .featured: .featured
        case .topRated: .topRated
        case .recents: .recents
        case .contacts: .contacts
        case .history: .history
        case .bookmarks: .bookmarks
        case .search: .search
        case .downloads: .downloads
        case .mostRecent: .mostRecent
        case .mostViewed: .mostViewed
        }
    }

    var symbolName: String? {
        switch self {
        case .more: "ellipsis"
        case .favorites, .featured, .topRated: "star.fill"
        case .recents, .history, .mostRecent: "clock"
        case .contacts: "person.fill"
        case .bookmarks: "bookmark.fill"
        case .search: "magnifyingglass"
        case .downloads: "arrow.down"
        case .mostViewed: "list.bullet"
        }
    }
}
