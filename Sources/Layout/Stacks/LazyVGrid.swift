internal import Stacks
public import ViewBridge

/// Cells that fill columns, line after line.
///
/// In a scroll view along its axis only what can be seen is measured and shown, with half as much again on both sides.
public struct LazyVGrid<Content: Layout>: Layout {
    private let columns: [GridItem]
    private let alignment: HorizontalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Creates a grid.
    ///
    /// - Parameters:
    ///   - columns: The columns.
    ///   - alignment: How cells are aligned in their columns.
    ///   - spacing: The space between lines, in points; nil is 8.
    ///   - content: The cells.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @LayoutBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// Writes the layout into a container's tree.
    public func _write(into writer: LayoutWriter) {
        let tree = writer.tree
        let element = StackElement.lazyGrid(
            .vertical, tracks: columns.map { $0.core(in: tree) },
            alignment: Alignment(horizontal: alignment, vertical: .center).core(in: tree),
            spacing: spacing.map { Double($0) })
        writer.emit(.box, element) { part in
            writer.tree.noteLazy(part, .vertical)
            writer.fill(part, content)
        }
    }
}
