/// One of two layouts, as `if` and `switch` choose it.
public struct BranchLayout: Layout {
    private let isFirst: Bool
    private let layout: any Layout

    init(isFirst: Bool, _ layout: any Layout) {
        self.isFirst = isFirst
        self.layout = layout
    }

    /// Writes the layout into a container's tree.
    public func _write(into writer: LayoutWriter) {
        writer.within(isFirst ? 1 : 2) { layout._write(into: writer) }
    }
}
