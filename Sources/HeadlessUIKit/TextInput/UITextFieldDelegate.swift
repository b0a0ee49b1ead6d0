import Foundation

/// Decides about the editing of a text field and is notified of it. Every method has a default.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
    /// Whether editing may begin. True by default.
    @discardableResult func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called when editing began.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether editing may end. True by default.
    @discardableResult func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called when editing ended.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called when editing ended, with the reason. Calls ``textFieldDidEndEditing(_:)`` by default.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Whether a range of the text, in UTF-16 code units, may be replaced. True by default.
    @discardableResult func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// Called when the selection changed.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether the clear button may clear. True by default.
    @discardableResult func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Whether the return key does what it does by itself. True by default.
    @discardableResult func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// Whether editing may begin: true.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        OptionalMethods.byDefault(true)
    }
    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) { OptionalMethods.byDefault() }
    /// Whether editing may end: true.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        OptionalMethods.byDefault(true)
    }
    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) { OptionalMethods.byDefault() }
    /// Calls the method without the reason.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
        OptionalMethods.byDefault()
    }
    /// Whether a range of the text may be replaced: true.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { OptionalMethods.byDefault(true) }
    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) { OptionalMethods.byDefault() }
    /// Whether the clear button may clear: true.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { OptionalMethods.byDefault(true) }
    /// Whether the return key does what it does by itself: true.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { OptionalMethods.byDefault(true) }
}
