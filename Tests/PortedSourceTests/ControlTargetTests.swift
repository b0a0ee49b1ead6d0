import Testing
import UIKit

@testable import HeadlessUIKit

@MainActor
@Suite(.serialized)
struct ControlTargetTests {
    @Test func methodsAreCalledInTheOrderOfAdding() {
        let card = Card(), button = UIButton()
        button.addTarget(card, action: Selector("tapped:", Card.tapped(_:)), for: .touchUpInside)
        button.addAction(UIAction { _ in card.calls.append("action") }, for: .touchUpInside)
        button.addTarget(card, action: Selector("save", Card.save), for: [.touchUpInside, .touchDown])
        button.addTarget(card, action: Selector("save", Card.save), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(card.calls == ["tapped UIButton", "action", "save"])
        #expect(button.actions(forTarget: card, forControlEvent: .touchUpInside) == ["tapped:", "save"])
        #expect(button.actions(forTarget: card, forControlEvent: .touchDown) == ["save"])
        #expect(button.actions(forTarget: button, forControlEvent: .touchDown) == nil)
        #expect(button.allTargets == [card])
        button.removeTarget(card, action: Selector("save"), for: .touchUpInside)
        card.calls = []
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .touchDown)
        #expect(card.calls == ["tapped UIButton", "action", "save"])
        button.removeTarget(nil, action: nil, for: .allEvents)
        #expect(button.allTargets.isEmpty)
        #expect(button.allControlEvents == .touchUpInside)
    }

    @Test func touchesPassTheEvent() {
        let window = UIWindow(), card = Card()
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
        window.isHidden = false
        window.addSubview(button)
        button.addTarget(card, action: Selector("touched:event:", Card.touched(_:event:)), for: .touchDown)
        button.simulateTap(at: CGPoint(x: 5, y: 5))
        button.sendActions(for: .touchDown)
        #expect(card.calls == ["touched false", "touched true"])
    }

    @Test func targetsAreNotRetained() {
        let button = UIButton()
        weak var reference: Card?
        do {
            let card = Card()
            reference = card
            button.addTarget(card, action: Selector("save", Card.save), for: .touchUpInside)
        }
        #expect(reference == nil)
        button.sendActions(for: .touchUpInside)
        #expect(button.allTargets.isEmpty)
    }

    final class Controller: UIViewController {
        var calls: [String] = []
        func add(_ sender: UIButton) { calls.append("add") }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            calls.append("can \(action)")
            return super.canPerformAction(action, withSender: sender)
        }
    }

    @Test func actionsWithoutATargetGoUpTheResponderChain() {
        let window = UIWindow(), controller = Controller(), button = UIButton()
        window.rootViewController = controller
        window.isHidden = false
        controller.view.addSubview(button)
        button.addTarget(nil, action: Selector("add:", Controller.add(_:)), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(controller.calls.filter { !$0.hasPrefix("can") } == ["add"])
        #expect(controller.calls.contains("can add:"))
        #expect(
            button.target(forAction: Selector("add:", Controller.add), withSender: nil) as? Controller
                === controller)
        #expect(
            !UIApplication.shared.sendAction(Selector("unknownMethod"), to: nil, from: button, for: nil))
    }

    final class Own: UIControl {
        var sent: [String] = []
        override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
            sent.append(action.description)
            super.sendAction(action, to: target, for: event)
        }
    }

    @Test func subclassesSeeWhatIsSent() {
        let control = Own(), card = Card()
        control.addTarget(card, action: Selector("save", Card.save), for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(control.sent == ["save"])
        #expect(card.calls == ["save"])
    }

    @Test func unknownMethodsRaise() {
        let button = UIButton(), stranger = Stranger()
        button.addTarget(stranger, action: Selector("fly:"), for: .touchUpInside)
        let reasons = exceptions { button.sendActions(for: .touchUpInside) }
        #expect(reasons.count == 1)
        #expect(reasons.first?.hasPrefix("-[PortedSourceTests.Stranger fly:]: unrecognized selector") == true)
    }
}
