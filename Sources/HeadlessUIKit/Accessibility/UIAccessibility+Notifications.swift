import Foundation

extension UIAccessibility {
    /// ``isVoiceOverRunning`` changed.
    public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// ``isSwitchControlRunning`` changed.
    public nonisolated static let switchControlStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")
    /// ``isReduceMotionEnabled`` changed.
    public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// ``isReduceTransparencyEnabled`` changed.
    public nonisolated static let reduceTransparencyStatusDidChangeNotification =
        Foundation.Notification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// ``isBoldTextEnabled`` changed.
    public nonisolated static let boldTextStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    /// ``isDarkerSystemColorsEnabled`` changed.
    public nonisolated static let darkerSystemColorsStatusDidChangeNotification =
        Foundation.Notification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
    /// ``prefersCrossFadeTransitions`` changed.
    public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = Foundation.Notification.Name(
        "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
    /// ``buttonShapesEnabled`` changed.
    public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = Foundation.Notification
        .Name(
            "UIAccessibilityButtonShapesEnabledStatusDidChangeNotification")
    /// ``isGrayscaleEnabled`` changed.
    public nonisolated static let grayscaleStatusDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityGrayscaleStatusDidChangeNotification")
    /// ``isOnOffSwitchLabelsEnabled`` changed.
    public nonisolated static let onOffSwitchLabelsDidChangeNotification = Foundation.Notification.Name(
        "UIAccessibilityOnOffSwitchLabelsDidChangeNotification")
    /// What was to be said was said; never posted.
    public nonisolated static let announcementDidFinishNotification = Foundation.Notification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
}
