// The names are those of the package that this replaces.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import HeadlessUIKit

extension UITraitCollection {
    /// The traits of iPad mini.
    public static let iPadMini = TabletPreset.iPadMini.traits(.regular)
    /// The traits of iPad mini where the app has a narrow part of the screen.
    public static let iPadMini_Compact_SplitView = TabletPreset.iPadMini.traits(.compact)

    /// The traits of iPad of 9.7 inches.
    public static let iPad9_7 = TabletPreset.iPad9_7.traits(.regular)
    /// The traits of iPad of 9.7 inches where the app has a narrow part of the screen.
    public static let iPad9_7_Compact_SplitView = TabletPreset.iPad9_7.traits(.compact)

    /// The traits of iPad of 10.2 inches.
    public static let iPad10_2 = TabletPreset.iPad10_2.traits(.regular)
    /// The traits of iPad of 10.2 inches where the app has a narrow part of the screen.
    public static let iPad10_2_Compact_SplitView = TabletPreset.iPad10_2.traits(.compact)

    /// The traits of iPad Pro of 10.5 inches.
    public static let iPadPro10_5 = TabletPreset.iPadPro10_5.traits(.regular)
    /// The traits of iPad Pro of 10.5 inches where the app has a narrow part of the screen.
    public static let iPadPro10_5_Compact_SplitView = TabletPreset.iPadPro10_5.traits(.compact)

    /// The traits of iPad Pro of 11 inches.
    public static let iPadPro11 = TabletPreset.iPadPro11.traits(.regular)
    /// The traits of iPad Pro of 11 inches where the app has a narrow part of the screen.
    public static let iPadPro11_Compact_SplitView = TabletPreset.iPadPro11.traits(.compact)

    /// The traits of iPad Pro of 12.9 inches.
    public static let iPadPro12_9 = TabletPreset.iPadPro12_9.traits(.regular)
    /// The traits of iPad Pro of 12.9 inches where the app has a narrow part of the screen.
    public static let iPadPro12_9_Compact_SplitView = TabletPreset.iPadPro12_9.traits(.compact)
}
