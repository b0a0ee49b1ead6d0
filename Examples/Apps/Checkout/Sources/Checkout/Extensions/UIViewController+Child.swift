import UIKit

extension UIViewController {

    func embed(_ child: UIViewController, in container: UIView) {
        addChild(child)
        container.addSubview(child.view)
        child.view.frame = container.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        child.didMove(toParent: self)
    }

    func unembed() {
        guard parent != nil else { return }
        willMove(toParent: nil)
        view.removeFromSuperview()
        removeFromParent()
    }

    /// The controller that is shown on top of all others.
    @objc var topmost: UIViewController {
        if let presented = presentedViewController { return presented.topmost }
        if let navigation = self as? UINavigationController, let top = navigation.topViewController {
            return top.topmost
        }
        return self
    }
}

extension UIBarButtonItem {

    /// A close button that calls up the responder chain.
    static func close() -> UIBarButtonItem {
        UIBarButtonItem(
            barButtonSystemItem: .close, target: nil, action: #selector(CheckoutActions.cancelCheckout(_:)))
    }
}
