public import ViewBridge

extension UIView {
    /// The view's flexbox. Asking for it makes the view take part in the layout of a container that uses
    /// flexbox too.
    public var flex: Flex {
        if let tether = FlexTether.attachment[self] { return tether.flex }
        let flex = Flex(self)
        FlexTether.attachment[self] = FlexTether(flex)
        superview?.noteOtherSubviews()
        return flex
    }

    /// Whether ``flex`` has been asked for.
    public var isFlexEnabled: Bool { FlexTether.attachment[self] != nil }
}

/// What the view alone holds, so that the flexbox hears of the view's end.
@MainActor
final class FlexTether {
    /// The tethers of views.
    static let attachment = ViewAttachment<FlexTether>()

    /// The view's flexbox.
    nonisolated let flex: Flex

    init(_ flex: Flex) {
        self.flex = flex
    }

    deinit {
        flex.viewDidEnd()
    }
}
