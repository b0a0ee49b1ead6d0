extension UIResponder {
    /// The next responder that may handle what is passed on: plain views pass everything on. Deep trees do not recurse.
    final var nextHandler: UIResponder? {
        var responder = next
        while let view = responder as? UIView, view.hasStandardClass { responder = view.next }
        return responder
    }

    /// The nearest responder of the chain that performs an action.
    final func firstTarget(of action: Selector, _ sender: Any?) -> Any? {
        var responder = self
        while !responder.canPerformAction(action, withSender: sender) {
            guard let next = responder.next else { return nil }
            guard let view = next as? UIView, view.hasStandardClass else {
                return next.target(forAction: action, withSender: sender)
            }
            responder = view
        }
        return responder
    }
}
