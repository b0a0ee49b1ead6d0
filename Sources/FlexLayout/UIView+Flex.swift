public import ViewBridge

extension UIView {
    /// The view's flexbox. Its first use makes the view take part in the layout of a container that uses flexbox too.
    public var flex: Flex {
        if let attachment = FlexAttachment.of[self] { return attachment.flex }
        let flex = Flex(self)
        let attachment = FlexAttachment(flex)
        FlexAttachment.of[self] = attachment
        addObserver(attachment)
        superview?.markChanged(.subviews)
        return flex
    }

    /// Whether ``flex`` has been used.
    public var isFlexEnabled: Bool { FlexAttachment.of[self] != nil }
}
