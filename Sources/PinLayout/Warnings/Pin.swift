public import struct LayoutCore.LayoutIssue
import ViewBridge

/// What holds for all pin layouts of the program.
@preconcurrency @MainActor
public final class Pin: NSObject {
    /// The direction in which `start` and `end` are read. Left to right by default.
    public static var layoutDirection: LayoutDirection {
        get { PinSettings.layoutDirection }
        set { PinSettings.layoutDirection = newValue }
    }

    /// Which views are notified of safe area changes below iOS 11. Has no effect on later systems.
    public static var safeAreaInsetsDidChangeMode = PinSafeAreaInsetsDidChangeMode.optIn

    /// Whether warnings are written to the console and kept in ``lastWarningText``. By default they are in
    /// debug builds only.
    public static var logWarnings: Bool {
        get { PinSettings.logWarnings }
        set { PinSettings.logWarnings = newValue }
    }

    /// Which of the less serious warnings are shown. All by default.
    public static var activeWarnings = ActiveWarnings()

    /// Whether a chain that ends without `layout()` is warned about. False by default.
    public static var logMissingLayoutCalls: Bool {
        get { PinSettings.logMissingLayoutCalls }
        set { PinSettings.logMissingLayoutCalls = newValue }
    }

    /// The text of the warning that was shown last.
    public static var lastWarningText: String?

    /// What happens to each warning as data, beside the console line and ``lastWarningText``. Nothing by default.
    ///
    /// ```swift
    /// var issues: [LayoutIssue] = []
    /// Pin.issueHandler = { issues.append($0) }
    /// ```
    public static var issueHandler: ((LayoutIssue) -> Void)?

    /// The warnings that can be turned off one by one.
    public struct ActiveWarnings: Sendable {
        /// Whether to warn that two views leave no space between them.
        public var noSpaceAvailableBetweenViews = true
        /// Whether to warn that `aspectRatio()` found no image.
        public var aspectRatioImageNotSet = true
        /// Whether to warn that a chain is written in another order than edges, size, `pinEdges()`, margins,
        /// fit. The order never changes the result. Off by default.
        public var callOrder = false
    }

    /// Sets ``layoutDirection``.
    public static func layoutDirection(_ direction: LayoutDirection) {
        layoutDirection = direction
    }

    /// Prepares the library. There is nothing to prepare; kept for programs that call it.
    public static func initPinLayout() {}

    /// Turns the warnings to what they are in a new program and forgets the last one.
    public static func resetWarnings() {
        logWarnings = PinSettings.isDebugBuild
        activeWarnings = ActiveWarnings()
        lastWarningText = nil
    }
}

/// Sets the number of pixels per point that all frames are rounded by; nil goes back to the display's.
///
/// - Parameter scale: At least 1; what is less, and what is not finite, counts as 1.
@preconcurrency @MainActor
public func _pinlayoutSetUnitTest(scale: CGFloat?) {
    PinSettings.scaleInTests = scale
}

/// The views that are seen: not hidden and with an alpha above 0.
@preconcurrency @MainActor
public func visible(_ views: [UIView]) -> [UIView] {
    var seen: [UIView] = []
    for view in views where !view.isHidden && view.alpha > 0 { seen.append(view) }
    return seen
}
