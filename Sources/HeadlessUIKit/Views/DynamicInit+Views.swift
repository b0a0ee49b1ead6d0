internal import CDynamicInit

extension DynamicInit {
    /// Creates a view by `init(frame:)`.
    static func view<View: UIView>(of type: View.Type, frame: CGRect) -> View {
        let metatype = unsafeBitCast(type, to: UnsafeRawPointer.self)
        return retained(
            dynamic_init_frame(metatype, frame.origin.x, frame.origin.y, frame.size.width, frame.size.height))
    }
}
