// The names are those of the package that this replaces.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import HeadlessUIKit

extension ViewImageConfig {
    /// iPad mini, on its side.
    public static let iPadMini = ViewImageConfig.iPadMini(.landscape)
    /// iPad mini.
    public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
        TabletPreset.iPadMini.config(orientation)
    }
    /// iPad mini, or a part of it.
    public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
        TabletPreset.iPadMini.config(orientation)
    }

    /// iPad of 9.7 inches, on its side.
    public static let iPad9_7 = ViewImageConfig.iPad9_7(.landscape)
    /// iPad of 9.7 inches.
    public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
        TabletPreset.iPad9_7.config(orientation)
    }
    /// iPad of 9.7 inches, or a part of it.
    public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
        TabletPreset.iPad9_7.config(orientation)
    }

    /// iPad of 10.2 inches, on its side.
    public static let iPad10_2 = ViewImageConfig.iPad10_2(.landscape)
    /// iPad of 10.2 inches.
    public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
        TabletPreset.iPad10_2.config(orientation)
    }
    /// iPad of 10.2 inches, or a part of it.
    public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
        TabletPreset.iPad10_2.config(orientation)
    }

    /// iPad Pro of 10.5 inches, on its side.
    public static let iPadPro10_5 = ViewImageConfig.iPadPro10_5(.landscape)
    /// iPad Pro of 10.5 inches.
    public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
        TabletPreset.iPadPro10_5.config(orientation)
    }
    /// iPad Pro of 10.5 inches, or a part of it.
    public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
        TabletPreset.iPadPro10_5.config(orientation)
    }

    /// iPad Pro of 11 inches, on its side.
    public static let iPadPro11 = ViewImageConfig.iPadPro11(.landscape)
    /// iPad Pro of 11 inches.
    public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
        TabletPreset.iPadPro11.config(orientation)
    }
    /// iPad Pro of 11 inches, or a part of it.
    public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
        TabletPreset.iPadPro11.config(orientation)
    }

    /// iPad Pro of 12.9 inches, on its side.
    public static let iPadPro12_9 = ViewImageConfig.iPadPro12_9(.landscape)
    /// iPad Pro of 12.9 inches.
    public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
        TabletPreset.iPadPro12_9.config(orientation)
    }
    /// iPad Pro of 12.9 inches, or a part of it.
    public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
        TabletPreset.iPadPro12_9.config(orientation)
    }
}
