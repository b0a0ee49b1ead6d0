import Foundation

extension ScreenDevice {
    /// iPhone SE, third generation: 375 x 667 points.
    public static let iPhoneSE = phone("iPhone SE (3rd generation)", 375, 667, bar: 20, notch: 0, corner: 0)
    /// iPhone 13 mini: 375 x 812 points.
    public static let iPhone13Mini: ScreenDevice = {
        var mini = phone("iPhone 13 mini", 375, 812, bar: 50, notch: 50, corner: 44)
        // Rendered at 1125 pixels and shown on a panel of 1080.
        mini.nativeScale = 2.88
        return mini
    }()
    /// iPhone 13: 390 x 844 points.
    public static let iPhone13 = phone("iPhone 13", 390, 844, bar: 47, notch: 47, corner: 47.33)
    /// iPhone 14: 390 x 844 points.
    public static let iPhone14 = phone("iPhone 14", 390, 844, bar: 47, notch: 47, corner: 47.33)
    /// iPhone 14 Plus: 428 x 926 points.
    public static let iPhone14Plus = phone("iPhone 14 Plus", 428, 926, bar: 47, notch: 47, corner: 53.33)
    /// iPhone 14 Pro: 393 x 852 points.
    public static let iPhone14Pro = phone("iPhone 14 Pro", 393, 852, bar: 54, notch: 59, corner: 55)
    /// iPhone 14 Pro Max: 430 x 932 points.
    public static let iPhone14ProMax = phone("iPhone 14 Pro Max", 430, 932, bar: 54, notch: 59, corner: 55)
    /// iPhone 15: 393 x 852 points.
    public static let iPhone15 = phone("iPhone 15", 393, 852, bar: 54, notch: 59, corner: 55)
    /// iPhone 15 Plus: 430 x 932 points.
    public static let iPhone15Plus = phone("iPhone 15 Plus", 430, 932, bar: 54, notch: 59, corner: 55)
    /// iPhone 15 Pro: 393 x 852 points.
    public static let iPhone15Pro = phone("iPhone 15 Pro", 393, 852, bar: 54, notch: 59, corner: 55)
    /// iPhone 15 Pro Max: 430 x 932 points.
    public static let iPhone15ProMax = phone("iPhone 15 Pro Max", 430, 932, bar: 54, notch: 59, corner: 55)
    /// iPhone 16: 393 x 852 points.
    public static let iPhone16 = phone("iPhone 16", 393, 852, bar: 54, notch: 59, corner: 55)
    /// iPhone 16 Plus: 430 x 932 points.
    public static let iPhone16Plus = phone("iPhone 16 Plus", 430, 932, bar: 54, notch: 59, corner: 55)
    /// iPhone 16 Pro: 402 x 874 points.
    public static let iPhone16Pro = phone("iPhone 16 Pro", 402, 874, bar: 54, notch: 62, corner: 62)
    /// iPhone 16 Pro Max: 440 x 956 points.
    public static let iPhone16ProMax = phone("iPhone 16 Pro Max", 440, 956, bar: 54, notch: 62, corner: 62)
    /// iPad mini, sixth generation: 744 x 1133 points.
    public static let iPadMini = pad("iPad mini (6th generation)", 744, 1133, corner: 21.5)
    /// iPad, tenth generation: 820 x 1180 points.
    public static let iPad = pad("iPad (10th generation)", 820, 1180, corner: 25)
    /// iPad Air of 11 inches: 820 x 1180 points.
    public static let iPadAir11 = pad("iPad Air 11-inch", 820, 1180, corner: 18)
    /// iPad Pro of 11 inches (M4): 834 x 1210 points.
    public static let iPadPro11 = pad("iPad Pro 11-inch (M4)", 834, 1210, corner: 30)
    /// iPad Pro of 13 inches (M4): 1032 x 1376 points.
    public static let iPadPro13 = pad("iPad Pro 13-inch (M4)", 1032, 1376, corner: 30)

    /// Every device above.
    public static let all: [ScreenDevice] = [
        iPhoneSE, iPhone13Mini, iPhone13, iPhone14, iPhone14Plus, iPhone14Pro, iPhone14ProMax,
        iPhone15, iPhone15Plus, iPhone15Pro, iPhone15ProMax,
        iPhone16, iPhone16Plus, iPhone16Pro, iPhone16ProMax,
        iPadMini, iPad, iPadAir11, iPadPro11, iPadPro13,
    ]

    /// The device of the main screen until another is chosen.
    package static let initial = iPhone15

    private static func phone(
        _ name: String, _ width: CGFloat, _ height: CGFloat, bar: CGFloat, notch: CGFloat, corner: CGFloat
    ) -> ScreenDevice {
        // Without a notch there is a home button: only the status bar covers the screen, and only in
        // portrait.
        let hasHomeButton = notch == 0
        // In landscape a large phone shows two columns.
        let sideways: UIUserInterfaceSizeClass = width >= 414 ? .regular : .compact
        return ScreenDevice(
            name: name, idiom: .phone, portraitSize: CGSize(width: width, height: height),
            scale: hasHomeButton ? 2 : 3, cornerRadius: corner,
            portrait: Posture(
                safeAreaInsets: UIEdgeInsets(
                    top: hasHomeButton ? bar : notch, left: 0, bottom: hasHomeButton ? 0 : 34, right: 0),
                statusBarHeight: bar, horizontalSizeClass: .compact, verticalSizeClass: .regular),
            landscape: Posture(
                safeAreaInsets: UIEdgeInsets(
                    top: 0, left: notch, bottom: hasHomeButton ? 0 : 21, right: notch),
                statusBarHeight: 0, horizontalSizeClass: sideways, verticalSizeClass: .compact))
    }

    private static func pad(
        _ name: String, _ width: CGFloat, _ height: CGFloat, corner: CGFloat
    ) -> ScreenDevice {
        let posture = Posture(
            safeAreaInsets: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
            statusBarHeight: 24, horizontalSizeClass: .regular, verticalSizeClass: .regular)
        return ScreenDevice(
            name: name, idiom: .pad, portraitSize: CGSize(width: width, height: height), scale: 2,
            cornerRadius: corner, portrait: posture, landscape: posture)
    }
}
