import Testing
import UIKit

@testable import HeadlessUIKit

/// Tabs of iOS 18.
@MainActor struct TabTests {
    final class Noting: NSObject, UITabBarControllerDelegate {
        var notes: [String] = []
        var refused = ""

        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            notes.append("should \(tab.identifier)")
            return tab.identifier != refused
        }

        func tabBarController(
            _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
        ) { notes.append("did \(selectedTab.identifier) \(previousTab?.identifier ?? "-")") }
    }

    private func tab(_ name: String) -> UITab {
        UITab(title: name, image: nil, identifier: name) { tab in
            let controller = UIViewController()
            controller.title = "title of \(tab.title)"
            return controller
        }
    }

    private func shown(_ tabs: [UITab]) -> UITabBarController {
        let controller = UITabBarController(tabs: tabs)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        return controller
    }

    @Test func tabsAreShownByTheirTitles() throws {
        let controller = shown([tab("a"), tab("b"), UISearchTab { _ in UIViewController() }])
        #expect(controller.tabBar.items?.map(\.title) == ["a", "b", "Search"])
        #expect(controller.selectedTab?.identifier == "a")
        #expect(controller.viewControllers?.count == 3)
        let b = try #require(controller.tab(forIdentifier: "b"))
        #expect(b.viewController?.tab === b && b.tabBarController === controller)
        b.title = "B"
        b.badgeValue = "2"
        b.viewController?.title = "another"
        #expect(controller.tabBar.items?[1].title == "B" && controller.tabBar.items?[1].badgeValue == "2")
        controller.selectedTab = b
        #expect(controller.selectedIndex == 1 && controller.selectedViewController === b.viewController)
        b.isHidden = true
        #expect(controller.tabBar.items?.map(\.title) == ["a", "Search"])
        controller.compactTabIdentifiers = ["a"]
        #expect(controller.tabBar.items?.map(\.title) == ["a"])
        controller.viewControllers = [UIViewController()]
        #expect(controller.tabs.isEmpty && b.tabBarController == nil && controller.selectedTab == nil)
    }

    @Test func providersAreCalledOnce() {
        var calls = 0
        let one = UITab(title: "a", image: nil, identifier: "a") { _ in
            calls += 1
            return UIViewController()
        }
        let controller = shown([one, tab("b")])
        controller.setTabs([tab("c"), one], animated: false)
        #expect(calls == 1 && controller.tabBar.items?.map(\.title) == ["c", "a"])
    }

    @Test func groupsShowTheirSelectedChild() throws {
        let group = UITabGroup(
            title: "Library", image: nil, identifier: "library", children: [tab("x"), tab("y")])
        group.defaultChildIdentifier = "y"
        let controller = shown([tab("a"), group])
        #expect(controller.tabBar.items?.map(\.title) == ["a", "Library"])
        let (x, y) = (group.children[0], group.children[1])
        #expect(group.selectedChild === y && x.parent === group)
        controller.selectedTab = group
        #expect(controller.selectedViewController === y.viewController && controller.selectedTab === y)
        controller.selectedTab = x
        #expect(controller.selectedViewController === x.viewController)
        #expect(controller.tabBar.items?.map(\.title) == ["a", "Library"])
        group.displayOrderIdentifiers = ["y"]
        #expect(group.displayOrder.map(\.identifier) == ["y", "x"])
        let raised = reasons { controller.selectedTab = tab("unknown") }
        #expect(raised.count == 1 && controller.selectedTab === x)
    }

    @Test func tapsAskTheDelegate() throws {
        let delegate = Noting()
        let controller = shown([tab("a"), tab("b"), tab("c")])
        controller.delegate = delegate
        delegate.refused = "c"
        let items = try #require(controller.tabBar.items)
        controller.tapped(items[1])
        controller.tapped(items[2])
        #expect(delegate.notes == ["should b", "did b a", "should c"])
        #expect(controller.selectedIndex == 1)
    }
}
