import UIKit

/// Overrides what a responder may override, as a view.
class EveryResponderView: UIView {
    static var heard: [String] = []

    func tell(_ name: String) { EveryResponderView.heard.append(name) }

    func told<Value>(_ name: String, _ value: Value) -> Value {
        tell(name)
        return value
    }

    /// What was called since the last time this was asked.
    static func take() -> [String] {
        defer { heard = [] }
        return heard
    }

    override var next: UIResponder? { told("next", super.next) }
    override var canBecomeFirstResponder: Bool {
        told("canBecomeFirstResponder", super.canBecomeFirstResponder)
    }
    override var canResignFirstResponder: Bool {
        told("canResignFirstResponder", super.canResignFirstResponder)
    }
    override var isFirstResponder: Bool { told("isFirstResponder", super.isFirstResponder) }
    override func becomeFirstResponder() -> Bool {
        told("becomeFirstResponder", super.becomeFirstResponder())
    }
    override func resignFirstResponder() -> Bool {
        told("resignFirstResponder", super.resignFirstResponder())
    }
    override var inputView: UIView? { told("inputView", super.inputView) }
    override var inputAccessoryView: UIView? { told("inputAccessoryView", super.inputAccessoryView) }
    override func reloadInputViews() {
        tell("reloadInputViews")
        super.reloadInputViews()
    }
    override var keyCommands: [UIKeyCommand]? { told("keyCommands", super.keyCommands) }
    override var undoManager: UndoManager? { told("undoManager", super.undoManager) }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        told("canPerformAction", super.canPerformAction(action, withSender: sender))
    }
    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        told("target", super.target(forAction: action, withSender: sender))
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        tell("touchesBegan")
        super.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        tell("touchesMoved")
        super.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        tell("touchesEnded")
        super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        tell("touchesCancelled")
        super.touchesCancelled(touches, with: event)
    }
    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        tell("touchesEstimatedPropertiesUpdated")
        super.touchesEstimatedPropertiesUpdated(touches)
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        tell("pressesBegan")
        super.pressesBegan(presses, with: event)
    }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        tell("pressesChanged")
        super.pressesChanged(presses, with: event)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        tell("pressesEnded")
        super.pressesEnded(presses, with: event)
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        tell("pressesCancelled")
        super.pressesCancelled(presses, with: event)
    }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        tell("motionBegan")
        super.motionBegan(motion, with: event)
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        tell("motionEnded")
        super.motionEnded(motion, with: event)
    }
    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        tell("motionCancelled")
        super.motionCancelled(motion, with: event)
    }
}
