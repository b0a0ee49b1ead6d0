internal import DisplayList

/// What a view shows, as a value that can be drawn on any thread.
///
/// Make it on the main actor once layout is done, then turn it into files wherever there is a free core:
///
/// ```swift
/// let drawing = ViewDrawing(of: card)
/// let png = try await Task.detached { try drawing.pngData(scale: 2) }.value
/// ```
public struct ViewDrawing: Sendable {
    /// Pixels per point of the view's screen.
    public let scale: CGFloat
    /// The size of the picture, in points.
    public var size: CGSize { CGSize(width: list.size.width, height: list.size.height) }
    /// The number of drawing commands.
    public var commandCount: Int { list.commands.count }

    let list: DisplayList
    /// Whether the view's own background covers every pixel, so that the picture needs no alpha.
    let isOpaque: Bool

    /// Records what a view and its subviews show. Pending layout is done first.
    @MainActor
    public init(of view: UIView) {
        view.layoutIfNeeded()
        scale = view.roundingScale
        list = LayerPainter.displayList(of: view)
        isOpaque = LayerPainter.isOpaque(view)
    }
}
