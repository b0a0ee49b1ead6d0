import Testing
import UIKit

/// Properties that source reaches by their names alone.
@MainActor
@Suite struct PrivateKeyTests {
    final class Bar: UITabBar {}
    final class TopBar: UINavigationBar {}
    final class LowBar: UIToolbar {}

    @Test func tabBarsAreReplaced() {
        let tabs = UITabBarController(), window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
        let pages = ["One", "Two"].map { title in
            let page = UIViewController()
            page.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
            return page
        }
        tabs.viewControllers = pages
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let old = tabs.tabBar, bar = Bar()
        tabs.setValue(bar, forKey: "tabBar")
        window.layoutIfNeeded()
        #expect(tabs.tabBar === bar)
        #expect(old.superview == nil)
        #expect(bar.frame == old.frame)
        #expect(bar.items?.map(\.title) == ["One", "Two"])
        #expect(bar.selectedItem === pages[0].tabBarItem)
        tabs.selectedIndex = 1
        #expect(bar.selectedItem === pages[1].tabBarItem)
        let view = pages[0].tabBarItem.value(forKey: "view") as? UIView
        #expect(view?.isDescendant(of: bar) == true)
    }

    @Test func navigationBarsAreReplacedAndMade() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
        let page = UIViewController()
        page.title = "Page"
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Do", style: .plain, target: nil, action: nil)
        let navigation = UINavigationController(rootViewController: page)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let old = navigation.navigationBar, bar = TopBar()
        #expect(
            (page.navigationItem.rightBarButtonItem?.value(forKey: "view") as? UIView)?.isDescendant(of: old)
                == true)
        navigation.setValue(bar, forKey: "navigationBar")
        window.layoutIfNeeded()
        #expect(navigation.navigationBar === bar)
        #expect(old.superview == nil)
        #expect(bar.frame == old.frame)
        #expect(bar.topItem === page.navigationItem)
        let own = UINavigationController(navigationBarClass: TopBar.self, toolbarClass: LowBar.self)
        #expect(own.navigationBar is TopBar)
        #expect(own.toolbar is LowBar)
        own.pushViewController(UIViewController(), animated: false)
        #expect(own.navigationBar.items?.count == 1)
    }

    @Test func alertsShowTextsWithAttributes() throws {
        let alert = UIAlertController(title: "Plain", message: "Words", preferredStyle: .alert)
        let action = UIAlertAction(title: "Go", style: .default)
        alert.addAction(action)
        alert.loadViewIfNeeded()
        alert.setValue(
            NSAttributedString(string: "Set", attributes: [.foregroundColor: UIColor.red]),
            forKey: "attributedTitle")
        action.setValue(UIColor.green, forKey: "titleTextColor")
        action.setValue(true, forKey: "checked")
        func labels(_ view: UIView) -> [UILabel] {
            view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels($0) }
        }
        let shown = labels(alert.view)
        let title = try #require(shown.first { $0.text == "Set" })
        #expect(
            title.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        let font = title.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        #expect(font == .systemFont(ofSize: 17, weight: .semibold))
        #expect(shown.first { $0.text == "Go" }?.textColor == .green)
        #expect(shown.contains { $0.text == "Words" })
        #expect(action.value(forKey: "checked") as? Bool == true)
    }

    @Test func wheelsOfDatesHaveTheirColour() throws {
        let picker = UIDatePicker()
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .wheels
        picker.setValue(UIColor.red, forKeyPath: "textColor")
        picker.layoutIfNeeded()
        let plain = UIDatePicker()
        plain.datePickerMode = .date
        plain.preferredDatePickerStyle = .wheels
        plain.date = picker.date
        plain.layoutIfNeeded()
        let pictures = try [picker, plain].map { try ViewDrawing(of: $0).pngData(scale: 1) }
        #expect(pictures[0] != pictures[1])
        #expect(picker.value(forKey: "textColor") as? UIColor == .red)
    }
}

/// Changes that source announces.
@MainActor
@Suite struct ManualChangeTests {
    private final class Model: NSObject {
        var stored = 0
        var count: Int {
            get { stored }
            set {
                willChangeValue(forKey: "count")
                stored = newValue
                didChangeValue(forKey: "count")
            }
        }
        var size = 0 {
            willSet { willChangeValue(for: \.size) }
            didSet { didChangeValue(for: \.size) }
        }
    }

    private final class Store: NSObject, RuntimeMemberListing {
        var count = 0 { didSet { formworkDidChange(\Store.count) } }
        static var formworkMembers: [RuntimeMember] {
            [RuntimeMember(key: "count", get: { (store: Store) in store.count })]
        }
    }

    private final class Watcher: UIViewController {
        var values: [Int] = []
        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) { values.append(change?[.newKey] as? Int ?? -1) }
    }

    @Test func announcedChangesAreNotified() {
        let model = Model()
        var values: [Int] = []
        let observations = [
            model.observe(\.count, options: .new) { values.append($1.newValue ?? -1) },
            model.observe(\.size, options: .new) { values.append(100 + ($1.newValue ?? -1)) },
        ]
        model.count = 4
        model.size = 2
        #expect(values == [4, 102])
        withExtendedLifetime(observations) {}
    }

    @Test func objectsThatAreNoViewsAreObservedByName() {
        let store = Store(), watcher = Watcher()
        store.addObserver(watcher, forKeyPath: "count", options: [.new, .initial], context: nil)
        store.count = 7
        store.removeObserver(watcher, forKeyPath: "count")
        store.count = 8
        #expect(watcher.values == [0, 7])
    }

    @Test func matchesAreEnumeratedWithoutEscaping() throws {
        let expression = try NSRegularExpression(pattern: "[a-z]+")
        var words: [NSRange] = []
        expression.formworkEnumerateMatches(in: "ab 1 cd ef", range: NSRange(location: 0, length: 10)) {
            match, _, stop in
            words += [match?.range].compactMap { $0 }
            if words.count == 2 { stop.pointee = true }
        }
        #expect(words == [NSRange(location: 0, length: 2), NSRange(location: 5, length: 2)])
    }

    @Test func respondersKeepTheirAssistantItem() {
        let field = UITextField()
        field.inputAssistantItem.leadingBarButtonGroups = [
            UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)
        ]
        #expect(field.inputAssistantItem.leadingBarButtonGroups.count == 1)
        #expect(UITextField().inputAssistantItem.leadingBarButtonGroups.isEmpty)
    }
}
