/// The orientation of an interface on its device. Landscape is named after the side of the home button.
public enum UIInterfaceOrientation: Int, Sendable {
    /// Not determined.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// On its head.
    case portraitUpsideDown = 2
    /// On its side, the home button at the right.
    case landscapeRight = 3
    /// On its side, the home button at the left.
    case landscapeLeft = 4

    /// Whether the device is held upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device lies on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
