internal import Stacks

/// Layouts on top of each other, the first at the back.
public struct ZStack<Content: Layout>: Layout {
    private var layout: ZStackLayout
    private let content: Content

    /// Creates layouts on top of each other.
    ///
    /// - Parameters:
    ///   - alignment: How the layouts are aligned.
    ///   - content: The layouts.
    public init(alignment: Alignment = .center, @LayoutBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }

    /// The same layouts with another alignment.
    public func alignment(_ alignment: Alignment) -> Self {
        var result = self
        result.layout.alignment = alignment
        return result
    }

    /// Tells a container what the layout is.
    public func _write(into scribe: LayoutScribe) {
        scribe.emit(.box, layout._element(in: scribe).element) { scribe.fill($0, content) }
    }
}
