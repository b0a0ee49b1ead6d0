internal import Stacks
public import ViewBridge

/// Layouts one below the other.
public struct VStack<Content: Layout>: Layout {
    private var layout: VStackLayout
    private let content: Content

    /// Creates a column.
    ///
    /// - Parameters:
    ///   - alignment: The line by which the layouts are aligned.
    ///   - spacing: The room between layouts, in points; nil is 8, and none beside a spacer.
    ///   - content: The layouts.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = 0, @LayoutBuilder content: () -> Content
    ) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }

    /// The same column with other room between the layouts.
    public func spacing(_ spacing: CGFloat?) -> Self {
        var result = self
        result.layout.spacing = spacing
        return result
    }

    /// The same column with another alignment.
    public func alignment(_ alignment: HorizontalAlignment) -> Self {
        var result = self
        result.layout.alignment = alignment
        return result
    }

    /// Tells a container what the layout is.
    public func _write(into scribe: LayoutScribe) {
        scribe.emit(.box, layout._element(in: scribe).element) { scribe.fill($0, content) }
    }
}
