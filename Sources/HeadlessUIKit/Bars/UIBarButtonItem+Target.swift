extension UIBarButtonItem {
    /// Creates a button with a title.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - style: How the button looks.
    ///   - target: The target of the action; without the Objective-C runtime it is not called.
    ///   - action: The method that a tap would call; see ``primaryAction`` for what is called.
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
    ///   - target: The target of the action; without the Objective-C runtime it is not called.
    ///   - action: The method that a tap would call; see ``primaryAction`` for what is called.
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        self.init(image: image)
        self.style = style
        take(target, action)
    }

    /// Creates one of the system's buttons or spaces.
    ///
    /// - Parameters:
    ///   - systemItem: The button.
    ///   - target: The target of the action; without the Objective-C runtime it is not called.
    ///   - action: The method that a tap would call; see ``primaryAction`` for what is called.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(systemItem: systemItem)
        take(target, action)
    }

    private func take(_ target: Any?, _ action: Selector?) {
        self.target = target as AnyObject?
        self.action = action
    }

    /// Reports that a tap would have called a method by its name.
    final func reportAction() {
        guard let action else { return }
        LayoutDiagnostics.report(
            .ignored(call: "UIBarButtonItem.action"), about: title ?? "UIBarButtonItem",
            because:
                "\(action) cannot be called by its name without the Objective-C runtime; use primaryAction")
    }
}
