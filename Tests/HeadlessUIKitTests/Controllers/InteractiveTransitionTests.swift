import Foundation
import Testing
import UIKit

/// Transitions that a finger drives.
@MainActor
@Suite(.serialized) struct InteractiveTransitionTests {
    final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
        var ended: [Bool] = []
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
            -> TimeInterval
        {
            0.4
        }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .to) else { return }
            context.containerView.addSubview(view)
            view.alpha = 0
            UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
                view.alpha = 1
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
        func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
    }

    final class Delegate: NSObject, UINavigationControllerDelegate, UIViewControllerTransitioningDelegate {
        let fade = Fade()
        var driver: UIPercentDrivenInteractiveTransition? = UIPercentDrivenInteractiveTransition()
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { fade }
        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
    }

    private func appearances(_ record: Record) -> [String] {
        record.entries.filter { $0.contains("ppear") && !$0.contains("IsAppearing") }
    }

    @Test(arguments: [true, false]) func aFingerFromTheEdgePops(isFar: Bool) {
        let record = Record()
        let (root, top) = (RecordingController("root", record), RecordingController("top", record))
        let navigator = UINavigationController(rootViewController: root)
        navigator.pushViewController(top, animated: false)
        let window = shownWindow(navigator)
        window.layoutIfNeeded()
        AnimationClock.current.finish()
        _ = record.take()
        window.simulatePan(
            from: CGPoint(x: 5, y: 400), to: CGPoint(x: isFar ? 300 : 60, y: 400), duration: 1)
        AnimationClock.current.finish()
        #expect(navigator.topViewController === (isFar ? root : top))
        #expect(navigator.topViewController?.view.window != nil)
        #expect(navigator.topViewController?.view.frame == window.bounds)
        let came = [
            "top viewWillDisappear", "root viewWillAppear", "root viewDidAppear", "top viewDidDisappear",
        ]
        let back = [
            "top viewWillDisappear", "root viewWillAppear", "root viewWillDisappear", "top viewWillAppear",
            "top viewDidAppear", "root viewDidDisappear",
        ]
        #expect(appearances(record) == (isFar ? came : back))
        #expect(navigator.navigationBar.items?.count == (isFar ? 1 : 2))
    }

    @Test func aFingerInTheMiddleDoesNotPop() {
        let navigator = UINavigationController(rootViewController: UIViewController())
        navigator.pushViewController(UIViewController(), animated: false)
        let window = shownWindow(navigator)
        window.simulatePan(from: CGPoint(x: 150, y: 400), to: CGPoint(x: 380, y: 400))
        AnimationClock.current.finish()
        #expect(navigator.viewControllers.count == 2)
        navigator.topViewController?.navigationItem.hidesBackButton = true
        window.simulatePan(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 380, y: 400))
        AnimationClock.current.finish()
        #expect(navigator.viewControllers.count == 2)
        navigator.interactivePopGestureRecognizer?.delegate = nil
        window.simulatePan(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 380, y: 400))
        AnimationClock.current.finish()
        #expect(navigator.viewControllers.count == 1)
    }

    @Test(arguments: [true, false]) func fractionsDriveAnimations(finishes: Bool) throws {
        let (delegate, root, page) = (Delegate(), UIViewController(), UIViewController())
        let navigator = UINavigationController(rootViewController: root)
        let window = shownWindow(navigator)
        navigator.delegate = delegate
        navigator.pushViewController(page, animated: true)
        let driver = try #require(delegate.driver)
        driver.update(0.25)
        AnimationClock.current.advance(by: 3)
        #expect(driver.percentComplete == 0.25 && abs(driver.duration - 0.4) < 1e-9)
        let alpha = try #require(page.view.layer.presentation()?.opacity)
        #expect(abs(alpha - 0.25) < 0.02)
        #expect(delegate.fade.ended.isEmpty)
        if finishes { driver.finish() } else { driver.cancel() }
        AnimationClock.current.finish()
        #expect(delegate.fade.ended == [finishes])
        #expect(navigator.topViewController === (finishes ? page : root))
        #expect(navigator.viewControllers.count == (finishes ? 2 : 1))
        #expect(navigator.transitionCoordinator == nil)
        window.isHidden = true
    }

    @Test func cancelledPresentationsLeaveNothing() throws {
        let (delegate, root, page) = (Delegate(), UIViewController(), UIViewController())
        let window = shownWindow(root)
        page.modalPresentationStyle = .fullScreen
        page.transitioningDelegate = delegate
        root.present(page, animated: true)
        delegate.driver?.update(0.5)
        delegate.driver?.cancel()
        AnimationClock.current.finish()
        #expect(root.presentedViewController == nil && page.viewIfLoaded?.window == nil)
        #expect(root.view.window === window && delegate.fade.ended == [false])
        delegate.driver = nil
        root.present(page, animated: true)
        AnimationClock.current.finish()
        #expect(root.presentedViewController === page && page.view.window === window)
    }
}
