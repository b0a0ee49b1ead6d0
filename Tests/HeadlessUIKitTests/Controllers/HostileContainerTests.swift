import Testing
import UIKit

/// What UIKit refuses, ignores or has always survived.
@MainActor
@Suite struct HostileContainerTests {
    private let record = Record()

    @Test func theRootIsNotPopped() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let window = shownWindow(navigation)
        #expect(navigation.popViewController(animated: true) == nil)
        #expect(navigation.popToRootViewController(animated: true) == [])
        #expect(navigation.viewControllers == [root])
        #expect(root.view.window === window)
        #expect(UINavigationController().popToRootViewController(animated: false) == nil)
        let reasons = collectingExceptions {
            navigation.popToViewController(UIViewController(), animated: false)
        }
        #expect(reasons == ["Tried to pop to a view controller that doesn't exist."])
    }

    @Test func oneControllerIsPushedOnce() {
        let (root, second) = (UIViewController(), UIViewController())
        let navigation = UINavigationController(rootViewController: root)
        let window = shownWindow(navigation)
        navigation.pushViewController(second, animated: true)
        let reasons = collectingExceptions {
            navigation.pushViewController(second, animated: true)
            navigation.pushViewController(UINavigationController(), animated: false)
            navigation.setViewControllers([root, root], animated: false)
        }
        #expect(reasons.count == 3)
        #expect(reasons.first?.contains("more than once which is not supported") ?? false)
        #expect(
            reasons.dropFirst().first?.hasPrefix("Pushing a navigation controller is not supported") ?? false)
        #expect(navigation.viewControllers == [root, second])
        AnimationClock.current.finish()
        #expect(second.view.window === window)
    }

    @Test func childrenMakeNoCycle() {
        let (a, b) = (UIViewController(), UINavigationController())
        let tabs = UITabBarController()
        tabs.viewControllers = [b]
        b.setViewControllers([a], animated: false)
        let reasons = collectingExceptions {
            a.addChild(tabs)
            tabs.addChild(tabs)
            b.pushViewController(tabs, animated: false)
        }
        #expect(reasons.count == 3)
        #expect(b.viewControllers == [a])
        #expect(tabs.parent == nil)
        _ = shownWindow(tabs)
    }

    @Test func presentingTwiceIsAdvisedAgainst() {
        let root = UIViewController()
        let window = shownWindow(root)
        let (first, second) = (UIViewController(), UIViewController())
        root.present(first, animated: false)
        var isCompleted = false
        let advice = collectingAdvice { root.present(second, animated: false) { isCompleted = true } }
        #expect(advice.count == 1)
        #expect(advice.first?.contains("which is already presenting") ?? false)
        #expect(!isCompleted)
        #expect(second.view.window == nil)
        #expect(root.presentedViewController === first)
        // Over what is presented is the way.
        first.present(second, animated: false)
        #expect(second.view.window === window)
    }

    @Test func whatCannotBePresented() {
        let root = UIViewController()
        let child = UIViewController()
        root.addChild(child)
        let window = shownWindow(root)
        let shown = UIViewController()
        root.present(shown, animated: false)
        let reasons = collectingExceptions {
            shown.present(shown, animated: false)
            shown.present(child, animated: false)
            child.present(shown, animated: false)
        }
        #expect(reasons.count == 3)
        #expect(reasons.first?.contains("present modal view controller on itself") ?? false)
        #expect(reasons.dropFirst().first?.contains("that has a parent view controller") ?? false)
        #expect(reasons.last?.contains("already being presented by") ?? false)
        root.dismiss(animated: false)
        let advice = collectingAdvice { UIViewController().present(UIViewController(), animated: false) }
        #expect(advice.first?.contains("whose view is not in the window hierarchy") ?? false)
        #expect(window.subviews == [root.view])
    }

    @Test func dismissingNothingCompletes() {
        let root = UIViewController()
        let window = shownWindow(root)
        var isCompleted = false
        root.dismiss(animated: true) { isCompleted = true }
        #expect(isCompleted)
        #expect(root.view.window === window)
    }

    @Test(arguments: [false, true]) func dismissWithinDidAppear(_ animated: Bool) {
        let root = NotingController("a", record)
        let window = shownWindow(root)
        let presented = NotingController("b", record)
        presented.modalPresentationStyle = .fullScreen
        presented.onDidAppear = { $0.dismiss(animated: animated) }
        _ = record.take()
        root.present(presented, animated: animated)
        AnimationClock.current.finish()
        #expect(presented.view.window == nil)
        #expect(root.view.window === window)
        #expect(root.presentedViewController == nil)
        let appearances = record.take().filter { $0.hasSuffix("ear") }
        #expect(appearances.filter { $0.hasPrefix("b") }.count == 4)
        #expect(appearances.last == "b viewDidDisappear")
        #expect(appearances.contains("a viewDidAppear"))
    }

    @Test func popWithinDidAppear() {
        let (a, b) = (NotingController("a", record), NotingController("b", record))
        let navigation = UINavigationController(rootViewController: a)
        let window = shownWindow(navigation)
        _ = record.take()
        b.onDidAppear = { $0.navigationController?.popViewController(animated: true) }
        navigation.pushViewController(b, animated: true)
        AnimationClock.current.finish()
        #expect(navigation.viewControllers == [a])
        #expect(a.view.window === window)
        #expect(b.view.window == nil)
        let calls = record.take()
        #expect(calls.filter { $0 == "b viewDidDisappear" }.count == 1)
        #expect(calls.last { $0.hasSuffix("ear") } == "b viewDidDisappear")
        #expect(calls.last { $0.hasPrefix("a view") && $0.hasSuffix("ear") } == "a viewDidAppear")
    }

    @Test func changesInMidTransition() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let window = shownWindow(navigation)
        let controllers = (0..<5).map { NotingController("\($0)", record) }
        for controller in controllers { navigation.pushViewController(controller, animated: true) }
        AnimationClock.current.advance(by: 0.1)
        navigation.popViewController(animated: true)
        navigation.popToRootViewController(animated: true)
        AnimationClock.current.finish()
        #expect(navigation.viewControllers == [root])
        #expect(root.view.window === window)
        #expect(root.view.transform == .identity)
        // Each that appeared has disappeared, with both notifications.
        let calls = record.take()
        for controller in controllers {
            #expect(controller.view.window == nil)
            let own = calls.filter { $0.hasPrefix(controller.name) && $0.hasSuffix("ear") }
            #expect(
                own.filter { $0.hasSuffix("viewDidAppear") }.count
                    == own.filter { $0.hasSuffix("viewDidDisappear") }.count)
            #expect(calls.contains("\(controller.name) didMove false"))
        }
    }

    /// A counter of the controllers that are alive.
    private final class Counted: UIViewController {
        nonisolated(unsafe) static var alive = 0
        init() {
            Counted.alive += 1
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError("not read from a storyboard") }
        deinit { Counted.alive -= 1 }
    }

    @Test func controllersFreedInMidTransition() {
        do {
            let navigation = UINavigationController(rootViewController: Counted())
            let window = shownWindow(navigation)
            navigation.pushViewController(Counted(), animated: true)
            navigation.present(Counted(), animated: true)
            AnimationClock.current.advance(by: 0.05)
            _ = window
        }
        AnimationClock.current.finish()
        #expect(Counted.alive == 0)
        // A presented controller and its presentation go when it is dismissed.
        let root = UIViewController()
        let window = shownWindow(root)
        root.present(UINavigationController(rootViewController: Counted()), animated: true)
        root.dismiss(animated: true)
        AnimationClock.current.finish()
        #expect(Counted.alive == 0)
        #expect(window.subviews == [root.view])
    }

    @Test func aRootMovesBetweenWindows() {
        let root = UINavigationController(rootViewController: UIViewController())
        let first = shownWindow(root)
        root.present(UIViewController(), animated: false)
        let second = shownWindow(UIViewController(), on: .iPhoneSE)
        second.rootViewController = root
        #expect(first.rootViewController == nil)
        #expect(first.subviews.isEmpty)
        #expect(root.view.window === second)
        #expect(root.view.frame == second.bounds)
        #expect(root.topViewController?.view.safeAreaInsets.top == 64)
        #expect(root.presentedViewController == nil)
    }

    @Test func dismissingTheLowestTakesAllAbove() {
        let root = NotingController("a", record)
        let window = shownWindow(root)
        let (b, c) = (NotingController("b", record), NotingController("c", record))
        b.modalPresentationStyle = .fullScreen
        c.modalPresentationStyle = .fullScreen
        root.present(b, animated: false)
        b.present(c, animated: false)
        _ = record.take()
        root.dismiss(animated: false)
        #expect(window.subviews == [root.view])
        #expect(b.presentedViewController == nil && c.presentingViewController == nil)
        let calls = record.take().filter { $0.hasSuffix("ear") }
        // The one between was not seen and gets no notification.
        #expect(calls.filter { $0.hasPrefix("b") }.isEmpty)
        #expect(calls.filter { $0.hasPrefix("c") } == ["c viewWillDisappear", "c viewDidDisappear"])
        #expect(calls.filter { $0.hasPrefix("a") } == ["a viewWillAppear", "a viewDidAppear"])
    }

    @Test func orientationsThatAreNotSupported() {
        final class Upright: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        let window = shownWindow(Upright())
        #expect(!window.rotate(to: .landscapeLeft))
        #expect(window.bounds.size == CGSize(width: 390, height: 844))
        #expect(!window.rotate(to: .unknown))
        let phone = shownWindow(UIViewController())
        #expect(!phone.rotate(to: .portraitUpsideDown))
        #expect(phone.rotate(to: .landscapeLeft))
        let pad = shownWindow(UIViewController(), on: .iPad)
        #expect(pad.rotate(to: .portraitUpsideDown))
    }
}
