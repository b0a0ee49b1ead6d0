public import ViewBridge

/// A view that takes no touches itself: those beside its subviews reach what lies behind.
@preconcurrency @MainActor
open class PassthroughView: UIView {
    /// The subview at a point, or nil where there is none.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

/// A stack view that takes no touches itself: those beside its views reach what lies behind.
@preconcurrency @MainActor
open class PassthroughStackView: UIStackView {
    /// The subview at a point, or nil where there is none.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
