internal import Stacks

/// The first layout that fits the space, or else the last one.
public struct ViewThatFits<Content: Layout>: Layout {
    private let axes: Axis.Set
    private let content: Content

    /// Creates a choice.
    ///
    /// - Parameters:
    ///   - axes: The axes on which a layout has to fit.
    ///   - content: The layouts, the preferred one first.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @LayoutBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    /// Writes the layout into a container's tree.
    public func _write(into writer: LayoutWriter) {
        writer.emit(.box, .viewThatFits(in: axes.core)) { writer.fill($0, content) }
    }
}
