import Testing
import UIKit

@testable import HeadlessUIKit

/// The titles of tabs, by all the ways in which apps set titles.
@MainActor struct TabTitleTests {
    /// Sets its title when its view loads.
    final class Late: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Home"
        }
    }

    final class Fixed: UIViewController {
        override var title: String? {
            get { "Fixed" }
            set {}
        }
    }

    /// The titles in the bar that is shown.
    private func shown(_ controllers: [UIViewController]) -> (tabs: UITabBarController, titles: [String]) {
        let tabs = UITabBarController()
        tabs.viewControllers = controllers
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.rootViewController = tabs
        window.isHidden = false
        window.layoutIfNeeded()
        return (tabs, titles(tabs))
    }

    private func titles(_ tabs: UITabBarController) -> [String] {
        tabs.view.layoutIfNeeded()
        return tabs.tabBar.buttons.map { button in
            button.subviews.compactMap { ($0 as? UILabel)?.text }.first ?? ""
        }
    }

    private func titled(_ title: String) -> UIViewController {
        let controller = UIViewController()
        controller.title = title
        return controller
    }

    @Test func aRootsTitleIsTheTabs() {
        let root = titled("Home")
        let navigation = UINavigationController(rootViewController: root)
        #expect(shown([navigation, titled("Other")]).titles == ["Home", "Other"])
        #expect(navigation.tabBarItem === root.tabBarItem)
    }

    @Test func aTitleOfTheRootThatIsSetLaterIsTheTabs() {
        let root = UIViewController()
        let (tabs, before) = shown([UINavigationController(rootViewController: root)])
        #expect(before == [""])
        root.title = "Home"
        #expect(titles(tabs) == ["Home"])
        root.title = "Start"
        #expect(titles(tabs) == ["Start"])
    }

    @Test func aTitleThatIsSetAsTheViewLoads() {
        #expect(shown([Late()]).titles == ["Home"])
        #expect(shown([UINavigationController(rootViewController: Late())]).titles == ["Home"])
    }

    @Test func aRootsItemIsTheTabs() {
        let root = UIViewController()
        root.tabBarItem = UITabBarItem(title: "Home", image: UIImage(systemName: "house"), tag: 3)
        let navigation = UINavigationController(rootViewController: root)
        let (tabs, before) = shown([navigation])
        #expect(before == ["Home"])
        #expect(tabs.tabBar.items?.first?.tag == 3)
        root.tabBarItem.badgeValue = "1"
        #expect(navigation.tabBarItem.badgeValue == "1")
    }

    @Test func anItemOfTheNavigationControllerIsTheTabs() {
        let root = titled("Home")
        let navigation = UINavigationController(rootViewController: root)
        navigation.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 0)
        let (tabs, before) = shown([navigation])
        #expect(before == ["Tab"])
        #expect(root.tabBarItem.title == "Home")
        // A title that is assigned later updates it, as UIKit's documentation says.
        root.title = "Later"
        #expect(titles(tabs) == ["Later"])
    }

    @Test func titlesOfTheNavigationControllerAndItsItem() {
        let (first, second) = (UIViewController(), titled("Root"))
        let controllers = [first, second].map(UINavigationController.init(rootViewController:))
        controllers[0].title = "One"
        controllers[1].tabBarItem.title = "Two"
        #expect(shown(controllers).titles == ["One", "Two"])
        #expect(second.navigationItem.title == "Root")
    }

    @Test func aNavigationItemsTitleIsNoTabs() {
        let root = UIViewController()
        root.navigationItem.title = "Bar"
        #expect(shown([UINavigationController(rootViewController: root)]).titles == [""])
        root.tabBarItem.title = "Tab"
        #expect(shown([UINavigationController(rootViewController: root)]).titles == ["Tab"])
        #expect(root.title == nil)
    }

    @Test func pushedControllersAndOtherRoots() {
        let navigation = UINavigationController(rootViewController: titled("Home"))
        let (tabs, _) = shown([navigation])
        navigation.pushViewController(titled("Second"), animated: false)
        navigation.topViewController?.title = "Third"
        #expect(titles(tabs) == ["Home"])
        navigation.setViewControllers([titled("Root")], animated: false)
        #expect(titles(tabs) == ["Root"])
    }

    @Test func titlesAssignedAfterItemsAreTheirs() {
        let controller = UIViewController()
        controller.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 0)
        controller.title = "Title"
        #expect(shown([controller]).titles == ["Title"])
    }

    @Test func systemItemsKeepTheirTitle() {
        let root = titled("Home")
        root.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
        let (tabs, before) = shown([UINavigationController(rootViewController: root)])
        #expect(before == ["Favorites"])
        root.title = "Later"
        #expect(titles(tabs) == ["Favorites"])
    }

    @Test func overriddenTitles() {
        #expect(shown([Fixed()]).titles == ["Fixed"])
        #expect(shown([UINavigationController(rootViewController: Fixed())]).titles == ["Fixed"])
    }
}
