package import DisplayList

/// The picture of a view, as a value that can be drawn on any thread.
///
/// Create it on the main actor once layout is done, then render it to files on any core:
///
/// ```swift
/// let drawing = ViewDrawing(of: card, scale: 2)
/// let png = try await Task.detached { try drawing.pngData() }.value
/// ```
public struct ViewDrawing: Sendable {
    /// Pixels per point that the view was laid out for, and is drawn with unless another scale is given.
    public let scale: CGFloat
    /// The size of the picture, in points.
    public var size: CGSize { CGSize(width: list.size.width, height: list.size.height) }
    /// The number of drawing commands.
    public var commandCount: Int { list.commands.count }

    /// The steps of the drawing.
    package let list: DisplayList
    /// Whether the view's own background covers every pixel, so that the picture needs no alpha.
    let isOpaque: Bool

    /// Records what a view and its subviews show. Pending layout is done first.
    ///
    /// Frames are rounded to whole pixels by layout. A picture of another scale needs another layout, or edges fall
    /// between its pixels: with a `scale` the view is laid out as on a screen of that scale, recorded, and laid
    /// out again for its own. Traits, `UIScreen.main` and the window's screen have that scale meanwhile.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - scale: Pixels per point; nil, and a value that is not a positive number, is that of the view's
    ///     screen.
    ///   - overlays: What is drawn over the views to show how they are laid out; nil is ``DebugOverlays/current``.
    @MainActor
    public init(of view: UIView, scale: CGFloat? = nil, overlays: DebugOverlays? = nil) {
        self = view.laidOut(forScale: scale) {
            ViewDrawing(
                scale: view.roundingScale, list: LayerPainter.shownList(of: view, overlays),
                isOpaque: LayerPainter.isOpaque(view))
        }
    }

    /// Records a window, with the parts of the device that are drawn over it and around it.
    ///
    /// - Parameters:
    ///   - window: The window. Its screen says which device it is.
    ///   - scale: Pixels per point, as in ``init(of:scale:overlays:)``.
    ///   - chrome: The parts of the device that are drawn.
    ///   - overlays: What is drawn over the views, as in ``init(of:scale:overlays:)``.
    @MainActor
    public init(
        of window: UIWindow, scale: CGFloat? = nil, showing chrome: ScreenChrome,
        overlays: DebugOverlays? = nil
    ) {
        self = window.laidOut(forScale: scale) {
            let list = LayerPainter.shownList(of: window, overlays)
            let painter = ScreenPainter(window, chrome: chrome)
            return ViewDrawing(
                scale: window.roundingScale, list: painter.list(around: list),
                isOpaque: !chrome.contains(.frame) && LayerPainter.isOpaque(window))
        }
    }

    init(scale: CGFloat, list: DisplayList, isOpaque: Bool) {
        self.scale = scale
        self.list = list
        self.isOpaque = isOpaque
    }
}
