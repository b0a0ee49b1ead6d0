import Foundation

extension UIWindow {
    /// Presses a key of a hardware keyboard: the first responder's chain is searched for a shortcut, or, without a first
    /// responder, the chain of the controller in front; its method is called, with the shortcut.
    ///
    /// - Parameters:
    ///   - input: The key, as `"s"` or `UIKeyCommand.inputEscape`.
    ///   - modifierFlags: The keys that are held down with it. None by default.
    /// - Returns: Whether there is such a shortcut.
    @discardableResult
    public final func simulateKeyPress(_ input: String, modifierFlags: UIKeyModifierFlags = []) -> Bool {
        var responder: UIResponder? = firstResponder ?? rootViewController.map(frontController) ?? self
        while let current = responder {
            let command = current.keyCommands?.first {
                $0.input?.lowercased() == input.lowercased() && $0.modifierFlags == modifierFlags
            }
            if let command, let recipient = current.target(forAction: command.action, withSender: command) {
                return ActionSending.send(command.action, to: recipient, from: command, for: nil)
            }
            responder = current.next
        }
        return false
    }

    /// The controller that the user sees in front: presented, on top of a stack, or selected.
    private func frontController(of controller: UIViewController) -> UIViewController {
        if let presented = controller.presentedViewController { return frontController(of: presented) }
        let inner =
            (controller as? UINavigationController)?.topViewController
            ?? (controller as? UITabBarController)?.selectedViewController
        return inner.map(frontController) ?? controller
    }
}
