import Foundation
import Testing
import UIKit

/// Changes of tabs by animators, interruptible animators, popovers, searches as presentations, and spines.
@MainActor
@Suite struct ControllerTransitionTests {
    static var calls: [String] = []

    final class Page: UIViewController {
        convenience init(_ name: String) {
            self.init(nibName: nil, bundle: nil)
            title = name
        }
        private func note(_ call: String, _ animated: Bool) {
            calls.append("\(title ?? "?") \(call) \(animated)")
        }
        override func viewWillAppear(_ animated: Bool) { note("will", animated) }
        override func viewDidAppear(_ animated: Bool) { note("did", animated) }
        override func viewWillDisappear(_ animated: Bool) { note("willNot", animated) }
        override func viewDidDisappear(_ animated: Bool) { note("didNot", animated) }
    }

    final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
            -> TimeInterval
        { 0.4 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let new = context.view(forKey: .to), let to = context.viewController(forKey: .to) else {
                return context.completeTransition(false)
            }
            calls.append("animate")
            new.frame = context.finalFrame(for: to)
            context.containerView.addSubview(new)
            UIView.performWithoutAnimation { new.alpha = 0 }
            UIView.animate(withDuration: 0.4) {
                new.alpha = 1
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
        func animationEnded(_ transitionCompleted: Bool) { calls.append("ended \(transitionCompleted)") }
    }

    final class Interruptible: NSObject, UIViewControllerAnimatedTransitioning {
        private var animator: UIViewPropertyAnimator?
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
            -> TimeInterval
        { 0.4 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            interruptibleAnimator(using: context).startAnimation()
        }
        func interruptibleAnimator(
            using context: any UIViewControllerContextTransitioning
        ) -> any UIViewImplicitlyAnimating {
            if let animator { return animator }
            let new = context.view(forKey: .to)
            if let new {
                context.containerView.addSubview(new)
                new.alpha = 0
            }
            let made = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { new?.alpha = 1 }
            made.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
            animator = made
            return made
        }
    }

    final class Delegate: NSObject, UITabBarControllerDelegate, UIPopoverPresentationControllerDelegate,
        UIPageViewControllerDelegate
    {
        var animator: (any UIViewControllerAnimatedTransitioning)?
        var driver: UIPercentDrivenInteractiveTransition?
        var pages: [UIViewController] = []

        func tabBarController(
            _ tabBarController: UITabBarController,
            animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? { animator }
        func tabBarController(
            _ tabBarController: UITabBarController,
            interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
        ) -> UIViewControllerInteractiveTransitioning? { driver }
        func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
            .none
        }
        func popoverPresentationControllerDidDismissPopover(
            _ popoverPresentationController: UIPopoverPresentationController
        ) { calls.append("popover gone") }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            calls.append("dismissed")
        }
        func popoverPresentationController(
            _ popoverPresentationController: UIPopoverPresentationController,
            willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
            in view: AutoreleasingUnsafeMutablePointer<UIView>
        ) {
            calls.append("reposition \(rect.pointee)")
            rect.pointee = CGRect(x: 0, y: 0, width: 10, height: 10)
        }
        func pageViewController(
            _ pageViewController: UIPageViewController,
            spineLocationFor orientation: UIInterfaceOrientation
        ) -> UIPageViewController.SpineLocation {
            guard orientation.isLandscape else {
                pageViewController.setViewControllers([pages[0]], direction: .forward, animated: true)
                pageViewController.isDoubleSided = false
                return .min
            }
            pageViewController.setViewControllers(pages, direction: .forward, animated: true)
            return .mid
        }
    }

    private func shown(_ controller: UIViewController, _ device: ScreenDevice = .iPhone16) -> UIWindow {
        let window = UIWindow(screen: UIScreen(device))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        AnimationClock.current.finish()
        Self.calls = []
        return window
    }

    private func tabs(_ delegate: Delegate) -> (UITabBarController, [Page], UIWindow) {
        let (pages, tabs) = ([Page("a"), Page("b")], UITabBarController())
        tabs.viewControllers = pages
        tabs.delegate = delegate
        return (tabs, pages, shown(tabs))
    }

    @Test func tabsChangeByAnAnimator() {
        let delegate = Delegate()
        delegate.animator = Fade()
        let (tabs, pages, window) = tabs(delegate)
        tabs.selectedIndex = 1
        #expect(Self.calls == ["a willNot true", "b will true", "animate"])
        #expect(tabs.transitionCoordinator != nil && pages[0].view.window != nil)
        #expect(pages[1].view.superview === pages[0].view.superview)
        AnimationClock.current.advance(by: 0.2)
        window.layoutIfNeeded()
        #expect(pages[0].view.window != nil)
        AnimationClock.current.finish()
        #expect(
            Self.calls.dropFirst(3) == ["a didNot true", "b did true", "ended true"])
        #expect(pages[0].view.window == nil && pages[1].view.superview === tabs.view)
        #expect(pages[1].view.frame == tabs.view.bounds)
        tabs.selectedIndex = 0
        tabs.selectedIndex = 1
        AnimationClock.current.finish()
        #expect(pages[1].view.superview === tabs.view && pages[0].view.superview == nil)
        #expect(tabs.view.subviews.count == 2)
    }

    @Test func aFingerCancelsAChangeOfTabs() {
        for animator in [Fade(), Interruptible()] as [any UIViewControllerAnimatedTransitioning] {
            let delegate = Delegate()
            let driver = UIPercentDrivenInteractiveTransition()
            (delegate.animator, delegate.driver) = (animator, driver)
            let (tabs, pages, window) = tabs(delegate)
            tabs.selectedIndex = 1
            driver.update(0.25)
            window.layoutIfNeeded()
            #expect(abs((pages[1].view.layer.presentation()?.opacity ?? 0) - 0.25) < 0.15)
            driver.cancel()
            AnimationClock.current.finish()
            #expect(tabs.selectedIndex == 0 && pages[0].view.superview === tabs.view)
            #expect(pages[1].view.superview == nil)
            #expect(tabs.tabBar.selectedItem === pages[0].tabBarItem)
            #expect(Self.calls.filter { $0.hasPrefix("b did") } == ["b didNot true"])
        }
    }

    @Test func popoversNotify() throws {
        let (page, box, delegate) = (UIViewController(), UIViewController(), Delegate())
        let window = shown(page, .iPadPro11)
        let source = UIView(frame: CGRect(x: 300, y: 300, width: 40, height: 40))
        page.view.addSubview(source)
        box.modalPresentationStyle = .popover
        box.preferredContentSize = CGSize(width: 100, height: 100)
        let popover = try #require(box.popoverPresentationController)
        popover.sourceView = source
        popover.delegate = delegate
        popover.permittedArrowDirections = [.left, .right]
        page.present(box, animated: false)
        window.layoutIfNeeded()
        #expect(popover.arrowDirection == .left)
        #expect(box.view.convert(box.view.bounds, to: nil).minX == 353)
        #expect(window.rotate(to: .landscapeRight))
        #expect(Self.calls == ["reposition (0.0, 0.0, 40.0, 40.0)"])
        #expect(popover.sourceRect.width == 10)
        #expect(box.view.convert(box.view.bounds, to: nil).minX == 323)
        Self.calls = []
        window.simulateTap(at: CGPoint(x: 20, y: 700))
        AnimationClock.current.finish()
        #expect(page.presentedViewController == nil)
        #expect(Self.calls == ["popover gone", "dismissed"])
    }

    @Test func activeSearchesArePresented() {
        let (page, search) = (UIViewController(), UISearchController(searchResultsController: nil))
        page.definesPresentationContext = true
        page.navigationItem.searchController = search
        let navigator = UINavigationController(rootViewController: page)
        let window = shown(navigator)
        #expect(page.presentedViewController == nil)
        search.isActive = true
        AnimationClock.current.finish()
        #expect(page.presentedViewController === search && search.presentingViewController === page)
        #expect(navigator.presentedViewController == nil)
        #expect(search.parent == nil && search.isActive)
        page.dismiss(animated: true)
        #expect(!search.isActive && search.isBeingDismissed)
        AnimationClock.current.finish()
        #expect(page.presentedViewController == nil && search.presentingViewController == nil)
        page.definesPresentationContext = false
        search.isActive = true
        #expect(search.presentingViewController === navigator)
        search.dismiss(animated: false)
        AnimationClock.current.finish()
        #expect(!search.isActive)
        _ = window
    }

    @Test func spinesFollowTheOrientation() {
        let delegate = Delegate()
        delegate.pages = [UIViewController(), UIViewController()]
        let book = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
        book.delegate = delegate
        book.setViewControllers([delegate.pages[0]], direction: .forward, animated: false)
        let window = shown(book)
        #expect(book.spineLocation == .min)
        #expect(window.rotate(to: .landscapeRight))
        #expect(book.spineLocation == .mid && book.isDoubleSided)
        let size = window.bounds.size
        #expect(
            delegate.pages.map(\.view.frame) == [
                CGRect(x: 0, y: 0, width: size.width / 2, height: size.height),
                CGRect(x: size.width / 2, y: 0, width: size.width / 2, height: size.height),
            ])
        #expect(window.rotate(to: .portrait))
        #expect(book.spineLocation == .min && book.viewControllers?.count == 1)
        #expect(delegate.pages[1].view.window == nil)
        #expect(delegate.pages[0].view.frame == window.bounds)
    }
}
