extension UIBarButtonItem {
    /// Creates a button with a title.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - style: How the button looks.
    ///   - target: What has the method, not retained; nil is the first in the responder chain that has it.
    ///   - action: The method that a tap calls, with the item and the event.
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
        self.init(title: title)
        self.style = style
        take(target, action)
    }

    /// Creates a button with a picture.
    ///
    /// - Parameters:
    ///   - image: The picture.
    ///   - style: How the button looks.
    ///   - target: What has the method, not retained; nil is the first in the responder chain that has it.
    ///   - action: The method that a tap calls, with the item and the event.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(image: image)
        self.style = style
        take(target, action)
    }

    /// Creates one of the system's buttons or spaces.
    ///
    /// - Parameters:
    ///   - systemItem: The button.
    ///   - target: What has the method, not retained; nil is the first in the responder chain that has it.
    ///   - action: The method that a tap calls, with the item and the event.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(systemItem: systemItem)
        take(target, action)
    }

    private func take(_ target: Any?, _ action: Selector?) {
        self.target = target as AnyObject?
        self.action = action
    }

    /// Calls the method of the target.
    ///
    /// - Parameter view: The view whose responder chain is searched where there is no target.
    final func sendAction(from view: Any?) {
        guard let action else { return }
        guard target == nil else {
            ActionSending.send(action, to: target, from: self, for: nil)
            return
        }
        let recipient = (view as? UIResponder)?.target(forAction: action, withSender: self)
        ActionSending.send(action, to: recipient, from: self, for: nil)
    }
}
