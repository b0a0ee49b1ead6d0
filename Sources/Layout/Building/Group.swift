/// Layouts that share modifiers, without being a box: each of them gets the modifiers that the group has.
public struct Group<Content: Layout>: Layout {
    private let content: Content

    /// Creates a group.
    public init(@LayoutBuilder content: () -> Content) { self.content = content() }

    /// Writes the layout into a container's tree.
    public func _write(into writer: LayoutWriter) { content._write(into: writer) }
}
