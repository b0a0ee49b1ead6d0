import Testing
import UIKit

/// What bars cover on five devices in both orientations. All numbers are those that UIKit gives on iOS 15 to 18.
@MainActor
@Suite struct NavigationSafeAreaTests {
    /// A device held in one way, with what its screen covers and where bars end.
    struct Case: CustomTestStringConvertible, Sendable {
        let device: ScreenDevice
        let isLandscape: Bool
        /// Top, left, bottom, right of the screen.
        let screen: [CGFloat]
        /// Where a navigation bar ends, and one with a large title.
        let bar: CGFloat
        let largeBar: CGFloat
        /// What a tab bar covers.
        let tabs: CGFloat

        var testDescription: String { "\(device.name), \(isLandscape ? "landscape" : "portrait")" }

        init(
            _ device: ScreenDevice, landscape: Bool = false, screen: [CGFloat], bars: [CGFloat]
        ) {
            self.device = device
            isLandscape = landscape
            self.screen = screen
            (bar, largeBar, tabs) = (bars[0], bars[1], bars[2])
        }
    }

    nonisolated static let cases = [
        Case(.iPhoneSE, screen: [20, 0, 0, 0], bars: [64, 116, 49]),
        Case(.iPhoneSE, landscape: true, screen: [0, 0, 0, 0], bars: [32, 32, 32]),
        Case(.iPhone14, screen: [47, 0, 34, 0], bars: [91, 143, 83]),
        Case(.iPhone14, landscape: true, screen: [0, 47, 21, 47], bars: [32, 32, 53]),
        Case(.iPhone15Pro, screen: [59, 0, 34, 0], bars: [97.67, 149.67, 83]),
        Case(.iPhone15Pro, landscape: true, screen: [0, 59, 21, 59], bars: [32, 32, 53]),
        Case(.iPhone16Plus, screen: [59, 0, 34, 0], bars: [97.67, 149.67, 83]),
        Case(.iPhone16Plus, landscape: true, screen: [0, 59, 21, 59], bars: [44, 44, 70]),
        Case(.iPad, screen: [24, 0, 20, 0], bars: [74, 126, 70]),
        Case(.iPad, landscape: true, screen: [24, 0, 20, 0], bars: [74, 126, 70]),
    ]

    /// A window on the device with a root that has come into view.
    private func show(_ root: UIViewController, on item: Case) -> UIWindow {
        let orientation: UIInterfaceOrientation = item.isLandscape ? .landscapeRight : .portrait
        let window = UIWindow(screen: UIScreen(item.device, orientation: orientation))
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }

    private func expect(
        _ insets: UIEdgeInsets, _ top: CGFloat, _ bottom: CGFloat, sides item: Case,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let found = [insets.top, insets.left, insets.bottom, insets.right]
        for (value, expected) in zip(found, [top, item.screen[1], bottom, item.screen[3]]) {
            #expect(abs(value - expected) < 0.01, "\(insets)", sourceLocation: sourceLocation)
        }
    }

    @Test(arguments: cases) func navigationAlone(_ item: Case) {
        let child = UIViewController()
        let window = show(UINavigationController(rootViewController: child), on: item)
        #expect(child.view.frame == window.bounds)
        expect(child.view.safeAreaInsets, item.bar, item.screen[2], sides: item)
    }

    @Test(arguments: cases) func largeTitle(_ item: Case) {
        let child = UIViewController()
        let navigation = UINavigationController(rootViewController: child)
        navigation.navigationBar.prefersLargeTitles = true
        let window = show(navigation, on: item)
        #expect(child.view.frame == window.bounds)
        expect(child.view.safeAreaInsets, item.largeBar, item.screen[2], sides: item)
        #expect(abs(navigation.navigationBar.frame.maxY - item.largeBar) < 0.01)
    }

    @Test(arguments: cases) func hiddenNavigationBar(_ item: Case) {
        let child = UIViewController()
        let navigation = UINavigationController(rootViewController: child)
        let window = show(navigation, on: item)
        navigation.setNavigationBarHidden(true, animated: false)
        window.settle()
        expect(child.view.safeAreaInsets, item.screen[0], item.screen[2], sides: item)
        navigation.setNavigationBarHidden(false, animated: false)
        window.settle()
        expect(child.view.safeAreaInsets, item.bar, item.screen[2], sides: item)
    }

    @Test(arguments: cases) func tabsAlone(_ item: Case) {
        let child = UIViewController()
        let tabs = UITabBarController()
        tabs.viewControllers = [child, UIViewController()]
        let window = show(tabs, on: item)
        #expect(child.view.frame == window.bounds)
        expect(child.view.safeAreaInsets, item.screen[0], item.tabs, sides: item)
        #expect(tabs.tabBar.frame.height == item.tabs)
        #expect(tabs.tabBar.frame.maxY == window.bounds.height)
    }

    @Test(arguments: cases) func navigationInTabs(_ item: Case) {
        let child = UIViewController()
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: child)]
        let window = show(tabs, on: item)
        #expect(child.view.frame == window.bounds)
        expect(child.view.safeAreaInsets, item.bar, item.tabs, sides: item)
        #expect(tabs.view.safeAreaInsets.bottom == item.screen[2])
        // A pushed controller without the bar keeps what the home indicator covers.
        let pushed = UIViewController()
        pushed.hidesBottomBarWhenPushed = true
        child.navigationController?.pushViewController(pushed, animated: false)
        window.settle()
        expect(pushed.view.safeAreaInsets, item.bar, item.screen[2], sides: item)
        child.navigationController?.popViewController(animated: false)
        window.settle()
        expect(child.view.safeAreaInsets, item.bar, item.tabs, sides: item)
    }

    @Test(arguments: cases) func tabsPushed(_ item: Case) {
        let child = UIViewController()
        let tabs = UITabBarController()
        tabs.viewControllers = [child]
        let navigation = UINavigationController(rootViewController: UIViewController())
        let window = show(navigation, on: item)
        navigation.pushViewController(tabs, animated: false)
        window.settle()
        expect(child.view.safeAreaInsets, item.bar, item.tabs, sides: item)
    }

    @Test(arguments: cases) func opaqueBars(_ item: Case) {
        let child = UIViewController()
        let navigation = UINavigationController(rootViewController: child)
        navigation.navigationBar.isTranslucent = false
        let tabs = UITabBarController()
        tabs.tabBar.isTranslucent = false
        tabs.viewControllers = [navigation]
        let window = show(tabs, on: item)
        let height = window.bounds.height
        #expect(abs(child.view.frame.minY - item.bar) < 0.01)
        #expect(abs(child.view.frame.height - (height - item.bar - item.tabs)) < 0.01)
        expect(child.view.safeAreaInsets, 0, 0, sides: item)
        // Under opaque bars too where the controller says so.
        child.extendedLayoutIncludesOpaqueBars = true
        window.settle()
        #expect(child.view.frame.minY == 0)
        #expect(abs(child.view.safeAreaInsets.top - item.bar) < 0.01)
    }

    @Test(arguments: cases) func noExtendedEdges(_ item: Case) {
        let child = UIViewController()
        child.edgesForExtendedLayout = []
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: child)]
        let window = show(tabs, on: item)
        #expect(abs(child.view.frame.minY - item.bar) < 0.01)
        #expect(abs(child.view.frame.maxY - (window.bounds.height - item.tabs)) < 0.01)
        expect(child.view.safeAreaInsets, 0, 0, sides: item)
        // The lower edge alone.
        child.edgesForExtendedLayout = .bottom
        window.settle()
        #expect(child.view.frame.maxY == window.bounds.height)
        #expect(child.view.safeAreaInsets.bottom == item.tabs)
    }

    @Test(arguments: cases) func additionalInsetsOfContainersReachChildren(_ item: Case) {
        let child = UIViewController()
        let navigation = UINavigationController(rootViewController: child)
        navigation.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
        let window = show(navigation, on: item)
        expect(child.view.safeAreaInsets, item.bar + 20, item.screen[2] + 10, sides: item)
        child.additionalSafeAreaInsets.top = 5
        window.settle()
        expect(child.view.safeAreaInsets, item.bar + 25, item.screen[2] + 10, sides: item)
        #expect(abs(navigation.navigationBar.frame.maxY - item.bar) < 0.01)
    }

    /// Turning leads to the same numbers as starting that way.
    @Test(arguments: cases) func turning(_ item: Case) {
        let child = UIViewController()
        let navigation = UINavigationController(rootViewController: child)
        navigation.navigationBar.prefersLargeTitles = true
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let start: UIInterfaceOrientation = item.isLandscape ? .portrait : .landscapeRight
        let window = UIWindow(screen: UIScreen(item.device, orientation: start))
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        window.rotate(to: item.isLandscape ? .landscapeRight : .portrait)
        #expect(child.view.frame == window.bounds)
        expect(child.view.safeAreaInsets, item.largeBar, item.tabs, sides: item)
    }
}
