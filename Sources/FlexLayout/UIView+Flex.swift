public import ViewBridge

extension UIView {
    /// The view's flexbox. Asking for it makes the view take part in the layout of a container that uses
    /// flexbox too.
    public var flex: Flex {
        if let tether = FlexAttachment.of[self] { return tether.flex }
        let flex = Flex(self)
        FlexAttachment.of[self] = FlexAttachment(flex)
        superview?.noteOtherSubviews()
        return flex
    }

    /// Whether ``flex`` has been asked for.
    public var isFlexEnabled: Bool { FlexAttachment.of[self] != nil }
}

/// What the view alone holds, so that the flexbox hears of the view's end.
@MainActor
final class FlexAttachment {
    /// The tethers of views.
    static let of = ViewAttachment<FlexAttachment>()

    /// The view's flexbox.
    nonisolated let flex: Flex

    init(_ flex: Flex) {
        self.flex = flex
    }

    deinit {
        flex.viewDidEnd()
    }
}
