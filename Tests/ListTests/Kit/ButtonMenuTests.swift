import Foundation
import Testing
import UIKit

/// Menus of buttons and of bars' buttons.
@MainActor
@Suite struct ButtonMenuTests {
    private func shown(_ controller: UIViewController) -> UIWindow {
        let window = UIWindow(screen: UIScreen(.iPhone16))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    private func page(with button: UIButton) -> UIWindow {
        let controller = UIViewController()
        button.frame = CGRect(x: 40, y: 200, width: 160, height: 44)
        controller.view.addSubview(button)
        return shown(controller)
    }

    @Test func aTapOpensAPrimaryMenu() {
        let button = UIButton(type: .system)
        var calls: [String] = []
        button.setTitle("Sort", for: .normal)
        button.menu = UIMenu(children: [
            UIAction(title: "Name") { calls.append("name \($0.sender as? UIButton === button)") },
            UIAction(title: "Date") { _ in calls.append("date") },
        ])
        #expect(button.isContextMenuInteractionEnabled)
        #expect(button.interactions.count == 1 && button.contextMenuInteraction != nil)
        for (name, event) in [
            ("down", UIControl.Event.touchDown), ("menu", .menuActionTriggered), ("up", .touchUpInside),
            ("primary", .primaryActionTriggered),
        ] {
            button.addAction(UIAction { _ in calls.append(name) }, for: event)
        }
        let window = page(with: button)
        button.simulateTap()
        #expect(calls == ["down", "up", "primary"])
        #expect(button.contextMenuInteraction?.visibleMenu == nil)
        button.simulateLongPress()
        #expect(button.contextMenuInteraction?.menuAppearance == .compact)
        button.contextMenuInteraction?.dismissMenu()
        AnimationClock.current.finish()
        calls = []
        button.showsMenuAsPrimaryAction = true
        button.simulateTap()
        #expect(calls == ["down", "menu"])
        #expect(button.contextMenuInteraction?.visibleMenu?.children.count == 2)
        #expect(button.contextMenuInteraction?.chooseElement(titled: "Name") == true)
        AnimationClock.current.finish()
        #expect(calls == ["down", "menu", "name true"])
        #expect(window.subviews.count == 1)
        button.isEnabled = false
        #expect(!button.accessibilityActivate())
        button.isEnabled = true
        button.performPrimaryAction()
        #expect(button.contextMenuInteraction?.visibleMenu != nil)
        button.contextMenuInteraction?.dismissMenu()
        AnimationClock.current.finish()
        button.menu = nil
        #expect(button.interactions.isEmpty && !button.isContextMenuInteractionEnabled)
    }

    @Test func popUpButtonsShowTheMarkedElement() {
        for configuration in [nil, UIButton.Configuration.gray()] {
            let button = UIButton(type: .system)
            button.configuration = configuration
            button.setTitle("Nothing", for: .normal)
            let actions = ["One", "Two", "Three"].map { UIAction(title: $0) { _ in } }
            button.menu = UIMenu(children: [
                actions[0], UIMenu(options: .displayInline, children: [actions[1], actions[2]]),
            ])
            button.changesSelectionAsPrimaryAction = true
            #expect(button.currentTitle == "Nothing")
            button.showsMenuAsPrimaryAction = true
            let window = page(with: button)
            #expect(button.currentTitle == "One" && actions[0].state == .on)
            #expect(button.titleLabel?.text == "One")
            button.simulateTap()
            #expect(button.contextMenuInteraction?.chooseElement(titled: "Three") == true)
            AnimationClock.current.finish()
            window.layoutIfNeeded()
            #expect(button.currentTitle == "Three" && button.titleLabel?.text == "Three")
            #expect(button.menu?.selectedElements.first === actions[2])
            actions[1].state = .on
            #expect(actions.map(\.state) == [.off, .on, .off])
            #expect(button.currentTitle == "Two")
            #expect(!button.isSelected)
        }
    }

    @Test func oneElementOfASingleSelectionIsMarked() {
        let button = UIButton(type: .system)
        let actions = ["A", "B"].map { UIAction(title: $0) { _ in } }
        button.menu = UIMenu(children: [
            UIMenu(options: [.displayInline, .singleSelection], children: actions),
            UIAction(title: "Else") { _ in },
        ])
        button.showsMenuAsPrimaryAction = true
        let window = page(with: button)
        for (title, states) in [
            ("B", [UIMenuElement.State.off, .on]), ("A", [.on, .off]), ("Else", [.on, .off]),
        ] {
            button.simulateTap()
            button.contextMenuInteraction?.chooseElement(titled: title)
            AnimationClock.current.finish()
            #expect(actions.map(\.state) == states)
        }
        _ = window
    }

    @Test func barButtonsShowMenus() throws {
        var calls: [String] = []
        let controller = UIViewController()
        let item = UIBarButtonItem(title: "More", menu: UIMenu(children: []))
        item.menu = UIMenu(children: [
            UIAction(title: "Copy") { calls.append("copy \($0.sender as? UIBarButtonItem === item)") }
        ])
        let both = UIBarButtonItem(
            title: "Both", primaryAction: UIAction { _ in calls.append("primary") },
            menu: UIMenu(children: [UIAction(title: "Later") { _ in calls.append("later") }]))
        controller.navigationItem.rightBarButtonItems = [item, both]
        let window = shown(UINavigationController(rootViewController: controller))
        let menu = try #require(item.simulateMenu())
        #expect(menu.chooseElement(titled: "Copy"))
        AnimationClock.current.finish()
        #expect(calls == ["copy true"])
        let other = try #require(both.simulateMenu())
        other.chooseElement(titled: "Later")
        AnimationClock.current.finish()
        other.view?.simulateTap()
        #expect(calls == ["copy true", "later", "primary"])
        #expect(other.visibleMenu == nil)
        let popUp = UIBarButtonItem(
            title: "?",
            menu: UIMenu(children: [UIAction(title: "X") { _ in }, UIAction(title: "Y") { _ in }]))
        popUp.changesSelectionAsPrimaryAction = true
        controller.navigationItem.rightBarButtonItems = [popUp]
        window.layoutIfNeeded()
        let choice = try #require(popUp.simulateMenu())
        choice.chooseElement(titled: "Y")
        AnimationClock.current.finish()
        window.layoutIfNeeded()
        #expect(popUp.menu?.selectedElements.map(\.title) == ["Y"])
    }

    @Test func responderChainsBuildMenus() {
        final class Page: UIViewController {
            override func buildMenu(with builder: any UIMenuBuilder) {
                super.buildMenu(with: builder)
                builder.remove(menu: .format)
                builder.insertChild(
                    UIMenu(
                        title: "Own", options: .displayInline,
                        children: [
                            UIKeyCommand(
                                title: "Go", action: Selector("go"), input: "g", modifierFlags: .command)
                        ]), atStartOfMenu: .file)
                builder.insertSibling(UIMenu(title: "Extra"), afterMenu: .edit)
            }
        }
        let root = UIMenuSystem.main.build(from: Page())
        #expect(root.children.map(\.title) == ["", "File", "Edit", "Extra", "View", "Window", "Help"])
        let file = root.children[1] as? UIMenu
        #expect(((file?.children.first as? UIMenu)?.children.first as? UIKeyCommand)?.input == "g")
    }
}
