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
