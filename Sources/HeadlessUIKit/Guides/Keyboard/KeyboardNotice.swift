import Foundation

/// One animation of the keyboard, as the notifications describe it.
@MainActor
struct KeyboardNotice {
    let begin: CGRect
    let end: CGRect
    let isShowing: Bool
    let duration: TimeInterval
    let screen: UIScreen

    /// The number of the keyboard's own curve, which has no name in UIKit.
    static let curve = 7
    /// The same curve as the options of an animation.
    static let animationOptions: UIView.AnimationOptions = [
        UIView.AnimationOptions(rawValue: UInt(curve) << 16), .beginFromCurrentState,
    ]

    /// Posts that the frame is about to change, the general notification first.
    func postWill() {
        post(UIResponder.keyboardWillChangeFrameNotification)
        post(
            isShowing ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
    }

    /// Posts that the frame has changed, the general notification first.
    func postDid() {
        post(UIResponder.keyboardDidChangeFrameNotification)
        post(isShowing ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(
            name: name, object: screen,
            userInfo: [
                UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
                UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
                UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
                UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
            ])
    }
}
