/// Which way a device is held. Landscape is named after the side of the device's top.
public enum UIDeviceOrientation: Int, Sendable {
    /// Not determined.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// On its head.
    case portraitUpsideDown = 2
    /// On its side, the top at the left.
    case landscapeLeft = 3
    /// On its side, the top at the right.
    case landscapeRight = 4
    /// Lying on its back.
    case faceUp = 5
    /// Lying on its face.
    case faceDown = 6

    /// Whether the device is held upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device lies on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device lies on its back or its face.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether the value is one that a device reports.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
