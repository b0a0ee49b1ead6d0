import HeadlessUIKit

// Devices that the package this replaces has no presets for.

extension ViewImageConfig {
    /// iPad mini (6th generation), on its side.
    public static let iPadMini6thGen = ViewImageConfig.iPadMini6thGen(.landscape)
    /// iPad mini (6th generation).
    public static func iPadMini6thGen(_ orientation: Orientation) -> ViewImageConfig {
        TabletPreset.iPadMini6thGen.config(orientation)
    }
    /// iPad mini (6th generation), or a part of it.
    public static func iPadMini6thGen(_ orientation: TabletOrientation) -> ViewImageConfig {
        TabletPreset.iPadMini6thGen.config(orientation)
    }

    /// iPad (A16), on its side.
    public static let iPadA16 = ViewImageConfig.iPadA16(.landscape)
    /// iPad (A16).
    public static func iPadA16(_ orientation: Orientation) -> ViewImageConfig {
        TabletPreset.iPadA16.config(orientation)
    }
    /// iPad (A16), or a part of it.
    public static func iPadA16(_ orientation: TabletOrientation) -> ViewImageConfig {
        TabletPreset.iPadA16.config(orientation)
    }

    /// iPad Air of 11 inches, on its side.
    public static let iPadAir11 = ViewImageConfig.iPadAir11(.landscape)
    /// iPad Air of 11 inches.
    public static func iPadAir11(_ orientation: Orientation) -> ViewImageConfig {
        TabletPreset.iPadAir11.config(orientation)
    }
    /// iPad Air of 11 inches, or a part of it.
    public static func iPadAir11(_ orientation: TabletOrientation) -> ViewImageConfig {
        TabletPreset.iPadAir11.config(orientation)
    }

    /// iPad Air of 13 inches, on its side.
    public static let iPadAir13 = ViewImageConfig.iPadAir13(.landscape)
    /// iPad Air of 13 inches.
    public static func iPadAir13(_ orientation: Orientation) -> ViewImageConfig {
        TabletPreset.iPadAir13.config(orientation)
    }
    /// iPad Air of 13 inches, or a part of it.
    public static func iPadAir13(_ orientation: TabletOrientation) -> ViewImageConfig {
        TabletPreset.iPadAir13.config(orientation)
    }

    /// iPad Pro of 11 inches (M4), on its side.
    public static let iPadPro11M4 = ViewImageConfig.iPadPro11M4(.landscape)
    /// iPad Pro of 11 inches (M4).
    public static func iPadPro11M4(_ orientation: Orientation) -> ViewImageConfig {
        TabletPreset.iPadPro11M4.config(orientation)
    }
    /// iPad Pro of 11 inches (M4), or a part of it.
    public static func iPadPro11M4(_ orientation: TabletOrientation) -> ViewImageConfig {
        TabletPreset.iPadPro11M4.config(orientation)
    }

    /// iPad Pro of 13 inches (M4), on its side.
    public static let iPadPro13M4 = ViewImageConfig.iPadPro13M4(.landscape)
    /// iPad Pro of 13 inches (M4).
    public static func iPadPro13M4(_ orientation: Orientation) -> ViewImageConfig {
        TabletPreset.iPadPro13M4.config(orientation)
    }
    /// iPad Pro of 13 inches (M4), or a part of it.
    public static func iPadPro13M4(_ orientation: TabletOrientation) -> ViewImageConfig {
        TabletPreset.iPadPro13M4.config(orientation)
    }
}
