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
    /// What was to be said was said; never posted.
    public nonisolated static let announcementDidFinishNotification = Foundation.Notification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")
}
