extension UIResponder {
    /// The window in which this responder could become first responder.
    final var firstResponderWindow: UIWindow? {
        var responder: UIResponder? = self
        while let current = responder {
            if let view = current as? UIView { return view.window }
            responder = current.next
        }
        return nil
    }
}

extension UIView {
    /// Resigns the first responder of this tree.
    final func resignResponder(force: Bool) -> Bool {
        guard let window = windowStorage, let current = window.firstResponder else { return true }
        var responder: UIResponder? = current
        while let candidate = responder, candidate !== self { responder = candidate.next }
        guard responder === self else { return true }
        if !current.resignFirstResponder(), force { window.firstResponder = nil }
        return window.firstResponder !== current
    }
}
