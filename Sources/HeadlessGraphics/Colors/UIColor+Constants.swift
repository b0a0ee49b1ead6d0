import Foundation

extension UIColor {
    private static func gray(_ white: CGFloat) -> UIColor { UIColor(white: white, alpha: 1) }
    private static func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
        UIColor(red: red, green: green, blue: blue, alpha: 1)
    }

    /// Black.
    public static let black = gray(0)
    /// A third of white.
    public static let darkGray = gray(1.0 / 3)
    /// Two thirds of white.
    public static let lightGray = gray(2.0 / 3)
    /// White.
    public static let white = gray(1)
    /// Half of white.
    public static let gray = gray(0.5)
    /// Pure red.
    public static let red = rgb(1, 0, 0)
    /// Pure green.
    public static let green = rgb(0, 1, 0)
    /// Pure blue.
    public static let blue = rgb(0, 0, 1)
    /// Green and blue.
    public static let cyan = rgb(0, 1, 1)
    /// Red and green.
    public static let yellow = rgb(1, 1, 0)
    /// Red and blue.
    public static let magenta = rgb(1, 0, 1)
    /// Red and half of green.
    public static let orange = rgb(1, 0.5, 0)
    /// Half of red and half of blue.
    public static let purple = rgb(0.5, 0, 0.5)
    /// A brown.
    public static let brown = rgb(0.6, 0.4, 0.2)
    /// Nothing: black without opacity.
    public static let clear = UIColor(white: 0, alpha: 0)
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of a colour literal without another type.
public typealias _ColorLiteralType = UIColor
