import Foundation

/// Tabs under one title: a section of a sidebar, and one tab of a bar, which shows the selected one.
@preconcurrency @MainActor
open class UITabGroup: UITab {
    /// How a group looks in a sidebar. Stored, not used.
    public enum SidebarAppearance: Int, Sendable {
        /// As the system sees fit.
        case automatic = 0
        /// A row that opens.
        case inline = 1
        /// A section.
        case rootSection = 2
    }

    private final var childStorage: [UITab] = []
    private final weak var chosen: UITab?

    /// Creates a group of tabs.
    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider
        )
        take(children)
    }

    /// The tabs.
    open var children: [UITab] {
        get { childStorage }
        set {
            take(newValue)
            tabBarController?.tabsChanged()
        }
    }

    private func take(_ children: [UITab]) {
        for child in childStorage { child.group = nil }
        childStorage = children
        for child in children { child.group = self }
    }

    /// The tab with an identifier, also inside of groups.
    @discardableResult open func tab(forIdentifier identifier: String) -> UITab? {
        childStorage.lazy.flatMap(\.descendants).first { $0.identifier == identifier }
    }

    /// The tab of the group that is shown: the default one until another is chosen.
    open weak var selectedChild: UITab? {
        get {
            if let chosen, childStorage.contains(where: { $0 === chosen }) { return chosen }
            return childStorage.first { $0.identifier == defaultChildIdentifier }
                ?? childStorage.first { !$0.isHidden }
        }
        set {
            guard newValue !== chosen else { return }
            chosen = newValue
            tabBarController?.tabsChanged()
        }
    }

    /// The identifier of the tab that is shown first; nil is the first one.
    open var defaultChildIdentifier: String?
    /// The navigation controller that shows the tabs of the group. Stored, not used.
    open var managingNavigationController: UINavigationController?
    /// How the group looks in a sidebar.
    open var sidebarAppearance = SidebarAppearance.automatic
    /// Actions below the group in a sidebar. Stored, not shown.
    open var sidebarActions: [UIAction] = []
    /// Whether a person may change the order. False by default. Stored, not used.
    open var allowsReordering = false
    /// Whether the group itself can be chosen in a sidebar. False by default. Stored, not used.
    open var isSidebarDestination = false
    /// The identifiers of the tabs in the order in which they are shown; those that are absent follow. Empty by default.
    open var displayOrderIdentifiers: [String] = []
    /// The tabs in the order in which they are shown.
    open var displayOrder: [UITab] {
        let named = displayOrderIdentifiers.compactMap { name in childStorage.first { $0.identifier == name }
        }
        return named + childStorage.filter { child in !named.contains { $0 === child } }
    }

    override var shownController: UIViewController? { madeController ?? selectedChild?.shownController }

    override var descendants: [UITab] { [self] + childStorage.flatMap(\.descendants) }
}
