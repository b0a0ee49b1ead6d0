import Testing
import UIKit

/// Whether the system calls what subclasses of containers and of inputs override.
@MainActor
@Suite struct ContainerOverrideTests {
    private func window(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(screen: UIScreen(.iPhone14))
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }

    @Test func navigationControllersUseTheOverrides() {
        let navigation = EveryNavigationController(rootViewController: UIViewController())
        let window = window(navigation)
        navigation.calls = []
        let pushed = EveryPresentedController()
        navigation.viewControllers.first?.show(pushed, sender: nil)
        window.settle()
        AnimationClock.current.finish()
        #expect(navigation.calls == ["push"])
        #expect(pushed.navigationController === navigation)
        #expect(navigation.navigationBar.topItem === pushed.item)
        _ = navigation.popViewController(animated: false)
        #expect(navigation.calls == ["push", "pop"])
    }

    @Test func tabBarControllersUseTheOverrides() {
        let tabs = EveryTabBarController()
        let first = EveryPresentedController()
        tabs.viewControllers = [first, UIViewController()]
        let window = window(tabs)
        tabs.selectedIndex = 1
        window.settle()
        #expect(tabs.tabBar.items?.first === first.barItem)
        #expect(first.tabBarController === tabs)
    }

    @Test func presentationControllersUseTheOverrides() {
        EveryPresentationController.calls = []
        let (root, presented) = (UIViewController(), EveryPresentedController())
        let window = window(root)
        presented.transitioningDelegate = presented
        root.present(presented, animated: false)
        window.settle()
        #expect(presented.view.frame == CGRect(x: 10, y: 20, width: 100, height: 200))
        #expect(root.presentedViewController === presented && presented.presentingViewController === root)
        presented.dismiss(animated: false)
        #expect(
            EveryPresentationController.calls == [
                "presentation will begin", "presentation did end", "dismissal will begin",
                "dismissal did end",
            ])
    }

    @Test func inputsUseTheOverrides() {
        let field = EveryTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        field.leftView = UIView()
        field.leftViewMode = .always
        field.layoutIfNeeded()
        #expect(field.leftView?.frame == CGRect(x: 3, y: 4, width: 5, height: 6))
        let view = EveryTextView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        view.text = "text"
        #expect(view.sizeThatFits(CGSize(width: 100, height: 100)).height > 20)
    }

    @Test func scrollViewsAndRecognisersUseTheOverrides() {
        let root = UIViewController()
        let window = window(root)
        let scroll = EveryScrollView(frame: window.bounds)
        root.view.addSubview(scroll)
        scroll.contentSize = CGSize(width: 390, height: 4000)
        window.settle()
        #expect(scroll.insetChanges > 0)
        scroll.offsets = []
        scroll.scrollRectToVisible(CGRect(x: 0, y: 2000, width: 10, height: 10), animated: false)
        #expect(scroll.contentOffset.y > 1000)
        let (view, recognizer) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), EveryGestureRecognizer()
        )
        root.view.addSubview(view)
        view.addGestureRecognizer(recognizer)
        view.simulateTap()
        #expect(recognizer.calls.prefix(2) == ["began", "ended"])
    }
}
