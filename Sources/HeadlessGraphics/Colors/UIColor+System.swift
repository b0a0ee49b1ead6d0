internal import DisplayList
import Foundation

extension UIColor {
    /// A colour from what it is in light, dark and elevated dark interfaces, each as 0xRRGGBBAA; and in light and
    /// dark ones of iOS 26 and in those of high contrast, where that differs.
    package static func dynamic(
        _ light: UInt32, _ dark: UInt32, elevated: UInt32? = nil,
        today: (light: UInt32, dark: UInt32)? = nil,
        contrast: (light: UInt32, dark: UInt32, elevated: UInt32?)? = nil
    ) -> UIColor {
        var palette = ColorPalette(light: light, dark: dark, elevated: elevated)
        palette.today = today.map { .init(light: Color(hex: $0.light), dark: Color(hex: $0.dark)) }
        palette.highContrast = contrast.map {
            .init(
                light: Color(hex: $0.light), dark: Color(hex: $0.dark),
                elevatedDark: Color(hex: $0.elevated ?? $0.dark))
        }
        return UIColor(storage: .palette(palette))
    }

    // The colours of high contrast are the accessible ones of the Human Interface Guidelines, "Color".

    /// The system's red, adapted to light and dark.
    public static let systemRed = dynamic(
        0xFF3B30FF, 0xFF453AFF, today: (0xFF383CFF, 0xFF4245FF), contrast: (0xD700_15FF, 0xFF69_61FF, nil))
    /// The system's orange, adapted to light and dark.
    public static let systemOrange = dynamic(
        0xFF9500FF, 0xFF9F0AFF, today: (0xFF8D28FF, 0xFF9230FF), contrast: (0xC934_00FF, 0xFFB3_40FF, nil))
    /// The system's yellow, adapted to light and dark.
    public static let systemYellow = dynamic(
        0xFFCC00FF, 0xFFD60AFF, today: (0xFFCC00FF, 0xFFD600FF), contrast: (0xB250_00FF, 0xFFD4_26FF, nil))
    /// The system's green, adapted to light and dark.
    public static let systemGreen = dynamic(0x34C759FF, 0x30D158FF, contrast: (0x248A_3DFF, 0x30DB_5BFF, nil))
    /// The system's mint, adapted to light and dark.
    public static let systemMint = dynamic(
        0x00C7BEFF, 0x63E6E2FF, today: (0x00C8B3FF, 0x00DAC3FF), contrast: (0x0C81_7BFF, 0x66D4_CFFF, nil))
    /// The system's teal, adapted to light and dark.
    public static let systemTeal = dynamic(
        0x30B0C7FF, 0x40C8E0FF, today: (0x00C3D0FF, 0x00D2E0FF), contrast: (0x0082_99FF, 0x5DE6_FFFF, nil))
    /// The system's cyan, adapted to light and dark.
    public static let systemCyan = dynamic(
        0x32ADE6FF, 0x64D2FFFF, today: (0x00C0E8FF, 0x3CD3FEFF), contrast: (0x0071_A4FF, 0x70D7_FFFF, nil))
    /// The system's blue, adapted to light and dark.
    public static let systemBlue = dynamic(
        0x007AFFFF, 0x0A84FFFF, today: (0x0088FFFF, 0x0091FFFF), contrast: (0x0040_DDFF, 0x409C_FFFF, nil))
    /// The system's indigo, adapted to light and dark.
    public static let systemIndigo = dynamic(
        0x5856D6FF, 0x5E5CE6FF, today: (0x6155F5FF, 0x6D7CFFFF), contrast: (0x3634_A3FF, 0x7D7A_FFFF, nil))
    /// The system's purple, adapted to light and dark.
    public static let systemPurple = dynamic(
        0xAF52DEFF, 0xBF5AF2FF, today: (0xCB30E0FF, 0xDB34F2FF), contrast: (0x8944_ABFF, 0xDA8F_FFFF, nil))
    /// The system's pink, adapted to light and dark.
    public static let systemPink = dynamic(0xFF2D55FF, 0xFF375FFF, contrast: (0xD30F_45FF, 0xFF64_82FF, nil))
    /// The system's brown, adapted to light and dark.
    public static let systemBrown = dynamic(
        0xA2845EFF, 0xAC8E68FF, today: (0xAC7F5EFF, 0xB78A66FF), contrast: (0x7F65_45FF, 0xB594_69FF, nil))
    /// The system's gray, adapted to light and dark.
    public static let systemGray = dynamic(0x8E8E93FF, 0x8E8E93FF, contrast: (0x6C6C_70FF, 0xAEAE_B2FF, nil))
    /// The system's gray, shade 2 of 6, fainter with the number, adapted to light and dark.
    public static let systemGray2 = dynamic(0xAEAEB2FF, 0x636366FF, contrast: (0x8E8E_93FF, 0x7C7C_80FF, nil))
    /// The system's gray, shade 3 of 6, fainter with the number, adapted to light and dark.
    public static let systemGray3 = dynamic(0xC7C7CCFF, 0x48484AFF, contrast: (0xAEAE_B2FF, 0x5454_56FF, nil))
    /// The system's gray, shade 4 of 6, fainter with the number, adapted to light and dark.
    public static let systemGray4 = dynamic(0xD1D1D6FF, 0x3A3A3CFF, contrast: (0xBCBC_C0FF, 0x4444_46FF, nil))
    /// The system's gray, shade 5 of 6, fainter with the number, adapted to light and dark.
    public static let systemGray5 = dynamic(0xE5E5EAFF, 0x2C2C2EFF, contrast: (0xD8D8_DCFF, 0x3636_38FF, nil))
    /// The system's gray, shade 6 of 6, fainter with the number, adapted to light and dark.
    public static let systemGray6 = dynamic(0xF2F2F7FF, 0x1C1C1EFF, contrast: (0xEBEB_F0FF, 0x2424_26FF, nil))

    /// The tint: the system's blue.
    public static let tintColor = dynamic(
        0x007AFFFF, 0x0A84FFFF, today: (0x0088FFFF, 0x0091FFFF), contrast: (0x0040_DDFF, 0x409C_FFFF, nil))
}
