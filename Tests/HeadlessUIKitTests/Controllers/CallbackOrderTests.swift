import Testing
import UIKit

/// The exact order of callbacks, as UIKit documents it, for the controllers that take part and for their container.
@MainActor
@Suite struct CallbackOrderTests {
    private let record = Record()
    private func controller(_ name: String) -> NotingController { NotingController(name, record) }

    /// What was noted, without the changes of safe areas: a view that leaves its window has none any more.
    private func calls() -> [String] { record.take().filter { !$0.contains("SafeArea") } }

    private func withOwnClock(_ body: (AnimationClock) -> Void) {
        let old = AnimationClock.current
        defer { AnimationClock.current = old }
        let clock = AnimationClock()
        AnimationClock.current = clock
        body(clock)
    }

    @Test func firstAppearanceInANavigationController() {
        let root = controller("a")
        let navigation = NotingNavigation(record, root: root)
        #expect(record.take() == ["a willMove true", "a didMove true"])
        let window = shownWindow(navigation)
        #expect(
            record.take() == [
                "nav viewDidLoad", "nav viewWillAppear", "a loadView", "a viewDidLoad", "a viewWillAppear",
                "a viewSafeAreaInsetsDidChange", "nav viewIsAppearing", "a viewIsAppearing",
                "nav viewWillLayoutSubviews", "nav viewDidLayoutSubviews", "a viewWillLayoutSubviews",
                "a viewDidLayoutSubviews", "nav viewDidAppear", "a viewDidAppear",
            ])
        window.settle()
        #expect(record.take().isEmpty)
    }

    @Test func pushAtOnce() {
        let (a, b) = (controller("a"), controller("b"))
        let navigation = NotingNavigation(record, root: a)
        let window = shownWindow(navigation)
        _ = record.take()
        navigation.pushViewController(b, animated: false)
        #expect(
            record.take().filter { !$0.hasPrefix("nav") && $0 != "a viewSafeAreaInsetsDidChange" } == [
                "b willMove true", "b loadView", "b viewDidLoad", "a viewWillDisappear", "b viewWillAppear",
                "b viewSafeAreaInsetsDidChange", "b viewIsAppearing", "b viewWillLayoutSubviews",
                "b viewDidLayoutSubviews", "b viewDidAppear", "a viewDidDisappear", "b didMove true",
            ])
        #expect(a.view.window == nil)
        #expect(b.view.window === window)
        navigation.popViewController(animated: false)
        #expect(
            record.take().filter { !$0.hasPrefix("nav") && !$0.contains("SafeArea") } == [
                "b willMove false", "b viewWillDisappear", "a viewWillAppear", "a viewIsAppearing",
                "a viewWillLayoutSubviews", "a viewDidLayoutSubviews", "a viewDidAppear",
                "b viewDidDisappear",
                "b didMove false",
            ])
        #expect(b.parent == nil)
        #expect(a.view.window === window)
    }

    @Test func pushByTheClock() {
        withOwnClock { clock in
            let (a, b) = (controller("a"), controller("b"))
            let navigation = NotingNavigation(record, root: a)
            let window = shownWindow(navigation)
            _ = record.take()
            navigation.pushViewController(b, animated: true)
            let started = record.take().filter { !$0.contains("ayout") && !$0.contains("SafeArea") }
            #expect(
                started == [
                    "b willMove true", "b loadView", "b viewDidLoad", "a viewWillDisappear",
                    "b viewWillAppear", "b viewIsAppearing",
                ])
            // The new state is set at once, the completion comes with the clock.
            #expect(b.view.frame == window.bounds)
            #expect(b.view.safeAreaInsets.top == 91)
            #expect(b.isMovingToParent)
            #expect(navigation.transitionCoordinator != nil)
            clock.advance(by: 0.3)
            #expect(record.take().isEmpty)
            #expect(a.view.window === window)
            clock.advance(by: 0.1)
            #expect(calls() == ["b viewDidAppear", "a viewDidDisappear", "b didMove true"])
            #expect(a.view.window == nil)
            #expect(!b.isMovingToParent)
            #expect(navigation.transitionCoordinator == nil)
            #expect(a.view.transform == .identity)
            navigation.popViewController(animated: true)
            #expect(b.isMovingFromParent)
            #expect(navigation.viewControllers == [a])
            clock.finish()
            #expect(
                record.take().filter { !$0.contains("ayout") && !$0.contains("SafeArea") } == [
                    "b willMove false", "b viewWillDisappear", "a viewWillAppear", "a viewIsAppearing",
                    "a viewDidAppear", "b viewDidDisappear", "b didMove false",
                ])
        }
    }

    @Test func fullScreenPresentation() {
        let (a, b) = (controller("a"), controller("b"))
        let window = shownWindow(a)
        _ = record.take()
        b.modalPresentationStyle = .fullScreen
        a.present(b, animated: false) { self.record.note("presented") }
        #expect(
            record.take().filter { !$0.contains("SafeArea") } == [
                "b loadView", "b viewDidLoad", "a viewWillDisappear", "b viewWillAppear", "b viewIsAppearing",
                "b viewWillLayoutSubviews", "b viewDidLayoutSubviews", "b viewDidAppear",
                "a viewDidDisappear", "presented",
            ])
        #expect(a.view.window == nil)
        #expect(b.view.window === window)
        #expect(a.presentedViewController === b)
        #expect(b.presentingViewController === a)
        b.dismiss(animated: false) { self.record.note("dismissed") }
        #expect(
            record.take().filter { !$0.contains("SafeArea") && !$0.contains("ayout") } == [
                "b viewWillDisappear", "a viewWillAppear", "a viewIsAppearing", "a viewDidAppear",
                "b viewDidDisappear", "dismissed",
            ])
        #expect(a.view.window === window)
        #expect(a.view.frame == window.bounds)
        #expect(b.view.window == nil)
        #expect(a.presentedViewController == nil)
    }

    @Test(arguments: [
        UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen, .overCurrentContext,
    ])
    func presentationsThatLeaveThePresenter(_ style: UIModalPresentationStyle) {
        let (a, b) = (controller("a"), controller("b"))
        let window = shownWindow(a)
        _ = record.take()
        b.modalPresentationStyle = style
        a.present(b, animated: false)
        let shown = record.take()
        #expect(
            shown.filter { $0.hasSuffix("ear") || $0.contains("Appearing") } == [
                "b viewWillAppear", "b viewIsAppearing", "b viewDidAppear",
            ])
        #expect(a.view.window === window)
        a.dismiss(animated: false)
        #expect(
            record.take().filter { $0.hasSuffix("ear") } == ["b viewWillDisappear", "b viewDidDisappear"])
    }

    @Test func presentationByTheClock() {
        withOwnClock { clock in
            let (a, b) = (controller("a"), controller("b"))
            let window = shownWindow(a)
            _ = record.take()
            a.present(b, animated: true) { self.record.note("presented") }
            #expect(b.isBeingPresented)
            #expect(b.presentationController?.frameOfPresentedViewInContainerView.minY == 57)
            #expect(!record.take().contains("b viewDidAppear"))
            clock.finish()
            #expect(record.take() == ["b viewDidAppear", "presented"])
            #expect(!b.isBeingPresented)
            b.dismiss(animated: true) { self.record.note("dismissed") }
            #expect(b.isBeingDismissed)
            #expect(record.take() == ["b viewWillDisappear"])
            clock.finish()
            #expect(calls() == ["b viewDidDisappear", "dismissed"])
            #expect(window.subviews == [a.view])
        }
    }

    @Test func turningANavigationController() {
        let root = controller("a")
        let navigation = NotingNavigation(record, root: root)
        let window = shownWindow(navigation)
        _ = record.take()
        #expect(window.rotate(to: .landscapeRight))
        #expect(
            record.take().filter { !$0.contains("SafeArea") } == [
                "nav willTransition", "a willTransition", "nav viewWillTransition 844x390",
                "a viewWillTransition 844x390", "a traitCollectionDidChange", "a alongside 844",
                "nav viewWillLayoutSubviews", "nav viewDidLayoutSubviews", "a viewWillLayoutSubviews",
                "a viewDidLayoutSubviews", "a completion",
            ])
        #expect(root.view.frame == window.bounds)
    }

    @Test func turningByTheClock() {
        withOwnClock { clock in
            let root = controller("a")
            let window = shownWindow(root)
            _ = record.take()
            window.rotate(to: .landscapeLeft, animated: true)
            #expect(window.bounds.size == CGSize(width: 844, height: 390))
            #expect(!record.take().contains("a completion"))
            clock.advance(by: 0.5)
            #expect(record.take() == ["a completion"])
        }
    }

    @Test func tabsNotifyTheirControllers() {
        let (a, b) = (controller("a"), controller("b"))
        let tabs = UITabBarController()
        tabs.viewControllers = [a, b]
        #expect(record.take() == ["a willMove true", "b willMove true", "a didMove true", "b didMove true"])
        let window = shownWindow(tabs)
        // The second tab is not loaded before it is shown.
        #expect(!record.take().contains { $0.hasPrefix("b") })
        tabs.selectedIndex = 1
        #expect(
            record.take().filter { !$0.contains("SafeArea") && !$0.contains("ayout") } == [
                "b loadView", "b viewDidLoad", "a viewWillDisappear", "b viewWillAppear", "b viewIsAppearing",
                "a viewDidDisappear", "b viewDidAppear",
            ])
        #expect(b.view.window === window)
        #expect(tabs.tabBar.selectedItem === b.tabBarItem)
    }

    @Test func aViewAddedByHandBringsItsController() {
        let (parent, child) = (controller("p"), controller("c"))
        let window = shownWindow(parent)
        _ = record.take()
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        #expect(
            record.take().filter { $0.hasPrefix("c") && !$0.contains("SafeArea") } == [
                "c willMove true", "c loadView", "c viewDidLoad", "c viewWillAppear", "c viewIsAppearing",
                "c viewDidAppear", "c didMove true",
            ])
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(
            record.take().filter { $0.hasPrefix("c") && !$0.contains("SafeArea") } == [
                "c willMove false", "c viewWillDisappear", "c viewDidDisappear", "c didMove false",
            ])
        window.settle()
    }
}
