/// A layout or nothing.
public struct OptionalLayout<Content: Layout>: Layout {
    private let layout: Content?

    init(_ layout: Content?) { self.layout = layout }

    /// Tells a container what the layout is.
    public func _write(into writer: LayoutWriter) { layout?._write(into: writer) }
}

extension Optional: Layout where Wrapped: Layout {
    /// An optional has no body.
    public typealias Body = Never

    /// Tells a container what the layout is.
    public func _write(into writer: LayoutWriter) { self?._write(into: writer) }
}
