import Foundation

/// The text in which an input controller's keys type.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
    /// The text before the caret.
    var documentContextBeforeInput: String? { get }
    /// The text after the caret.
    var documentContextAfterInput: String? { get }
    /// The selected text.
    var selectedText: String? { get }
    /// Moves the caret by so many characters.
    func adjustTextPosition(byCharacterOffset offset: Int)
}

/// A controller whose view is in the position of the keyboard: a keyboard of the app's own.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
    /// The controller's view where it is an input view.
    open override var inputView: UIInputView? {
        get { viewIfLoaded as? UIInputView }
        set { view = newValue }
    }
    /// Whether a dictation key is shown. False by default.
    open var hasDictationKey = false
    /// The language of the keys.
    open var primaryLanguage: String?
    /// Whether full access was granted: never.
    open var hasFullAccess: Bool { false }
    /// Whether a key for other keyboards is needed: no.
    open var needsInputModeSwitchKey: Bool { false }

    /// Makes an input view.
    open override func loadView() {
        view = UIInputView(frame: CGRect(x: 0, y: 0, width: 0, height: 0), inputViewStyle: .keyboard)
    }

    /// Does nothing: there is no other keyboard.
    open func advanceToNextInputMode() {}
    /// Resigns the first responder.
    open func dismissKeyboard() { view.window?.endEditing(true) }
    /// Called when the text is about to change.
    open func textWillChange(_ textInput: (any UITextInput)?) {}
    /// Called when the text changed.
    open func textDidChange(_ textInput: (any UITextInput)?) {}
    /// Called when the selection is about to change.
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}
    /// Called when the selection changed.
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}
}
