import Foundation

/// The state of the assistive technologies, and the notifications posted to them.
///
/// Everything is off; a test may switch things on, which posts the notification that goes with it.
@preconcurrency @MainActor
public enum UIAccessibility {
    /// A notification for assistive technology.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The number.
        public let rawValue: UInt32

        /// Creates a notification of a number.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Another screen is shown.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Something on the screen changed.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// Something is to be said.
        public static let announcement = Notification(rawValue: 1008)
        /// A page was scrolled.
        public static let pageScrolled = Notification(rawValue: 1009)
        /// Assistive technology is to pause.
        public static let pauseAssistiveTechnology = Notification(rawValue: 1020)
        /// Assistive technology is to go on.
        public static let resumeAssistiveTechnology = Notification(rawValue: 1021)
    }

    /// What was posted, in order, for tests to look at.
    public static var posted: [(notification: Notification, argument: Any?)] = []

    /// Posts a notification to assistive technology. Here it is only recorded in ``posted``.
    public static func post(notification: Notification, argument: Any?) {
        posted.append((notification, argument))
    }

    // MARK: What is switched on

    /// Whether the screen is read out.
    public static var isVoiceOverRunning = false {
        didSet { post(voiceOverStatusDidChangeNotification) }
    }
    /// Whether switches move over the screen.
    public static var isSwitchControlRunning = false {
        didSet { post(switchControlStatusDidChangeNotification) }
    }
    /// Whether motion is to be kept small.
    public static var isReduceMotionEnabled = false {
        didSet { post(reduceMotionStatusDidChangeNotification) }
    }
    /// Whether fading is preferred to moving.
    public static var prefersCrossFadeTransitions = false
    /// Whether nothing is to shine through.
    public static var isReduceTransparencyEnabled = false {
        didSet { post(reduceTransparencyStatusDidChangeNotification) }
    }
    /// Whether text is to be bold.
    public static var isBoldTextEnabled = false {
        didSet { post(boldTextStatusDidChangeNotification) }
    }
    /// Whether colours are to be darker.
    public static var isDarkerSystemColorsEnabled = false {
        didSet { post(darkerSystemColorsStatusDidChangeNotification) }
    }
    /// Whether buttons are to have shapes.
    public static var buttonShapesEnabled = false
    /// Whether no information is to be given by colour alone.
    public static var shouldDifferentiateWithoutColor = false
    /// Whether colours are inverted.
    public static var isInvertColorsEnabled = false
    /// Whether colours are left out.
    public static var isGrayscaleEnabled = false
    /// Whether sound comes from both sides alike.
    public static var isMonoAudioEnabled = false
    /// Whether spoken words are shown.
    public static var isClosedCaptioningEnabled = false
    /// Whether the app is the only one that can be used.
    public static var isGuidedAccessEnabled = false
    /// Whether AssistiveTouch is on.
    public static var isAssistiveTouchRunning = false
    /// Whether a selection can be read out.
    public static var isSpeakSelectionEnabled = false
    /// Whether the screen can be read out.
    public static var isSpeakScreenEnabled = false
    /// Whether shaking undoes.
    public static var isShakeToUndoEnabled = true
    /// Whether pictures play by themselves.
    public static var isVideoAutoplayEnabled = true
    /// Whether switches show their state by signs.
    public static var isOnOffSwitchLabelsEnabled = false

    /// The thing that assistive technology is at: none.
    public static func focusedElement(using assistiveTechnologyIdentifier: AnyObject?) -> Any? { nil }

    /// A rectangle of a view's coordinates on the screen.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: UIScreen.main.coordinateSpace)
    }

    private static func post(_ name: Foundation.Notification.Name) {
        NotificationCenter.default.post(name: name, object: nil)
    }
}
