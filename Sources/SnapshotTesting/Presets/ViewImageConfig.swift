import HeadlessUIKit

/// The device that a controller is shown on: size, safe area and traits.
public struct ViewImageConfig: Sendable {
    /// How a phone, or a tablet with a single app, is held.
    public enum Orientation: Sendable {
        /// On its side.
        case landscape
        /// Upright.
        case portrait
    }

    /// How a tablet is held, and the part of its screen that the app has.
    public enum TabletOrientation: Sendable {
        /// The parts of a screen on its side.
        public enum LandscapeSplits: Sendable {
            /// A third of the width.
            case oneThird
            /// Half of the width.
            case oneHalf
            /// Two thirds of the width.
            case twoThirds
            /// All of it.
            case full
        }

        /// The parts of an upright screen.
        public enum PortraitSplits: Sendable {
            /// A third of the width.
            case oneThird
            /// Two thirds of the width.
            case twoThirds
            /// All of it.
            case full
        }

        /// On its side.
        case landscape(splitView: LandscapeSplits)
        /// Upright.
        case portrait(splitView: PortraitSplits)
    }

    /// What bars, notch and home indicator cover, in points.
    public var safeArea: UIEdgeInsets
    /// The size in points; nil is that of the view.
    public var size: CGSize?
    /// Traits that replace those of the main screen.
    public var traits: UITraitCollection

    /// The name of the preset.
    var name: String?

    /// Creates a device.
    ///
    /// - Parameters:
    ///   - safeArea: What bars, notch and home indicator cover, in points.
    ///   - size: The size in points; nil is that of the view.
    ///   - traits: Traits that replace those of the main screen.
    public init(
        safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()
    ) {
        self.safeArea = safeArea
        self.size = size
        self.traits = traits
    }

    /// Creates a simulated device as it is: its own scale, and the text size of a new device, which is larger than that
    /// of the presets.
    ///
    /// - Parameters:
    ///   - device: The device.
    ///   - orientation: How it is held.
    public init(_ device: ScreenDevice, orientation: UIInterfaceOrientation = .portrait) {
        let screen = UIScreen(device, orientation: orientation)
        self.init(
            safeArea: device.posture(in: orientation).safeAreaInsets, size: screen.bounds.size,
            traits: screen.traitCollection)
        name = device.name
    }
}
