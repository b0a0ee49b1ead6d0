import UIKit

/// The colours of a theme. All of them follow the appearance.
public struct Palette {
    public var primary: UIColor
    public var onPrimary: UIColor
    public var surface: UIColor
    public var content: UIColor
    public var muted: UIColor
    public var positive: UIColor
    public var warning: UIColor
    public var critical: UIColor

    static func dynamic(light: UInt32, dark: UInt32) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? UIColor(hex: dark) : UIColor(hex: light) }
    }

    public static let standard = Palette(
        primary: dynamic(light: 0x2B50AA, dark: 0x8FA8F0),
        onPrimary: dynamic(light: 0xFFFFFF, dark: 0x0D1B45),
        surface: dynamic(light: 0xFFFFFF, dark: 0x1C1C1E),
        content: dynamic(light: 0x1A1A1E, dark: 0xF2F2F7),
        muted: dynamic(light: 0x6E6E78, dark: 0x9A9AA5),
        positive: dynamic(light: 0x1E7F4F, dark: 0x54C98C),
        warning: dynamic(light: 0xB26A00, dark: 0xF0B45A),
        critical: dynamic(light: 0xB3261E, dark: 0xF2867F))
}

extension UIColor {

    convenience init(hex: UInt32, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat((hex >> 16) & 0xFF) / 255, green: CGFloat((hex >> 8) & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
    }

    /// Black or white, whichever is easier to read on the colour.
    var readableContent: UIColor {
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0
        guard getRed(&red, green: &green, blue: &blue, alpha: nil) else { return .black }
        let luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
        return luminance > 0.55 ? .black : .white
    }
}
