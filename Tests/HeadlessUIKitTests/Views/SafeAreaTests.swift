import Testing
import UIKit

@MainActor
@Suite struct SafeAreaTests {
    /// A window of an iPhone 14 (390 x 844; 47 above, 34 below) with a controller's view in it.
    private func host() -> UIView {
        let window = UIWindow(screen: UIScreen(.iPhone14))
        let controller = UIViewController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        // The window would go with this scope: the view is enough for the tests, kept by it.
        held.append(window)
        return controller.view
    }
    private final class Held { var windows: [UIWindow] = [] }
    private let holder = Held()
    private var held: [UIWindow] {
        get { holder.windows }
        nonmutating set { holder.windows = newValue }
    }

    @Test func whatIsLeftOfTheInsetReachesASubview() {
        let root = host()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        root.addSubview(view)
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        view.frame = CGRect(x: 0, y: 30, width: 390, height: 790)
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 17, left: 0, bottom: 10, right: 0))
        view.frame = CGRect(x: 0, y: 100, width: 390, height: 100)
        #expect(view.safeAreaInsets == .zero)
        // Beyond the superview's edge the inset is not more than the superview's.
        view.frame = CGRect(x: 0, y: -50, width: 390, height: 100)
        #expect(view.safeAreaInsets.top == 47)
    }

    @Test func theParentsGrowthChangesTheRest() {
        let root = host()
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let child = UIView(frame: CGRect(x: 0, y: 800, width: 390, height: 44))
        root.addSubview(parent)
        parent.addSubview(child)
        #expect(child.safeAreaInsets.bottom == 34)
        parent.frame.size.height = 900
        #expect(parent.safeAreaInsets.bottom == 34)
        #expect(child.safeAreaInsets.bottom == 0)
        held[0].rootViewController?.additionalSafeAreaInsets.right = 30
        #expect(child.safeAreaInsets.right == 30)
        parent.frame.size.width = 450
        #expect(parent.safeAreaInsets.right == 30)
        #expect(child.safeAreaInsets.right == 0)
    }

    @Test func outsideAWindowThereIsNone() {
        let root = host()
        let view = UIView(frame: root.bounds)
        #expect(view.safeAreaInsets == .zero)
        root.addSubview(view)
        #expect(view.safeAreaInsets.top == 47)
        view.removeFromSuperview()
        #expect(view.safeAreaInsets == .zero)
    }

    @Test func aWindowThatMovesKeepsWhatIsLeft() {
        let root = host()
        let window = held[0]
        window.frame.origin.y = 20
        #expect(window.safeAreaInsets == UIEdgeInsets(top: 27, left: 0, bottom: 34, right: 0))
        window.frame = CGRect(x: 0, y: 100, width: 390, height: 600)
        #expect(window.safeAreaInsets == .zero && root.safeAreaInsets == .zero)
    }

    /// An iPhone SE on its side has no safe area of its own.
    @Test func whatAControllerAddsHoldsWhereTheWindowHasNone() {
        let window = UIWindow(screen: UIScreen(.iPhoneSE, orientation: .landscapeLeft))
        let (controller, child) = (UIViewController(), UIViewController())
        controller.additionalSafeAreaInsets.top = 10
        child.additionalSafeAreaInsets.left = 7
        controller.addChild(child)
        controller.view.addSubview(child.view)
        child.view.frame = controller.view.bounds
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0))
        #expect(child.view.safeAreaInsets == UIEdgeInsets(top: 10, left: 7, bottom: 0, right: 0))
        controller.additionalSafeAreaInsets.top = -5
        #expect(controller.view.safeAreaInsets == .zero)
        window.rootViewController = nil
        #expect(child.view.safeAreaInsets == .zero)
    }

    /// What a subclass returns counts as it is: an inset that points outwards is passed on.
    @Test func insetsThatPointOutwardsArePassedOn() {
        final class OutwardView: UIView {
            override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: -5, left: 0, bottom: 0, right: 0) }
        }
        let outer = OutwardView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        outer.addSubview(inner)
        #expect(inner.safeAreaInsets == UIEdgeInsets(top: -5, left: 0, bottom: 0, right: 0))
    }

    @Test func marginsOfARootAndOfAPlainView() {
        let root = host()
        #expect(root.layoutMargins == UIEdgeInsets(top: 47, left: 16, bottom: 34, right: 16))
        let view = UIView(frame: root.bounds)
        root.addSubview(view)
        #expect(view.layoutMargins == UIEdgeInsets(top: 55, left: 8, bottom: 42, right: 8))
        view.insetsLayoutMarginsFromSafeArea = false
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
        view.preservesSuperviewLayoutMargins = true
        #expect(view.layoutMargins == UIEdgeInsets(top: 47, left: 16, bottom: 34, right: 16))
    }
}

@MainActor
@Suite struct WindowLifeTests {
    /// Holds windows that are released on another thread.
    private final class Box: @unchecked Sendable {
        var windows: [UIWindow] = []
    }

    @Test func windowsMayBeReleasedOnAnyThread() async {
        for _ in 0..<50 {
            let box = Box()
            for _ in 0..<20 {
                let window = UIWindow(screen: UIScreen(.iPhone14))
                window.addSubview(UIView())
                box.windows.append(window)
            }
            async let release: Void = Task.detached { box.windows = [] }.value
            for _ in 0..<20 { _ = UIWindow(screen: UIScreen(.iPhone14)) }
            UIWindow.settleAll()
            await release
        }
    }
}
