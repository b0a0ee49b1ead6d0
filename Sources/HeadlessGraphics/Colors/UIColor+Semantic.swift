import Foundation

// Colours of high contrast are from memory of public tables.

extension UIColor {
    /// Text.
    public static let label = dynamic(0x000000FF, 0xFFFFFFFF)
    /// Text of second rank.
    public static let secondaryLabel = dynamic(
        0x3C3C4399, 0xEBEBF599, contrast: (0x3C3C_43CC, 0xEBEB_F5B2, nil))
    /// Text of third rank.
    public static let tertiaryLabel = dynamic(
        0x3C3C434C, 0xEBEBF54C, contrast: (0x3C3C_43B2, 0xEBEB_F58C, nil))
    /// Text of fourth rank.
    public static let quaternaryLabel = dynamic(
        0x3C3C432D, 0xEBEBF529, contrast: (0x3C3C_438C, 0xEBEB_F566, nil))
    /// Text in an empty field.
    public static let placeholderText = dynamic(
        0x3C3C434C, 0xEBEBF54C, contrast: (0x3C3C_43B2, 0xEBEB_F58C, nil))
    /// A thin line that lets through what is below.
    public static let separator = dynamic(0x3C3C4349, 0x54545899, contrast: (0x3C3C_435E, 0x5454_58AD, nil))
    /// A thin line.
    public static let opaqueSeparator = dynamic(0xC6C6C8FF, 0x38383AFF)
    /// A link.
    public static let link = dynamic(0x007AFFFF, 0x0984FFFF, contrast: (0x0040_DDFF, 0x409C_FFFF, nil))
    /// The fill of thin and small shapes.
    public static let systemFill = dynamic(0x78788033, 0x7878805B, contrast: (0x7878_8047, 0x7878_8070, nil))
    /// The fill of shapes of middle size.
    public static let secondarySystemFill = dynamic(
        0x78788028, 0x78788051, contrast: (0x7878_803D, 0x7878_8066, nil))
    /// The fill of large shapes, as fields and buttons.
    public static let tertiarySystemFill = dynamic(
        0x7676801E, 0x7676803D, contrast: (0x7676_8033, 0x7676_8052, nil))
    /// The fill of large areas.
    public static let quaternarySystemFill = dynamic(
        0x74748014, 0x7676802D, contrast: (0x7474_8029, 0x7676_8042, nil))
    /// The ground of an interface.
    public static let systemBackground = dynamic(
        0xFFFFFFFF, 0x000000FF, elevated: 0x1C1C1EFF, contrast: (0xFFFF_FFFF, 0x0000_00FF, 0x2424_26FF))
    /// What lies on the ground.
    public static let secondarySystemBackground = dynamic(
        0xF2F2F7FF, 0x1C1C1EFF, elevated: 0x2C2C2EFF, contrast: (0xEBEB_F0FF, 0x2424_26FF, 0x3636_38FF))
    /// What lies on the second ground.
    public static let tertiarySystemBackground = dynamic(
        0xFFFFFFFF, 0x2C2C2EFF, elevated: 0x3A3A3CFF, contrast: (0xFFFF_FFFF, 0x3636_38FF, 0x4444_46FF))
    /// The ground of an interface in groups.
    public static let systemGroupedBackground = dynamic(
        0xF2F2F7FF, 0x000000FF, elevated: 0x1C1C1EFF, contrast: (0xEBEB_F0FF, 0x0000_00FF, 0x2424_26FF))
    /// An old name of ``systemGroupedBackground``.
    public static let groupTableViewBackground = systemGroupedBackground
    /// A group on its ground.
    public static let secondarySystemGroupedBackground = dynamic(
        0xFFFFFFFF, 0x1C1C1EFF, elevated: 0x2C2C2EFF, contrast: (0xFFFF_FFFF, 0x2424_26FF, 0x3636_38FF))
    /// What lies on a group.
    public static let tertiarySystemGroupedBackground = dynamic(
        0xF2F2F7FF, 0x2C2C2EFF, elevated: 0x3A3A3CFF, contrast: (0xEBEB_F0FF, 0x3636_38FF, 0x4444_46FF))
    /// Text on a dark ground, the same in light and dark.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// Text on a light ground, the same in light and dark.
    public static let darkText = UIColor(white: 0, alpha: 1)
}
