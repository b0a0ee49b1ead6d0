import Foundation
import Testing
import UIKit

/// Interactions of views, and menus that open by a long press.
@MainActor
@Suite struct ContextMenuTests {
    final class Noting: NSObject, UIInteraction {
        weak var view: UIView?
        var calls: [String] = []
        func willMove(to view: UIView?) { calls.append("will \(view != nil)") }
        func didMove(to view: UIView?) {
            self.view = view
            calls.append("did \(view != nil)")
        }
    }

    final class Page: UIViewController, UIContextMenuInteractionDelegate {
        var calls: [String] = []
        let card = UIView(frame: CGRect(x: 40, y: 200, width: 200, height: 80))
        lazy var menu = UIContextMenuInteraction(delegate: self)

        override func viewDidLoad() {
            super.viewDidLoad()
            card.addInteraction(menu)
            view.addSubview(card)
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            calls.append("configuration \(Int(location.x)) \(Int(location.y))")
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) {
                [weak self] suggested in
                self?.calls.append("menu \(suggested.count)")
                return UIMenu(children: [
                    UIAction(title: "Share") { _ in self?.calls.append("share") },
                    UIAction(title: "Off", attributes: .disabled) { _ in self?.calls.append("off") },
                    UIMenu(
                        title: "More", children: [UIAction(title: "Deep") { _ in self?.calls.append("deep") }]
                    ),
                ])
            }
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            calls.append("willDisplay")
            animator?.addCompletion { [weak self] in self?.calls.append("displayed") }
        }
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            calls.append("willEnd")
            animator?.addCompletion { [weak self] in self?.calls.append("ended") }
        }
    }

    private func shown(_ page: Page) -> UIWindow {
        let window = UIWindow(screen: UIScreen(.iPhone16))
        window.rootViewController = page
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    @Test func interactionsMoveBetweenViews() {
        let (one, other, interaction) = (UIView(), UIView(), Noting())
        one.addInteraction(interaction)
        other.addInteraction(interaction)
        #expect(one.interactions.isEmpty && other.interactions.count == 1)
        #expect(interaction.view === other)
        other.interactions = []
        #expect(
            interaction.calls == [
                "will true", "did true", "will false", "did false", "will true", "did true", "will false",
                "did false",
            ])
    }

    @Test func aLongPressOpensAndATapChooses() {
        let page = Page()
        let window = shown(page)
        #expect(page.menu.visibleMenu == nil)
        page.card.simulateLongPress(at: CGPoint(x: 10, y: 20))
        #expect(page.calls == ["configuration 10 20", "menu 0", "willDisplay"])
        #expect(page.menu.visibleMenu?.children.count == 3)
        #expect(page.menu.location(in: page.view) == CGPoint(x: 50, y: 220))
        AnimationClock.current.finish()
        #expect(page.calls.last == "displayed")
        page.calls = []
        #expect(!page.menu.chooseElement(titled: "Off"))
        #expect(page.menu.chooseElement(titled: "Share"))
        AnimationClock.current.finish()
        #expect(page.calls == ["willEnd", "share", "ended"])
        #expect(page.menu.visibleMenu == nil)
        #expect(window.subviews.count == 1)
    }

    @Test func menusInMenus() {
        let page = Page()
        let window = shown(page)
        page.card.simulateContextMenu()
        #expect(page.menu.chooseElement(titled: "More"))
        #expect(page.menu.visibleMenu?.title == "More")
        page.menu.updateVisibleMenu { $0.replacingChildren($0.children + [UIAction(title: "New") { _ in }]) }
        #expect(page.menu.chooseElement(titled: "Deep"))
        #expect(page.calls.last == "deep")
        page.card.simulateContextMenu()
        // What is animated takes no touches.
        AnimationClock.current.finish()
        window.simulateTap(at: CGPoint(x: 5, y: 800))
        #expect(page.menu.visibleMenu == nil)
        #expect(page.calls.last == "willEnd")
        AnimationClock.current.finish()
    }

    @Test func targetsMustBeInAWindow() {
        let old = UIKitException.handler
        defer { UIKitException.handler = old }
        var reasons: [String] = []
        UIKitException.handler = { reasons.append($0.reason) }
        _ = UITargetedPreview(view: UIView())
        #expect(reasons.count == 1)
        #expect(
            reasons.first?.hasPrefix("UIPreviewTarget requires that the container view is in a window")
                == true)
    }

    @Test func pathsIdentifyConfigurations() {
        let path = IndexPath(row: 3, section: 1)
        let configuration = UIContextMenuConfiguration(identifier: path as NSCopying)
        #expect(configuration.identifier as? IndexPath == path)
    }
}
