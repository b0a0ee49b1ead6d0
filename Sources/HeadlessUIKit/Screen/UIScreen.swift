import Foundation

/// A screen without a display: a device in an orientation with the traits that views on it take.
///
/// Screens do not change; to run on another device, put a new screen in ``main``. What a subclass overrides holds for
/// the windows on it.
@preconcurrency @MainActor
open class UIScreen: NSObject {
    /// The screen that windows appear on unless they are given another.
    ///
    /// Setting it also sets `UITraitCollection.current`.
    public static var main = UIScreen(.initial) {
        didSet {
            UITraitCollection.current = main.traitCollection
            ScreenDevice.SystemVersion.current = main.device.systemVersion
            DisplayAccommodations.current.hasBoldText = main.traitCollection.legibilityWeight == .bold
        }
    }

    /// The device.
    public nonisolated let device: ScreenDevice
    /// The orientation of the interface.
    public nonisolated let orientation: UIInterfaceOrientation
    private nonisolated let traits: UITraitCollection
    private nonisolated let overrides: UITraitCollection

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - device: The device.
    ///   - systemVersion: The simulated version of iOS; nil is the device's own, which is
    ///     `ScreenDevice.SystemVersion.standard` unless it says otherwise.
    ///   - orientation: Portrait by default.
    ///   - overrides: Traits that replace the device's own, as the dark style or a size of text.
    public nonisolated init(
        _ device: ScreenDevice, systemVersion: ScreenDevice.SystemVersion? = nil,
        orientation: UIInterfaceOrientation = .portrait,
        overriding overrides: UITraitCollection = UITraitCollection()
    ) {
        let device = systemVersion.map(device.running) ?? device
        self.device = device
        self.orientation = orientation
        self.overrides = overrides
        traits = UITraitCollection(
            traitsFrom: [UITraitCollection(device, orientation: orientation), overrides])
        super.init()
    }

    /// Creates a screen like the main one, for subclasses.
    @preconcurrency @MainActor
    public override init() {
        let main = UIScreen.main
        (device, orientation, overrides, traits) = (
            main.device, main.orientation, main.overrides, main.traits
        )
        super.init()
    }

    /// The traits that views on the screen inherit.
    open nonisolated var traitCollection: UITraitCollection { traits }

    /// The screen's rectangle in its own coordinates, in points.
    open nonisolated var bounds: CGRect {
        CGRect(origin: .zero, size: device.size(in: orientation))
    }
    /// Pixels per point.
    open nonisolated var scale: CGFloat { device.scale }
    /// Pixels of the panel per point.
    open nonisolated var nativeScale: CGFloat { device.nativeScale }
    /// The panel upright, in pixels.
    open nonisolated var nativeBounds: CGRect {
        let size = device.portraitSize
        return CGRect(x: 0, y: 0, width: size.width * nativeScale, height: size.height * nativeScale)
    }
    /// Frames per second.
    open nonisolated var maximumFramesPerSecond: Int { 60 }
    /// How bright the screen is, from 0 to 1.
    open var brightness: CGFloat = 0.5

    /// What the notch, the bars and the home indicator cover, in points.
    nonisolated var safeAreaInsets: UIEdgeInsets { device.posture(in: orientation).safeAreaInsets }

    /// The screen of the same device rotated; this one where it already has that orientation.
    nonisolated func rotated(to orientation: UIInterfaceOrientation) -> UIScreen {
        guard orientation != self.orientation else { return self }
        return UIScreen(device, orientation: orientation, overriding: overrides)
    }

    /// The same screen with other settings of the user.
    nonisolated func overridden(by settings: UITraitCollection) -> UIScreen {
        UIScreen(
            device, orientation: orientation,
            overriding: UITraitCollection(traitsFrom: [overrides, settings]))
    }

    /// The same screen with another number of pixels per point.
    nonisolated func scaled(to scale: CGFloat) -> UIScreen {
        var device = device
        device.scale = scale
        return UIScreen(
            device, orientation: orientation,
            overriding: UITraitCollection(traitsFrom: [overrides, UITraitCollection(displayScale: scale)]))
    }
}
