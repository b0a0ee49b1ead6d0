internal import CDynamicInit

extension DynamicInit {
    /// Creates a view by `init(frame:)`.
    static func view<View: UIView>(of type: View.Type, frame: CGRect) -> View {
        let metatype = unsafeBitCast(type, to: UnsafeRawPointer.self)
        return retained(
            dynamic_init_frame(metatype, frame.origin.x, frame.origin.y, frame.size.width, frame.size.height))
    }

    /// Whether the class of a view overrides `layoutSublayers(of:)`.
    static func laysOutSublayers(_ type: UIView.Type) -> Bool {
        dynamic_lays_out_sublayers(
            unsafeBitCast(type, to: UnsafeRawPointer.self),
            unsafeBitCast(UIView.self as UIView.Type, to: UnsafeRawPointer.self))
    }
}
