internal import Stacks
public import ViewBridge

/// Layouts side by side, each with its ideal width, in all the space across.
///
/// In a scroll view along its axis only what can be seen is measured and shown, with half as much again on both sides.
public struct LazyHStack<Content: Layout>: Layout {
    private let alignment: VerticalAlignment
    private let spacing: CGFloat?
    private let content: Content

    /// Creates a stack.
    ///
    /// - Parameters:
    ///   - alignment: The line by which the layouts are aligned.
    ///   - spacing: The space between layouts, in points; nil is 8.
    ///   - content: The layouts.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @LayoutBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// Writes the layout into a container's tree.
    public func _write(into writer: LayoutWriter) {
        let guide = alignment.id.guide(in: writer.tree)
        let element = StackElement.lazyStack(
            .horizontal, alignment: guide, spacing: spacing.map { Double($0) })
        writer.emit(.box, element) { part in
            writer.tree.noteLazy(part, .horizontal)
            writer.fill(part, content)
        }
    }
}
