import Foundation

extension UIColor {
    /// Text.
    public static let label = dynamic(0x000000FF, 0xFFFFFFFF)
    /// Text of second rank.
    public static let secondaryLabel = dynamic(0x3C3C4399, 0xEBEBF599)
    /// Text of third rank.
    public static let tertiaryLabel = dynamic(0x3C3C434C, 0xEBEBF54C)
    /// Text of fourth rank.
    public static let quaternaryLabel = dynamic(0x3C3C432D, 0xEBEBF529)
    /// Text in an empty field.
    public static let placeholderText = dynamic(0x3C3C434C, 0xEBEBF54C)
    /// A thin line that lets through what is below.
    public static let separator = dynamic(0x3C3C4349, 0x54545899)
    /// A thin line.
    public static let opaqueSeparator = dynamic(0xC6C6C8FF, 0x38383AFF)
    /// A link.
    public static let link = dynamic(0x007AFFFF, 0x0984FFFF)
    /// The fill of thin and small shapes.
    public static let systemFill = dynamic(0x78788033, 0x7878805B)
    /// The fill of shapes of middle size.
    public static let secondarySystemFill = dynamic(0x78788028, 0x78788051)
    /// The fill of large shapes, as fields and buttons.
    public static let tertiarySystemFill = dynamic(0x7676801E, 0x7676803D)
    /// The fill of large areas.
    public static let quaternarySystemFill = dynamic(0x74748014, 0x7676802D)
    /// The ground of an interface.
    public static let systemBackground = dynamic(0xFFFFFFFF, 0x000000FF, elevated: 0x1C1C1EFF)
    /// What lies on the ground.
    public static let secondarySystemBackground = dynamic(0xF2F2F7FF, 0x1C1C1EFF, elevated: 0x2C2C2EFF)
    /// What lies on the second ground.
    public static let tertiarySystemBackground = dynamic(0xFFFFFFFF, 0x2C2C2EFF, elevated: 0x3A3A3CFF)
    /// The ground of an interface in groups.
    public static let systemGroupedBackground = dynamic(0xF2F2F7FF, 0x000000FF, elevated: 0x1C1C1EFF)
    /// An old name of ``systemGroupedBackground``.
    public static let groupTableViewBackground = systemGroupedBackground
    /// A group on its ground.
    public static let secondarySystemGroupedBackground = dynamic(0xFFFFFFFF, 0x1C1C1EFF, elevated: 0x2C2C2EFF)
    /// What lies on a group.
    public static let tertiarySystemGroupedBackground = dynamic(0xF2F2F7FF, 0x2C2C2EFF, elevated: 0x3A3A3CFF)
    /// Text on a dark ground, the same in light and dark.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
    /// Text on a light ground, the same in light and dark.
    public static let darkText = UIColor(white: 0, alpha: 1)
}
