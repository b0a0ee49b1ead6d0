public import HeadlessUIKit

/// Captures of screens as values: what is where, and what laid it out.
///
/// ```swift
/// let capture = LayoutInspector.capture(controller)
/// print(capture.tree)
/// ```
///
/// A capture reads: it makes no layers, anchors or constraints that the views have not made, and calls no layout but the
/// pending one that ``CaptureOptions/laysOut`` requests.
@MainActor
public enum LayoutInspector {
    /// Whether the lines of source that set `frame`, `bounds` and `center` are recorded, so that reasons of views which
    /// plain code lays out name them. False by default.
    ///
    /// `whyFrame()` finds lines of `layoutSubviews` without this, as it runs that once more; lines in other functions are
    /// known only where this was true when they ran. Each change then takes a backtrace. While it is false setters do what
    /// they did before: they read one flag, which is that of animations too. Debug information is necessary.
    public static var recordsFrames: Bool {
        get { FrameLines.shared.isRecording }
        set { FrameLines.shared.isRecording = newValue }
    }

    /// Captures a view and everything in it.
    ///
    /// - Parameters:
    ///   - view: The view, with a window or without one.
    ///   - options: What is captured.
    public static func capture(_ view: UIView, options: CaptureOptions = CaptureOptions()) -> LayoutCapture {
        if options.laysOut { view.layoutIfNeeded() }
        var reader = CaptureReader(options, root: view)
        return reader.capture()
    }

    /// Captures a window and everything in it.
    ///
    /// - Parameters:
    ///   - window: The window.
    ///   - options: What is captured.
    public static func capture(
        _ window: UIWindow, options: CaptureOptions = CaptureOptions()
    ) -> LayoutCapture {
        capture(window as UIView, options: options)
    }

    /// Captures a controller's view, which is loaded if it is not, and everything in it.
    ///
    /// - Parameters:
    ///   - controller: The controller.
    ///   - options: What is captured.
    public static func capture(
        _ controller: UIViewController, options: CaptureOptions = CaptureOptions()
    ) -> LayoutCapture {
        controller.loadViewIfNeeded()
        guard let view = controller.viewIfLoaded else { return LayoutCapture() }
        return capture(view, options: options)
    }
}
