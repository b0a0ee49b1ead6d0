import UIKit

/// Overrides what a responder may override, as a view.
class EveryResponderView: UIView, RecordsCalls {
    static let calls = RecordedCalls()

    override var next: UIResponder? { recorded("next", super.next) }
    override var canBecomeFirstResponder: Bool {
        recorded("canBecomeFirstResponder", super.canBecomeFirstResponder)
    }
    override var canResignFirstResponder: Bool {
        recorded("canResignFirstResponder", super.canResignFirstResponder)
    }
    override var isFirstResponder: Bool { recorded("isFirstResponder", super.isFirstResponder) }
    override func becomeFirstResponder() -> Bool {
        recorded("becomeFirstResponder", super.becomeFirstResponder())
    }
    override func resignFirstResponder() -> Bool {
        recorded("resignFirstResponder", super.resignFirstResponder())
    }
    override var inputView: UIView? { recorded("inputView", super.inputView) }
    override var inputAccessoryView: UIView? { recorded("inputAccessoryView", super.inputAccessoryView) }
    override func reloadInputViews() {
        record("reloadInputViews")
        super.reloadInputViews()
    }
    override var keyCommands: [UIKeyCommand]? { recorded("keyCommands", super.keyCommands) }
    override var undoManager: UndoManager? { recorded("undoManager", super.undoManager) }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        recorded("canPerformAction", super.canPerformAction(action, withSender: sender))
    }
    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        recorded("target", super.target(forAction: action, withSender: sender))
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        record("touchesBegan")
        super.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        record("touchesMoved")
        super.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        record("touchesEnded")
        super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        record("touchesCancelled")
        super.touchesCancelled(touches, with: event)
    }
    override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
        record("touchesEstimatedPropertiesUpdated")
        super.touchesEstimatedPropertiesUpdated(touches)
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        record("pressesBegan")
        super.pressesBegan(presses, with: event)
    }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        record("pressesChanged")
        super.pressesChanged(presses, with: event)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        record("pressesEnded")
        super.pressesEnded(presses, with: event)
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        record("pressesCancelled")
        super.pressesCancelled(presses, with: event)
    }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        record("motionBegan")
        super.motionBegan(motion, with: event)
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        record("motionEnded")
        super.motionEnded(motion, with: event)
    }
    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        record("motionCancelled")
        super.motionCancelled(motion, with: event)
    }
}
