import UIKit
import XCTest

@testable import Checkout

/// A window with a controller in it, laid out.
final class TestWindow {

    let window: UIWindow

    init(_ root: UIViewController, size: CGSize = CGSize(width: 375, height: 667)) {
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.rootViewController = root
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    func layout() {
        window.setNeedsLayout()
        window.layoutIfNeeded()
    }

    static func showKeyboard(height: CGFloat, in window: UIWindow) {
        let frame = CGRect(
            x: 0, y: window.bounds.height - height, width: window.bounds.width, height: height)
        NotificationCenter.default.post(
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
            userInfo: [
                UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: frame),
                UIResponder.keyboardAnimationDurationUserInfoKey: 0.0,
            ])
    }

    static func hideKeyboard() {
        NotificationCenter.default.post(name: UIResponder.keyboardWillHideNotification, object: nil)
    }
}

extension UIView {

    /// The first view of a type below this one.
    func firstDescendant<T: UIView>(of type: T.Type, where condition: (T) -> Bool = { _ in true }) -> T? {
        for subview in subviews {
            if let match = subview as? T, condition(match) { return match }
            if let match = subview.firstDescendant(of: type, where: condition) { return match }
        }
        return nil
    }
}

extension UIBarButtonItem {

    /// Sends the item's action as a tap does.
    func tap() {
        guard let action = action else { return XCTFail("The item has no action") }
        UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
    }
}
