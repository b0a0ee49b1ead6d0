import Testing
import UIKit

/// Traits that controllers set for others, the status bar, and what controllers find around them.
@MainActor
@Suite struct ControllerTraitsTests {
    private let record = Record()

    @Test func overridesForAChild() {
        let (parent, child) = (UIViewController(), NotingController("c", record))
        let window = shownWindow(parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        _ = record.take()
        let compact = UITraitCollection(horizontalSizeClass: .regular)
        parent.setOverrideTraitCollection(compact, forChild: child)
        #expect(child.traitCollection.horizontalSizeClass == .regular)
        #expect(child.view.traitCollection.horizontalSizeClass == .regular)
        #expect(parent.traitCollection.horizontalSizeClass == .compact)
        #expect(parent.overrideTraitCollection(forChild: child) == compact)
        #expect(record.take() == ["c traitCollectionDidChange"])
        // The child's own overrides win.
        child.traitOverrides.horizontalSizeClass = .compact
        child.traitOverrides.userInterfaceStyle = .dark
        #expect(child.view.traitCollection.horizontalSizeClass == .compact)
        #expect(child.view.traitCollection.userInterfaceStyle == .dark)
        #expect(child.traitOverrides.contains(UITraitUserInterfaceStyle.self))
        child.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        #expect(!child.traitOverrides.contains(UITraitUserInterfaceStyle.self))
        #expect(child.view.traitCollection.userInterfaceStyle == .light)
        parent.setOverrideTraitCollection(nil, forChild: child)
        child.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        #expect(child.view.traitCollection == window.traitCollection)
    }

    private final class Hiding: UIViewController {
        var hides = false {
            didSet { setNeedsStatusBarAppearanceUpdate() }
        }
        override var prefersStatusBarHidden: Bool { hides }
    }

    @Test func aHiddenStatusBarCoversNothingOnHomeButtonPhones() {
        for (device, top, hiddenTop) in [
            (ScreenDevice.iPhoneSE, CGFloat(20), CGFloat(0)), (.iPhone14, 47, 47), (.iPad, 24, 24),
        ] {
            let child = Hiding()
            let navigation = UINavigationController(rootViewController: child)
            let window = shownWindow(navigation, on: device)
            let bar: CGFloat = device == .iPad ? 50 : 44
            #expect(child.view.safeAreaInsets.top == top + bar)
            child.hides = true
            window.settle()
            #expect(window.safeAreaInsets.top == hiddenTop)
            #expect(child.view.safeAreaInsets.top == hiddenTop + bar)
            child.hides = false
            window.settle()
            #expect(child.view.safeAreaInsets.top == top + bar)
        }
    }

    @Test func containersAreFound() {
        let (leaf, inner) = (UIViewController(), UIViewController())
        inner.addChild(leaf)
        let navigation = UINavigationController(rootViewController: inner)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        #expect(leaf.navigationController === navigation)
        #expect(leaf.tabBarController === tabs)
        #expect(navigation.navigationController == nil)
        let window = shownWindow(tabs)
        let presented = UIViewController()
        leaf.present(presented, animated: false)
        #expect(presented.presentingViewController === tabs)
        #expect(leaf.presentedViewController === presented)
        #expect(navigation.visibleViewController === presented)
        #expect(presented.navigationController == nil)
        _ = window
    }

    @Test func childrenAreNotifiedOfTheirOwnSizes() {
        let (parent, half) = (UIViewController(), NotingController("half", record))
        let window = shownWindow(parent)
        parent.addChild(half)
        half.view.frame = CGRect(x: 0, y: 422, width: 390, height: 422)
        half.view.autoresizingMask = [.flexibleWidth, .flexibleHeight, .flexibleTopMargin]
        parent.view.addSubview(half.view)
        half.didMove(toParent: parent)
        _ = record.take()
        window.rotate(to: .landscapeRight)
        #expect(record.take().contains("half viewWillTransition 844x195"))
        #expect(half.view.frame == CGRect(x: 0, y: 195, width: 844, height: 195))
    }

    @Test func editingGoesThroughTheButton() {
        let root = UIViewController()
        root.navigationItem.rightBarButtonItem = root.editButtonItem
        #expect(root.editButtonItem === root.editButtonItem)
        #expect(root.editButtonItem.title == "Edit")
        root.editButtonItem.primaryAction?.performWithSender(nil, target: nil)
        #expect(root.isEditing)
        #expect(root.editButtonItem.title == "Done")
        root.setEditing(false, animated: false)
        #expect(root.editButtonItem.title == "Edit")
    }

    @Test func titlesReachBars() {
        let root = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        root.title = "Title"
        #expect(navigation.navigationBar.topItem?.title == "Title")
        #expect(root.tabBarItem.title == "Title")
        root.navigationItem.title = "Other"
        #expect(root.title == "Title")
        navigation.title = "Tab"
        #expect(tabs.tabBar.items?.first?.title == "Tab")
        navigation.tabBarItem.title = "Own"
        navigation.title = "Later"
        #expect(tabs.tabBar.items?.first?.title == "Later")
    }

    @Test func swapsOfChildren() {
        let (parent, a, b) = (
            UIViewController(), NotingController("a", record), NotingController("b", record)
        )
        let window = shownWindow(parent)
        for child in [a, b] { parent.addChild(child) }
        parent.view.addSubview(a.view)
        a.didMove(toParent: parent)
        _ = record.take()
        var isDone = false
        parent.transition(from: a, to: b, duration: 0.2, animations: nil) { isDone = $0 }
        #expect(!isDone)
        AnimationClock.current.finish()
        #expect(isDone)
        #expect(b.view.superview === parent.view)
        #expect(a.view.superview == nil)
        #expect(
            record.take().filter { $0.hasSuffix("ear") } == [
                "a viewWillDisappear", "b viewWillAppear", "b viewDidAppear", "a viewDidDisappear",
            ])
        _ = window
    }
}
