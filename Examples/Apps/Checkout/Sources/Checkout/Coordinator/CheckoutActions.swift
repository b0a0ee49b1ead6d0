import UIKit

/// Actions that views send up the responder chain, without a target.
@objc protocol CheckoutActions {
    @objc optional func cancelCheckout(_ sender: Any?)
    @objc optional func shareText(_ sender: Any?)
    @objc optional func showHelp(_ sender: UIView, event: UIEvent?)
}
