import Foundation

extension UITabBarController {
    /// How tabs are shown.
    public enum Mode: Int, Sendable {
        /// As the system sees fit.
        case automatic = 0
        /// In a bar.
        case tabBar = 1
        /// In a bar or a sidebar.
        case tabSidebar = 2
    }

    /// When the bar becomes smaller.
    public enum MinimizeBehavior: Int, Sendable {
        /// As the system sees fit.
        case automatic = 0
        /// Not.
        case never = 1
        /// When content scrolls down.
        case onScrollDown = 2
        /// When content scrolls up.
        case onScrollUp = 3
    }

    /// The sidebar of a tab controller on a tablet. Its properties are stored; it is never shown here.
    @preconcurrency @MainActor
    open class Sidebar: NSObject {
        /// How the sidebar shares the width with the content.
        public enum Layout: Int, Sendable {
            /// As the system sees fit.
            case automatic = 0
            /// Over the content.
            case overlap = 1
            /// Beside the content.
            case tile = 2
        }

        private final weak var owner: UITabBarController?

        init(of owner: UITabBarController) {
            self.owner = owner
            super.init()
        }

        /// The controller that the sidebar belongs to.
        public final var tabBarController: UITabBarController? { owner }
        /// Notified of changes. Never called here.
        open weak var delegate: (any UITabBarControllerSidebarDelegate)?
        /// Whether the sidebar is hidden. True by default.
        open var isHidden = true
        /// How the sidebar should share the width with the content.
        open var preferredLayout = Layout.automatic
        /// What is shown above the tabs.
        open var headerContentConfiguration: (any UIContentConfiguration)?
        /// What is shown below the tabs.
        open var footerContentConfiguration: (any UIContentConfiguration)?
        /// The view at the bottom of the sidebar.
        open var bottomBarView: UIView?
        /// What the overflow of the sidebar's bar contains.
        open var navigationOverflowItems: UIDeferredMenuElement?
        /// Reads the look of a tab anew. Does nothing.
        open func reconfigureItem(for tab: UITab) {}
        /// Scrolls to a tab. Does nothing.
        open func scrollToTab(_ tab: UITab, animated: Bool) {}
    }
}

/// Notified of changes of a tab controller's sidebar. Every method has a default; none is called here.
@preconcurrency @MainActor
public protocol UITabBarControllerSidebarDelegate: AnyObject {
    /// Called before the sidebar appears or disappears.
    func tabBarController(
        _ tabBarController: UITabBarController,
        sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UIViewImplicitlyAnimating)
}

extension UITabBarControllerSidebarDelegate {
    /// Nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UIViewImplicitlyAnimating
    ) { OptionalMethods.byDefault() }
}

/// What is shown above a tab bar, from iOS 26 on. Never shown here.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
    /// The view.
    public final let contentView: UIView

    /// Creates an accessory with a view.
    public init(contentView: UIView) {
        self.contentView = contentView
        super.init()
    }
}

extension UIViewController {
    /// The tab that shows the controller; nil for controllers that were not made for one.
    public final internal(set) var tab: UITab? {
        get { extras?.tab }
        set { madeExtras.tab = newValue }
    }
}

// MARK: - Tabs of a controller

extension UITabBarController {
    final func takeTabs(_ tabs: [UITab]) {
        forgetTabs()
        tabStorage = tabs
        for tab in tabs { tab.owner = self }
        tabsChanged()
    }

    /// Other controllers than those of tabs are about to be shown.
    final func forgetTabs() {
        for tab in tabStorage { tab.owner = nil }
        tabStorage = []
    }

    /// Shows the controllers of the tabs that are to be shown now.
    final func tabsChanged() {
        guard !tabStorage.isEmpty else { return }
        let isCompact = traitCollection.horizontalSizeClass != .regular
        let shownTabs = tabStorage.filter { tab in
            !tab.isHidden && (!isCompact || compactTabIdentifiers?.contains(tab.identifier) ?? true)
        }
        var shown: [UIViewController] = []
        for tab in shownTabs {
            guard let controller = tab.shownController else { continue }
            // A group's tab in the bar has the group's title, whatever child it shows.
            if controller.tab == nil { controller.tab = tab }
            let item = UITabBarItem()
            tab.title(item)
            controller.tabBarItem = item
            shown.append(controller)
        }
        takeTabs(shown)
    }

    /// The tab whose controller is selected, inside of a group its selected child.
    final var shownTab: UITab? { selectedViewController?.tab }

    final func tab(_ identifier: String, in tabs: [UITab]) -> UITab? {
        tabs.lazy.flatMap(\.descendants).first { $0.identifier == identifier }
    }

    /// Selects a tab, and the groups around it on the way.
    final func select(_ tab: UITab) {
        let isKnown = tabStorage.contains { top in top.descendants.contains { $0 === tab } }
        guard isKnown else {
            UIKitException(
                reason:
                    "-[UITabBarController setSelectedTab:] only a tab in the tab bar controller's tabs can be "
                    + "selected."
            ).raise()
            return
        }
        var top = tab
        while let group = top.group {
            group.selectedChild = top
            top = group
        }
        guard let controller = top.shownController,
            let index = controllers.firstIndex(where: { $0 === controller })
        else { return }
        select(index)
    }
}
