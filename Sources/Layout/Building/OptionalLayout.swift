/// A layout or nothing.
public struct OptionalLayout<Content: Layout>: Layout {
    private let layout: Content?

    init(_ layout: Content?) { self.layout = layout }

    /// Writes the layout into a container's tree.
    public func _write(into writer: LayoutWriter) { layout?._write(into: writer) }
}

extension Optional: Layout where Wrapped: Layout {
    /// An optional has no body.
    public typealias Body = Never

    /// Writes the layout into a container's tree.
    public func _write(into writer: LayoutWriter) { self?._write(into: writer) }
}
