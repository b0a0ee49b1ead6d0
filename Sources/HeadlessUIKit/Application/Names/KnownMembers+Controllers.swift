extension KnownMembers {
    /// Members of controllers.
    static var controllers: [RuntimeClass] {
        [
            RuntimeClass(UIViewController.self, viewController),
            RuntimeClass(UINavigationController.self, navigationController),
            RuntimeClass(UITabBarController.self, tabBarController),
            RuntimeClass(UITableViewController.self, tableViewController),
            RuntimeClass(UICollectionViewController.self, collectionViewController),
            RuntimeClass(UIPageViewController.self, pageViewController),
            RuntimeClass(UISearchController.self, searchController),
            RuntimeClass(UIAlertController.self, alertController),
            RuntimeClass(UIAlertAction.self, alertAction),
            RuntimeClass(UIBarItem.self, barItem),
            RuntimeClass(UIBarButtonItem.self, barButtonItem),
            RuntimeClass(UITabBarItem.self, tabBarItem),
            RuntimeClass(UINavigationItem.self, navigationItem),
            RuntimeClass(UINavigationBar.self, navigationBar),
            RuntimeClass(UITabBar.self, tabBar),
            RuntimeClass(UIToolbar.self, toolbar),
            RuntimeClass(UISearchBar.self, searchBar),
        ]
    }

    private static let viewController: [RuntimeMember] = [
        .key("view", \UIViewController.view),
        .key("title", \UIViewController.title),
        .key("tabBarItem", \UIViewController.tabBarItem),
        .key("toolbarItems", \UIViewController.toolbarItems),
        .key("modalPresentationStyle", \UIViewController.modalPresentationStyle),
        .key("modalTransitionStyle", \UIViewController.modalTransitionStyle),
        .key("preferredContentSize", \UIViewController.preferredContentSize),
        .key("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed),
        .key("edgesForExtendedLayout", \UIViewController.edgesForExtendedLayout),
        .key("definesPresentationContext", \UIViewController.definesPresentationContext),
        .key("overrideUserInterfaceStyle", \UIViewController.overrideUserInterfaceStyle),
        .key("restorationIdentifier", \UIViewController.restorationIdentifier),
        .read("navigationItem", \UIViewController.navigationItem),
        .read("navigationController", \UIViewController.navigationController),
        .read("tabBarController", \UIViewController.tabBarController),
        .read("presentedViewController", \UIViewController.presentedViewController),
        .read("presentingViewController", \UIViewController.presentingViewController),
        .read("parentViewController", \UIViewController.parent),
        .read("childViewControllers", \UIViewController.children),
        .read("storyboard", \UIViewController.storyboard),
    ]

    private static let navigationController: [RuntimeMember] = [
        .key("delegate", \UINavigationController.delegate),
        .key("viewControllers", \UINavigationController.viewControllers),
        .key("navigationBarHidden", \UINavigationController.isNavigationBarHidden),
        .key("toolbarHidden", \UINavigationController.isToolbarHidden),
        RuntimeMember(
            key: "navigationBar", get: { (owner: UINavigationController) in owner.navigationBar },
            set: { (owner: UINavigationController, bar: UINavigationBar) in owner.take(bar: bar) }),
        .read("toolbar", \UINavigationController.toolbar),
        .read("topViewController", \UINavigationController.topViewController),
        .read("visibleViewController", \UINavigationController.visibleViewController),
    ]

    private static let tabBarController: [RuntimeMember] = [
        .key("delegate", \UITabBarController.delegate),
        .key("viewControllers", \UITabBarController.viewControllers),
        .key("selectedIndex", \UITabBarController.selectedIndex),
        .key("selectedViewController", \UITabBarController.selectedViewController),
        RuntimeMember(
            key: "tabBar", get: { (owner: UITabBarController) in owner.tabBar },
            set: { (owner: UITabBarController, bar: UITabBar) in owner.take(bar: bar) }),
    ]

    private static let tableViewController: [RuntimeMember] = [
        .key("tableView", \UITableViewController.tableView),
        .key("refreshControl", \UITableViewController.refreshControl),
        .key("clearsSelectionOnViewWillAppear", \UITableViewController.clearsSelectionOnViewWillAppear),
    ]

    private static let collectionViewController: [RuntimeMember] = [
        .key("collectionView", \UICollectionViewController.collectionView)
    ]

    private static let pageViewController: [RuntimeMember] = [
        .key("dataSource", \UIPageViewController.dataSource),
        .key("delegate", \UIPageViewController.delegate),
        .read("viewControllers", \UIPageViewController.viewControllers),
    ]

    private static let searchController: [RuntimeMember] = [
        .key("delegate", \UISearchController.delegate),
        .key("searchResultsUpdater", \UISearchController.searchResultsUpdater),
        .key("active", \UISearchController.isActive),
        .read("searchBar", \UISearchController.searchBar),
    ]

    private static let alertController: [RuntimeMember] = [
        .key("title", \UIAlertController.title),
        .key("message", \UIAlertController.message),
        .key("attributedTitle", \UIAlertController.attributedTitle),
        .key("attributedMessage", \UIAlertController.attributedMessage),
        .key("contentViewController", \UIAlertController.contentViewController),
        .read("actions", \UIAlertController.actions),
        .read("textFields", \UIAlertController.textFields),
    ]

    private static let alertAction: [RuntimeMember] = [
        .key("enabled", \UIAlertAction.isEnabled),
        .key("isEnabled", \UIAlertAction.isEnabled),
        .read("title", \UIAlertAction.title),
        .key("titleTextColor", \UIAlertAction.titleTextColor),
        .key("image", \UIAlertAction.image),
        .key("imageTintColor", \UIAlertAction.imageTintColor),
        .key("checked", \UIAlertAction.isChecked),
        .key("titleTextAlignment", \UIAlertAction.titleTextAlignment),
    ]

    private static let barItem: [RuntimeMember] = [
        .read("view", \UIBarItem.view),
        .key("title", \UIBarItem.title),
        .key("image", \UIBarItem.image),
        .key("tag", \UIBarItem.tag),
        .key("enabled", \UIBarItem.isEnabled),
        .key("isEnabled", \UIBarItem.isEnabled),
        .key("landscapeImagePhone", \UIBarItem.landscapeImagePhone),
        .key("imageInsets", \UIBarItem.imageInsets),
    ]

    private static let barButtonItem: [RuntimeMember] = [
        .key("customView", \UIBarButtonItem.customView),
        .key("style", \UIBarButtonItem.style),
        .key("target", \UIBarButtonItem.target),
        .key("tintColor", \UIBarButtonItem.tintColor),
        .key("width", \UIBarButtonItem.width),
    ]

    private static let tabBarItem: [RuntimeMember] = [
        .key("badgeValue", \UITabBarItem.badgeValue),
        .key("badgeColor", \UITabBarItem.badgeColor),
        .key("selectedImage", \UITabBarItem.selectedImage),
    ]

    private static let navigationItem: [RuntimeMember] = [
        .key("title", \UINavigationItem.title),
        .key("prompt", \UINavigationItem.prompt),
        .key("titleView", \UINavigationItem.titleView),
        .key("leftBarButtonItem", \UINavigationItem.leftBarButtonItem),
        .key("rightBarButtonItem", \UINavigationItem.rightBarButtonItem),
        .key("leftBarButtonItems", \UINavigationItem.leftBarButtonItems),
        .key("rightBarButtonItems", \UINavigationItem.rightBarButtonItems),
        .key("backBarButtonItem", \UINavigationItem.backBarButtonItem),
        .key("hidesBackButton", \UINavigationItem.hidesBackButton),
        .key("backButtonTitle", \UINavigationItem.backButtonTitle),
        .key("searchController", \UINavigationItem.searchController),
    ]

    private static let navigationBar: [RuntimeMember] = [
        .key("barTintColor", \UINavigationBar.barTintColor),
        .key("translucent", \UINavigationBar.isTranslucent),
        .key("isTranslucent", \UINavigationBar.isTranslucent),
        .key("prefersLargeTitles", \UINavigationBar.prefersLargeTitles),
        .key("titleTextAttributes", \UINavigationBar.titleTextAttributes),
        .key("shadowImage", \UINavigationBar.shadowImage),
        .key("items", \UINavigationBar.items),
        .key("delegate", \UINavigationBar.delegate),
    ]

    private static let tabBar: [RuntimeMember] = [
        .key("barTintColor", \UITabBar.barTintColor),
        .key("translucent", \UITabBar.isTranslucent),
        .key("isTranslucent", \UITabBar.isTranslucent),
        .key("shadowImage", \UITabBar.shadowImage),
        .key("backgroundImage", \UITabBar.backgroundImage),
        .key("items", \UITabBar.items),
        .key("selectedItem", \UITabBar.selectedItem),
        .key("delegate", \UITabBar.delegate),
    ]

    private static let toolbar: [RuntimeMember] = [
        .key("barTintColor", \UIToolbar.barTintColor),
        .key("translucent", \UIToolbar.isTranslucent),
        .key("items", \UIToolbar.items),
    ]

    private static let searchBar: [RuntimeMember] = [
        .key("text", \UISearchBar.text),
        .key("placeholder", \UISearchBar.placeholder),
        .key("delegate", \UISearchBar.delegate),
        .key("barTintColor", \UISearchBar.barTintColor),
        .key("prompt", \UISearchBar.prompt),
        .key("showsCancelButton", \UISearchBar.showsCancelButton),
        .key("searchBarStyle", \UISearchBar.searchBarStyle),
        .read("searchField", \UISearchBar.searchTextField),
        .read("searchTextField", \UISearchBar.searchTextField),
    ]
}
