import Testing
import UIKit

/// What bars show, and where.
@MainActor
@Suite struct BarContentTests {
    /// The views of a kind that are not hidden.
    private func all<Kind: UIView>(_ kind: Kind.Type, in view: UIView) -> [Kind] {
        if view.isHidden { return [] }
        return (view as? Kind).map { [$0] } ?? view.subviews.flatMap { all(kind, in: $0) }
    }

    private func label(_ text: String, in view: UIView) throws -> UILabel {
        try #require(all(UILabel.self, in: view).first { $0.text == text })
    }

    private func tap(_ view: UIView, in window: UIWindow) {
        let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
        guard let hit = window.hitTest(point, with: nil) as? UIControl else {
            Issue.record("nothing to tap at \(point)")
            return
        }
        hit.touchesBegan([UITouch(at: point, in: hit)], with: nil)
        hit.touchesEnded([UITouch(at: point, in: hit)], with: nil)
    }

    @Test func buttonsAreTapped() throws {
        var taps: [String] = []
        let root = UIViewController()
        root.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Left", primaryAction: UIAction { _ in taps.append("left") })
        root.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(systemItem: .save, primaryAction: UIAction { _ in taps.append("save") }),
            UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in taps.append("add") }),
        ]
        let navigation = UINavigationController(rootViewController: root)
        let window = shownWindow(navigation)
        let bar = navigation.navigationBar
        let (left, save) = (try label("Left", in: bar), try label("Save", in: bar))
        #expect(left.convert(left.bounds, to: bar).minX == 16)
        #expect(abs(save.convert(save.bounds, to: bar).maxX - 374) < 0.34)
        #expect(save.font.isEqual(UIFont.systemFont(ofSize: 17, weight: .semibold)))
        tap(left, in: window)
        tap(save, in: window)
        let picture = try #require(all(UIImageView.self, in: bar).first)
        tap(picture, in: window)
        #expect(taps == ["left", "save", "add"])
        root.navigationItem.leftBarButtonItem?.isEnabled = false
        window.settle()
        let disabled = try label("Left", in: bar)
        tap(disabled, in: window)
        #expect(taps.count == 3)
        #expect(disabled.textColor != left.textColor)
    }

    @Test func theWayBack() throws {
        let (a, b) = (UIViewController(), UIViewController())
        a.title = "First"
        b.title = "Second"
        let navigation = UINavigationController(rootViewController: a)
        let window = shownWindow(navigation)
        navigation.pushViewController(b, animated: false)
        let bar = navigation.navigationBar
        let title = try label("Second", in: bar)
        #expect(abs(title.convert(title.bounds, to: bar).midX - 195) < 0.34)
        let back = try label("First", in: bar)
        tap(back, in: window)
        AnimationClock.current.finish()
        #expect(navigation.viewControllers == [a])
        navigation.pushViewController(b, animated: false)
        a.navigationItem.backButtonTitle = "Custom"
        window.settle()
        _ = try label("Custom", in: bar)
        // Too long for the space beside the title: the general word, then the arrow alone.
        a.navigationItem.backButtonTitle = String(repeating: "long ", count: 20)
        window.settle()
        _ = try label("Back", in: bar)
        b.title = String(repeating: "wide ", count: 6)
        window.settle()
        #expect(all(UILabel.self, in: bar).filter { $0.text == "Back" && $0.bounds.width > 0 }.isEmpty)
        b.navigationItem.hidesBackButton = true
        window.settle()
        #expect(all(UIControl.self, in: bar).isEmpty)
    }

    @Test func rightToLeftMirrorsTheBar() throws {
        let root = UIViewController()
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "End")
        let navigation = UINavigationController(rootViewController: root)
        let traits = UITraitCollection(layoutDirection: .rightToLeft)
        let window = UIWindow(screen: UIScreen(.iPhone14, overriding: traits))
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        let second = UIViewController()
        root.title = "Start"
        second.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "End")
        navigation.pushViewController(second, animated: false)
        let bar = navigation.navigationBar
        let (start, end) = (try label("Start", in: bar), try label("End", in: bar))
        #expect(end.convert(end.bounds, to: bar).minX == 16)
        #expect(start.convert(start.bounds, to: bar).maxX > 350)
    }

    @Test func appearancesOfItemAndBar() throws {
        let root = UIViewController()
        root.title = "Title"
        let navigation = UINavigationController(rootViewController: root)
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemRed
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        navigation.navigationBar.standardAppearance = appearance
        navigation.navigationBar.scrollEdgeAppearance = appearance
        let window = shownWindow(navigation)
        #expect(try label("Title", in: navigation.navigationBar).textColor == .white)
        let picture = try #require(UIImage(data: ViewDrawing(of: window).pngData(scale: 1)))
        // The background reaches from the window's top to the bar's end.
        #expect(picture.pixel(20, 5) == [255, 59, 48, 255])
        #expect(picture.pixel(20, 88) == [255, 59, 48, 255])
        #expect(picture.pixel(20, 100) != [255, 59, 48, 255])
        // Bars of an opaque look are translucent still: layout follows translucency alone.
        #expect(root.view.safeAreaInsets.top == 91)
        let copy = try #require(appearance.copy() as? UINavigationBarAppearance)
        #expect(copy.backgroundColor == .systemRed)
    }

    @Test func tabsAreTapped() throws {
        let (a, b) = (UIViewController(), UIViewController())
        a.title = "One"
        b.tabBarItem = UITabBarItem(title: "Two", image: UIImage(systemName: "star"), tag: 2)
        b.navigationItem.title = "Other"
        let navigation = UINavigationController(rootViewController: b)
        navigation.tabBarItem = b.tabBarItem
        let tabs = UITabBarController()
        tabs.viewControllers = [a, navigation]
        let window = shownWindow(tabs)
        let one = try label("One", in: tabs.tabBar)
        #expect(one.font.pointSize == 10)
        #expect(abs(one.convert(one.bounds, to: nil).midX - 97.5) < 0.34)
        tap(try label("Two", in: tabs.tabBar), in: window)
        #expect(tabs.selectedIndex == 1)
        #expect(tabs.selectedViewController === navigation)
        // A tap on the shown tab leads back to its root.
        navigation.pushViewController(UIViewController(), animated: false)
        window.settle()
        tap(try label("Two", in: tabs.tabBar), in: window)
        AnimationClock.current.finish()
        #expect(navigation.viewControllers == [b])
        b.tabBarItem.badgeValue = "12"
        window.settle()
        _ = try label("12", in: tabs.tabBar)
        window.rotate(to: .landscapeRight)
        #expect(try label("Two", in: tabs.tabBar).font.pointSize == 13)
        #expect(UITabBarController().selectedIndex == NSNotFound)
        tabs.selectedIndex = 7
        #expect(tabs.selectedIndex == 1)
    }

    @Test func toolbars() throws {
        let root = UIViewController()
        root.toolbarItems = [
            UIBarButtonItem(title: "A"), .flexibleSpace(), UIBarButtonItem(title: "B"), .flexibleSpace(),
            UIBarButtonItem(title: "C"),
        ]
        let navigation = UINavigationController(rootViewController: root)
        navigation.isToolbarHidden = false
        let window = shownWindow(navigation)
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 766, width: 390, height: 44))
        #expect(root.view.safeAreaInsets.bottom == 78)
        let (first, last) = (try label("A", in: navigation.toolbar), try label("C", in: navigation.toolbar))
        #expect(first.convert(first.bounds, to: nil).minX == 16)
        #expect(abs(last.convert(last.bounds, to: nil).maxX - 374) < 0.34)
        navigation.setToolbarHidden(true, animated: false)
        window.settle()
        #expect(root.view.safeAreaInsets.bottom == 34)
    }

    @Test func alerts() throws {
        let root = UIViewController()
        let window = shownWindow(root)
        var chosen: [String] = []
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in chosen.append("delete") })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("cancel") })
        let reasons = collectingExceptions {
            alert.addAction(UIAlertAction(title: "Again", style: .cancel))
        }
        #expect(reasons.count == 1)
        root.present(alert, animated: false)
        #expect(alert.view.frame.width == 270)
        #expect(alert.view.frame.midX == 195)
        #expect(abs(alert.view.frame.midY - 422) < 0.5)
        let (cancel, delete) = (try label("Cancel", in: alert.view), try label("Delete", in: alert.view))
        #expect(
            cancel.convert(cancel.bounds, to: nil).maxX < delete.convert(delete.bounds, to: nil).minX + 16)
        #expect(cancel.superview?.bounds.height == 44)
        tap(delete, in: window)
        AnimationClock.current.finish()
        #expect(chosen == ["delete"])
        #expect(root.presentedViewController == nil)
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "One", style: .default) { _ in chosen.append("one") })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        root.present(sheet, animated: false)
        // Two buttons of 57 with 8 between, 8 from the sides, above the home indicator.
        #expect(sheet.view.frame == CGRect(x: 8, y: 844 - 34 - 122, width: 374, height: 122))
        sheet.choose(sheet.actions[0], animated: false)
        #expect(chosen == ["delete", "one"])
    }

    @Test func anActionSheetOnATabletNeedsAPlace() {
        let window = shownWindow(UIViewController(), on: .iPad)
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "One", style: .default))
        let reasons = collectingExceptions { window.rootViewController?.present(sheet, animated: false) }
        #expect(reasons.first?.contains("You must provide location information for this popover") ?? false)
        #expect(sheet.view.window == nil)
    }
}
