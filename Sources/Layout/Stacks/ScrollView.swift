internal import Stacks
public import ViewBridge

/// A scroll view around layouts: along its axis they have all the room that they would like to have.
///
/// The `UIScrollView` is kept as long as the layout is there, with its offset. ``configure(_:)`` reaches it.
public struct ScrollView<Content: Layout>: Layout {
    private let axes: Axis.Set
    private let showsIndicators: Bool
    private var change: (@MainActor (UIScrollView) -> Void)?
    private var adjusts: Bool?
    private let content: Content

    /// Creates a scroll view.
    ///
    /// - Parameters:
    ///   - axis: The axes on which it scrolls: `.vertical`, `.horizontal` or both.
    ///   - showsIndicators: Whether it shows where it is.
    ///   - content: The layouts, one after the other along the axis.
    public init(
        _ axis: Axis.Set = .vertical, showsIndicators: Bool = true, @LayoutBuilder content: () -> Content
    ) {
        axes = axis
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    /// Whether the content keeps off what bars, notch and home indicator cover. It does by default.
    public func adjustsContentOffsetForSafeArea(_ adjusts: Bool) -> Self {
        var result = self
        result.adjusts = adjusts
        return result
    }

    /// Changes the scroll view, each time the body is read.
    public func configure(_ change: @escaping @MainActor (UIScrollView) -> Void) -> Self {
        var result = self
        result.change = change
        return result
    }

    /// Tells a container what the layout is.
    public func _write(into scribe: LayoutScribe) {
        scribe.emit(.scroll, .scroll(axes.core)) { part in
            let scroll = part.view as? UIScrollView ?? scribe.makeScrollHost()
            scroll.showsVerticalScrollIndicator = showsIndicators
            scroll.showsHorizontalScrollIndicator = showsIndicators
            if let adjusts { scroll.contentInsetAdjustmentBehavior = adjusts ? .automatic : .never }
            change?(scroll)
            scribe.show(scroll, in: part)
            scribe.open(part)
            scribe.emit(.box, .stack(axes == .horizontal ? .horizontal : .vertical, spacing: 0)) {
                scribe.fill($0, content)
            }
            scribe.close()
        }
    }
}
