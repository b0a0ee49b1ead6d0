internal import Stacks
public import ViewBridge

/// Cells that fill rows, one column after the other.
///
/// In a scroll view along its axis only what can be seen is measured and shown, with half as much again on both sides.
public struct LazyHGrid<Content: Layout>: Layout {
    private let rows: [GridItem]
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Creates a grid.
    ///
    /// - Parameters:
    ///   - rows: The rows.
    ///   - alignment: How cells are aligned in their rows.
    ///   - spacing: The space between lines, in points; nil is 8.
    ///   - content: The cells.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @LayoutBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// Writes the layout into a container's tree.
    public func _write(into writer: LayoutWriter) {
        let tree = writer.tree
        let element = StackElement.lazyGrid(
            .horizontal, tracks: rows.map { $0.core(in: tree) },
            alignment: Alignment(horizontal: .center, vertical: alignment).core(in: tree),
            spacing: spacing.map { Double($0) })
        writer.emit(.box, element) { part in
            writer.tree.noteLazy(part, .horizontal)
            writer.fill(part, content)
        }
    }
}
