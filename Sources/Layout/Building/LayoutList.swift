/// Layouts one after the other, as a builder collects them.
public struct LayoutList: Layout {
    private let layouts: [any Layout]

    /// Creates a list.
    public init(_ layouts: [any Layout]) { self.layouts = layouts }

    /// Writes the layout into a container's tree.
    public func _write(into writer: LayoutWriter) {
        let path = writer.path
        for (index, layout) in layouts.enumerated() {
            writer.path = path.child(index)
            layout._write(into: writer)
        }
        writer.path = path
    }
}
