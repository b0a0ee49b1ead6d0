import Testing
import UIKit

/// Where presented controllers are, against UIKit's numbers.
@MainActor
@Suite struct PresentationTests {
    /// A device, how it is held, and the frame of a sheet on it.
    struct SheetCase: Sendable, CustomTestStringConvertible {
        let device: ScreenDevice
        let isLandscape: Bool
        let sheet: CGRect
        /// What is covered inside the sheet: top, left, bottom, right.
        let safeArea: UIEdgeInsets
        var testDescription: String { "\(device.name), \(isLandscape ? "landscape" : "portrait")" }

        init(_ device: ScreenDevice, landscape: Bool = false, _ sheet: CGRect, _ safeArea: UIEdgeInsets) {
            self.device = device
            isLandscape = landscape
            self.sheet = sheet
            self.safeArea = safeArea
        }
    }

    private func insets(_ top: CGFloat, _ sides: CGFloat, _ bottom: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: top, left: sides, bottom: bottom, right: sides)
    }

    /// On phones the sheet starts 10 points below the status area; on their side it covers everything.
    nonisolated static let pages = [
        SheetCase(.iPhoneSE, CGRect(x: 0, y: 30, width: 375, height: 637), .zero),
        SheetCase(.iPhoneSE, landscape: true, CGRect(x: 0, y: 0, width: 667, height: 375), .zero),
        SheetCase(
            .iPhone14, CGRect(x: 0, y: 57, width: 390, height: 787),
            UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)),
        SheetCase(
            .iPhone14, landscape: true, CGRect(x: 0, y: 0, width: 844, height: 390),
            UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)),
        SheetCase(
            .iPhone15Pro, CGRect(x: 0, y: 69, width: 393, height: 783),
            UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)),
        SheetCase(
            .iPhone15ProMax, landscape: true, CGRect(x: 0, y: 0, width: 932, height: 430),
            UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)),
    ]

    private func window(_ expected: SheetCase) -> UIWindow {
        let orientation: UIInterfaceOrientation = expected.isLandscape ? .landscapeRight : .portrait
        let window = UIWindow(screen: UIScreen(expected.device, orientation: orientation))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        return window
    }

    @Test(arguments: pages) func pageSheets(_ expected: SheetCase) throws {
        let window = window(expected)
        let presented = UIViewController()
        window.rootViewController?.present(presented, animated: false)
        let sheet = try #require(presented.sheetPresentationController)
        #expect(sheet.frameOfPresentedViewInContainerView == expected.sheet)
        #expect(presented.view.convert(presented.view.bounds, to: nil) == expected.sheet)
        #expect(presented.view.safeAreaInsets == expected.safeArea)
        #expect(presented.traitCollection.userInterfaceLevel == .elevated)
    }

    @Test func navigationInASheet() {
        let window = UIWindow(screen: UIScreen(.iPhone14))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        let child = UIViewController()
        let navigation = UINavigationController(rootViewController: child)
        window.rootViewController?.present(navigation, animated: false)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 390, height: 56))
        #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 56, left: 0, bottom: 34, right: 0))
        window.rotate(to: .landscapeRight)
        #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 32, left: 47, bottom: 21, right: 47))
        window.rotate(to: .portrait)
        #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 56, left: 0, bottom: 34, right: 0))
    }

    @Test func tablets() throws {
        let window = UIWindow(screen: UIScreen(.iPad))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        let form = UIViewController()
        form.modalPresentationStyle = .formSheet
        window.rootViewController?.present(form, animated: false)
        let formFrame = try #require(form.presentationController?.frameOfPresentedViewInContainerView)
        #expect(formFrame == CGRect(x: 140, y: 280, width: 540, height: 620))
        #expect(form.view.safeAreaInsets == .zero)
        window.rootViewController?.dismiss(animated: false)
        let page = UIViewController()
        window.rootViewController?.present(page, animated: false)
        let pageFrame = try #require(page.presentationController?.frameOfPresentedViewInContainerView)
        #expect(pageFrame.width == 704)
        #expect(pageFrame.midX == 410)
        #expect(pageFrame.midY == 590)
        #expect(pageFrame.height > 1000)
        window.rootViewController?.dismiss(animated: false)
        // The controller's preferred size counts in a form sheet.
        let own = UIViewController()
        own.modalPresentationStyle = .formSheet
        own.preferredContentSize = CGSize(width: 300, height: 200)
        window.rootViewController?.present(own, animated: false)
        #expect(own.view.bounds.size == CGSize(width: 300, height: 200))
        own.preferredContentSize = CGSize(width: 320, height: 240)
        window.settle()
        #expect(own.view.bounds.size == CGSize(width: 320, height: 240))
    }

    @Test func detents() throws {
        let window = UIWindow(screen: UIScreen(.iPhone14))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        let presented = UIViewController()
        let sheet = try #require(presented.sheetPresentationController)
        #expect(sheet.detents.map(\.identifier) == [.large])
        #expect(sheet.selectedDetentIdentifier == nil)
        #expect(!sheet.prefersGrabberVisible)
        var most: CGFloat = 0
        sheet.detents = [
            .large(), .medium(),
            .custom(identifier: .init("low")) { context in
                most = context.maximumDetentValue
                return 100
            },
            .custom { _ in nil },
        ]
        window.rootViewController?.present(presented, animated: false)
        // The smallest is shown first; its value leaves out what the home indicator covers.
        #expect(presented.view.bounds.height == 134)
        #expect(most == CGFloat(844 - 57 - 34))
        sheet.selectedDetentIdentifier = .medium
        window.settle()
        #expect(presented.view.bounds.height == 422)
        sheet.selectedDetentIdentifier = .large
        window.settle()
        #expect(presented.view.bounds.height == 787)
        // On its side there is no half, and the card covers everything.
        sheet.selectedDetentIdentifier = .medium
        window.rotate(to: .landscapeRight)
        #expect(presented.view.bounds.height == 390)
        sheet.prefersEdgeAttachedInCompactHeight = true
        window.settle()
        #expect(presented.view.bounds.height == 121)
    }

    @Test func currentContext() {
        let (outer, inner) = (UIViewController(), UIViewController())
        let window = UIWindow(screen: UIScreen(.iPhone14))
        window.rootViewController = outer
        window.makeKeyAndVisible()
        outer.addChild(inner)
        inner.view.frame = CGRect(x: 20, y: 100, width: 200, height: 300)
        outer.view.addSubview(inner.view)
        inner.didMove(toParent: outer)
        inner.definesPresentationContext = true
        let presented = UIViewController()
        presented.modalPresentationStyle = .currentContext
        inner.present(presented, animated: false)
        #expect(presented.view.convert(presented.view.bounds, to: nil) == inner.view.frame)
        #expect(inner.view.superview == nil)
        #expect(presented.presentingViewController === inner)
        presented.dismiss(animated: false)
        #expect(inner.view.superview === outer.view)
        #expect(inner.view.frame == CGRect(x: 20, y: 100, width: 200, height: 300))
    }

    @Test func popoversBecomeSheetsOnPhones() throws {
        let presented = UIViewController()
        presented.modalPresentationStyle = .popover
        #expect(presented.popoverPresentationController != nil)
        let phone = shownWindow(UIViewController())
        phone.rootViewController?.present(presented, animated: false)
        #expect(presented.view.convert(presented.view.bounds, to: nil).minY == 57)
        phone.rootViewController?.dismiss(animated: false)
        let pad = shownWindow(UIViewController(), on: .iPad)
        let other = UIViewController()
        other.modalPresentationStyle = .popover
        let source = UIView(frame: CGRect(x: 400, y: 300, width: 20, height: 20))
        pad.rootViewController?.view.addSubview(source)
        other.popoverPresentationController?.sourceView = source
        pad.rootViewController?.present(other, animated: false)
        #expect(other.view.frame == CGRect(x: 250, y: 333, width: 320, height: 480))
    }

    /// A presentation of an app's own: the lower half, with a view of its own behind.
    private final class HalfPresentation: UIPresentationController {
        var calls: [String] = []
        override var frameOfPresentedViewInContainerView: CGRect {
            guard let bounds = containerView?.bounds else { return .zero }
            return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
        }
        override func presentationTransitionWillBegin() { calls.append("will present") }
        override func presentationTransitionDidEnd(_ completed: Bool) {
            calls.append("did present \(completed)")
        }
        override func dismissalTransitionWillBegin() { calls.append("will dismiss") }
        override func dismissalTransitionDidEnd(_ completed: Bool) {
            calls.append("did dismiss \(completed)")
        }
        override func containerViewWillLayoutSubviews() {
            super.containerViewWillLayoutSubviews()
            presentedView?.frame = frameOfPresentedViewInContainerView
        }
    }

    /// Gives the half presentation, and animates by a fade.
    private final class Transitions: NSObject, UIViewControllerTransitioningDelegate,
        UIViewControllerAnimatedTransitioning
    {
        var made: HalfPresentation?
        var ended = 0
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            made = HalfPresentation(presentedViewController: presented, presenting: presenting)
            return made
        }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? { self }
        func transitionDuration(
            using transitionContext: UIViewControllerContextTransitioning?
        ) -> TimeInterval { 0.5 }
        func animateTransition(using context: UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .to), let to = context.viewController(forKey: .to) else {
                return
            }
            context.containerView.addSubview(view)
            view.frame = context.finalFrame(for: to)
            view.alpha = 0
            UIView.animate(withDuration: 0.5) {
                view.alpha = 1
            } completion: { _ in
                context.completeTransition(true)
            }
        }
        func animationEnded(_ transitionCompleted: Bool) { ended += 1 }
    }

    @Test func presentationsOfAnAppsOwn() throws {
        let old = AnimationClock.current
        defer { AnimationClock.current = old }
        let clock = AnimationClock()
        AnimationClock.current = clock
        let window = shownWindow(UIViewController())
        let (presented, transitions) = (UIViewController(), Transitions())
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = transitions
        window.rootViewController?.present(presented, animated: true)
        let made = try #require(transitions.made)
        #expect(made.calls == ["will present"])
        #expect(presented.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
        clock.advance(by: 0.6)
        #expect(made.calls == ["will present", "did present true"])
        #expect(transitions.ended == 1)
        window.rotate(to: .landscapeRight)
        #expect(presented.view.frame == CGRect(x: 0, y: 195, width: 844, height: 195))
        presented.dismiss(animated: false)
        #expect(made.calls.suffix(2) == ["will dismiss", "did dismiss true"])
        #expect(presented.view.window == nil)
    }
}
