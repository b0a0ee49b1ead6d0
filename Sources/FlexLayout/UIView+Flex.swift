public import ViewBridge

extension UIView {
    /// The view's flexbox. Asking for it makes the view take part in the layout of a container that uses
    /// flexbox too.
    public var flex: Flex {
        if let flex = Flex.attachment[self] { return flex }
        let flex = Flex(self)
        Flex.attachment[self] = flex
        return flex
    }

    /// Whether ``flex`` has been asked for.
    public var isFlexEnabled: Bool { Flex.attachment[self] != nil }
}

extension Flex {
    /// The flexboxes of views.
    static let attachment = ViewAttachment<Flex>()
}
