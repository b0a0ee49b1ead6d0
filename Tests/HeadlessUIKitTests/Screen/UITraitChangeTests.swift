import Testing
import UIKit

private final class Card: UIView {
    var changes: [UIUserInterfaceStyle] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (self: Self, previous: UITraitCollection) in
            self.changes.append(previous.userInterfaceStyle)
        }
    }

    required init?(coder: NSCoder) { fatalError("not read from a nib") }
}

@MainActor
@Suite struct UITraitChangeTests {
    @Test func handlersAreCalledForTheirTraitsOnly() {
        let window = UIWindow(screen: UIScreen(.iPhone14))
        let card = Card()
        window.addSubview(card)
        window.overrideUserInterfaceStyle = .dark
        #expect(card.changes == [.light])
        window.rotate(to: .landscapeLeft)
        #expect(card.changes == [.light])
        window.overrideUserInterfaceStyle = .light
        #expect(card.changes == [.light, .dark])
    }

    @Test func plainViewsAndControllersCanBeWatched() {
        let window = UIWindow(screen: UIScreen(.iPhone14))
        let (view, controller) = (UIView(), UIViewController())
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.view.addSubview(view)
        var events: [String] = []
        let registration = view.registerForTraitChanges(
            UITraitCollection.systemTraitsAffectingColorAppearance
        ) {
            (_: UIView, _) in events.append("view")
        }
        controller.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
            (_: UIViewController, _) in events.append("controller")
        }
        window.overrideUserInterfaceStyle = .dark
        #expect(events == ["view"])
        window.rotate(to: .landscapeLeft)
        #expect(events == ["view", "controller"])
        view.unregisterForTraitChanges(registration)
        window.overrideUserInterfaceStyle = .light
        #expect(events == ["view", "controller"])
    }
}
