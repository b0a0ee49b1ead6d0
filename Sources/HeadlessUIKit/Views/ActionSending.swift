/// Sends actions to their targets, and those without a target up the responder chain.
@MainActor
enum ActionSending {
    /// The application's `sendAction(_:to:from:for:)`, once there is an application: it may override the method.
    static var application: ((Selector, Any?, Any?, UIEvent?) -> Bool)?

    /// Sends an action through the application, where there is one.
    @discardableResult
    static func send(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        application?(action, target, sender, event) ?? deliver(action, to: target, from: sender, for: event)
    }

    /// Calls the method of the target. Without a target the first responder's chain is searched, then the sender's, then the key
    /// window's.
    ///
    /// - Returns: Whether there is such a method.
    static func deliver(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        if let target = RuntimeValue.flattened(target) {
            if let responder = target as? UIResponder,
                responder.perform(named: action, sender: sender, event: event)
            {
                return true
            }
            action.call(on: target, with: [sender, event])
            return action.method(for: target) != nil
        }
        let starts = [UIWindow.key?.firstResponder, sender as? UIResponder, UIWindow.key]
        for case let start? in starts {
            guard let recipient = start.target(forAction: action, withSender: sender) else { continue }
            if let responder = recipient as? UIResponder {
                if responder.perform(named: action, sender: sender, event: event) { return true }
            } else if action.method(for: recipient) != nil {
                action.call(on: recipient, with: [sender, event])
                return true
            }
        }
        return false
    }
}
