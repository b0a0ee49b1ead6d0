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
    /// Whether motion is to be kept small: motion effects then do nothing.
    public static var isReduceMotionEnabled: Bool {
        get { DisplayAccommodations.current.reducesMotion }
        set { choose(\.reducesMotion, newValue, reduceMotionStatusDidChangeNotification) }
    }
    /// Whether fading is preferred to moving: while motion is reduced too, controllers then fade in and out.
    public static var prefersCrossFadeTransitions: Bool {
        get { DisplayAccommodations.current.prefersCrossFade }
        set { choose(\.prefersCrossFade, newValue, prefersCrossFadeTransitionsStatusDidChange) }
    }
    /// Whether nothing is to shine through: blurs and bars then have an opaque colour.
    public static var isReduceTransparencyEnabled: Bool {
        get { DisplayAccommodations.current.reducesTransparency }
        set { choose(\.reducesTransparency, newValue, reduceTransparencyStatusDidChangeNotification) }
    }
    /// Whether text is to be bold: the trait `legibilityWeight` of the main screen.
    ///
    /// Setting it changes that trait on the main screen and in all windows. System fonts that are made from then
    /// on are bolder, and labels that follow the content size category take bolder fonts.
    public static var isBoldTextEnabled: Bool {
        get { UIScreen.main.traitCollection.legibilityWeight == .bold }
        set {
            guard newValue != isBoldTextEnabled else { return }
            UIScreen.change(UITraitCollection(legibilityWeight: newValue ? .bold : .regular))
            post(boldTextStatusDidChangeNotification)
        }
    }
    /// Whether the system's colours are darker: the trait `accessibilityContrast` of the main screen.
    ///
    /// Setting it changes that trait on the main screen and in all windows.
    public static var isDarkerSystemColorsEnabled: Bool {
        get { UIScreen.main.traitCollection.accessibilityContrast == .high }
        set {
            guard newValue != isDarkerSystemColorsEnabled else { return }
            UIScreen.change(UITraitCollection(accessibilityContrast: newValue ? .high : .normal))
            post(darkerSystemColorsStatusDidChangeNotification)
        }
    }
    /// Whether buttons are to have shapes: titles without a background are then underlined.
    public static var buttonShapesEnabled: Bool {
        get { DisplayAccommodations.current.showsButtonShapes }
        set { choose(\.showsButtonShapes, newValue, buttonShapesEnabledStatusDidChangeNotification) }
    }
    /// Whether no information is to be given by colour alone.
    public static var shouldDifferentiateWithoutColor = false
    /// Whether colours are inverted.
    public static var isInvertColorsEnabled = false
    /// Whether colours are left out: pictures of views and windows are then drawn in greys.
    public static var isGrayscaleEnabled: Bool {
        get { DisplayAccommodations.current.isGrayscale }
        set { choose(\.isGrayscale, newValue, grayscaleStatusDidChangeNotification) }
    }
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
    /// Whether switches show their state by a line and a circle.
    public static var isOnOffSwitchLabelsEnabled: Bool {
        get { DisplayAccommodations.current.showsSwitchLabels }
        set { choose(\.showsSwitchLabels, newValue, onOffSwitchLabelsDidChangeNotification) }
    }

    /// The thing that assistive technology is at: none.
    public static func focusedElement(using assistiveTechnologyIdentifier: AnyObject?) -> Any? { nil }

    /// A rectangle of a view's coordinates on the screen.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        view.convert(rect, to: UIScreen.main.coordinateSpace)
    }

    private static func choose(
        _ setting: WritableKeyPath<DisplayAccommodations, Bool>, _ value: Bool,
        _ name: Foundation.Notification.Name
    ) {
        guard DisplayAccommodations.current[keyPath: setting] != value else { return }
        DisplayAccommodations.current[keyPath: setting] = value
        post(name)
    }

    private static func post(_ name: Foundation.Notification.Name) {
        NotificationCenter.default.post(name: name, object: nil)
    }
}
