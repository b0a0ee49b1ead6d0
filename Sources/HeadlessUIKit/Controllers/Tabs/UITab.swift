import Foundation

/// One of the parts of an app that a ``UITabBarController`` shows.
@preconcurrency @MainActor
open class UITab: NSObject {
    /// Where a tab may be shown: in the bar, in the sidebar or both. Stored, not used.
    public enum Placement: Int, Sendable {
        /// As the system sees fit.
        case automatic = 0
        /// In the bar.
        case `default` = 1
        /// In the bar where a person puts it there.
        case optional = 2
        /// In the bar, from where a person may move it.
        case movable = 3
        /// At the trailing end of the bar.
        case pinned = 4
        /// In the bar, always.
        case fixed = 5
        /// In the sidebar only.
        case sidebarOnly = 6
    }

    /// The name by which the tab is found.
    public final let identifier: String
    private final let provider: ((UITab) -> UIViewController)?
    private final var made: UIViewController?
    final weak var group: UITabGroup?
    /// The controller that shows the tab, for tabs at its top.
    final weak var owner: UITabBarController?

    /// Creates a tab whose controller is made by a closure.
    public init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        (self.title, self.image, self.identifier) = (title, image, identifier)
        provider = viewControllerProvider
        super.init()
    }

    /// The title.
    open var title: String {
        didSet { changed() }
    }
    /// The picture.
    open var image: UIImage? {
        didSet { changed() }
    }
    /// A line below the title, in the sidebar. None by default.
    open var subtitle: String?
    /// The text in the badge. None by default.
    open var badgeValue: String? {
        didSet { changed() }
    }
    /// A name for tests to find the tab by.
    open var accessibilityIdentifier: String? {
        didSet { changed() }
    }
    /// An object of the app's own.
    open var userInfo: Any?
    /// Where the tab should be shown. Automatic by default.
    open var preferredPlacement = Placement.automatic
    /// Whether the tab is not shown. False by default.
    open var isHidden = false {
        didSet { if isHidden != oldValue { tabBarController?.tabsChanged() } }
    }
    /// Whether the tab is hidden until a person shows it. False by default. Stored, not used.
    open var isHiddenByDefault = false
    /// Whether a person may hide the tab. False by default. Stored, not used.
    open var allowsHiding = false
    /// Whether the tab can be chosen. True by default.
    open var isEnabled = true {
        didSet { changed() }
    }

    /// The group that the tab is in; nil at the top.
    open var parent: UITabGroup? { group }
    /// The outermost group whose navigation controller shows the tab; nil without one.
    open var managingTabGroup: UITabGroup? {
        var found: UITabGroup?
        var current = group
        while let one = current {
            if one.managingNavigationController != nil { found = one }
            current = one.group
        }
        return found
    }
    /// The controller that shows the tab.
    open var tabBarController: UITabBarController? { owner ?? group?.tabBarController }
    /// Whether the tab is shown now.
    open var hasVisiblePlacement: Bool { !isHidden && (group?.hasVisiblePlacement ?? (owner != nil)) }

    /// The controller of the tab, made when it is first read.
    open var viewController: UIViewController? { madeController }

    final var madeController: UIViewController? {
        if let made { return made }
        made = provider?(self)
        made?.tab = self
        return made
    }

    /// The controller that the tab shows in the bar.
    var shownController: UIViewController? { viewController }

    /// The tab and those inside of it.
    var descendants: [UITab] { [self] }

    /// Updates the bar.
    final func changed() {
        guard owner != nil, let item = shownController?.tabBarItem else { return }
        title(item)
    }

    /// Gives an item what the tab shows.
    final func title(_ item: UITabBarItem) {
        item.keepsTitle = true
        item.title = title
        item.image = image
        item.badgeValue = badgeValue
        item.isEnabled = isEnabled
        item.accessibilityIdentifier = accessibilityIdentifier
    }
}

/// The tab of a search, at the trailing end of the bar.
@preconcurrency @MainActor
open class UISearchTab: UITab {
    /// Whether the search begins when the tab is chosen, from iOS 26 on. False by default. Stored, not used.
    open var automaticallyActivatesSearch = false

    /// Creates a tab with the system's title and picture.
    public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        self.init(
            title: UITabBarItem.SystemItem.search.title, image: UIImage(systemName: "magnifyingglass"),
            identifier: "search", viewControllerProvider: viewControllerProvider)
    }

    /// Creates a tab.
    public override init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider
        )
        preferredPlacement = .pinned
    }
}
