/// The parts of a device that are drawn around and over a window, so that a picture looks like a phone.
///
/// Nothing by default: tests compare what an app draws. See ``ViewDrawing/init(of:scale:showing:overlays:)``.
public struct ScreenChrome: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a choice from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The time (9:41), signal, wifi and battery, light or dark by the controllers' `preferredStatusBarStyle`, where
    /// none has `prefersStatusBarHidden` and the device shows them in its orientation.
    public static let statusBar = ScreenChrome(rawValue: 1)
    /// The black island or notch of devices that have one.
    public static let cutout = ScreenChrome(rawValue: 2)
    /// The line at the lower edge of devices without a home button, unless a controller has
    /// `prefersHomeIndicatorAutoHidden`.
    public static let homeIndicator = ScreenChrome(rawValue: 4)
    /// The body of the device around the picture, which gets larger by it, with the screen's round corners. Outside of
    /// the body the picture is transparent.
    public static let frame = ScreenChrome(rawValue: 8)

    /// All that lies on the screen itself.
    public static let screen: ScreenChrome = [.statusBar, .cutout, .homeIndicator]
    /// The whole device.
    public static let device: ScreenChrome = [.statusBar, .cutout, .homeIndicator, .frame]
}
