import Foundation

extension UIResponder {
    /// The keyboard is about to be shown, or to be shown in another size.
    public nonisolated static let keyboardWillShowNotification = Notification.Name(
        "UIKeyboardWillShowNotification")
    /// The keyboard was shown.
    public nonisolated static let keyboardDidShowNotification = Notification.Name(
        "UIKeyboardDidShowNotification")
    /// The keyboard is about to be hidden.
    public nonisolated static let keyboardWillHideNotification = Notification.Name(
        "UIKeyboardWillHideNotification")
    /// The keyboard was hidden.
    public nonisolated static let keyboardDidHideNotification = Notification.Name(
        "UIKeyboardDidHideNotification")
    /// The keyboard's frame is about to change: it is shown, hidden or resized.
    public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// The keyboard's frame has changed.
    public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")

    /// The frame before the change: an `NSValue` of a rectangle in the screen's coordinates.
    public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The frame after the change: an `NSValue` of a rectangle in the screen's coordinates.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The duration of the change: an `NSNumber` of seconds.
    public nonisolated static let keyboardAnimationDurationUserInfoKey =
        "UIKeyboardAnimationDurationUserInfoKey"
    /// The curve of the change: an `NSNumber`, 7 for the keyboard's own.
    public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// Whether the keyboard is this app's: an `NSNumber` of a Boolean.
    public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
