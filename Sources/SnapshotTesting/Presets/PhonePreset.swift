import HeadlessUIKit

/// What the presets of one phone are made of.
struct PhonePreset: Sendable {
    var name: String
    /// The upright screen, in points.
    var width, height: CGFloat
    var portrait: UIEdgeInsets
    var landscape = UIEdgeInsets.zero
    /// Whether it has a regular width on its side.
    var isWide = false
    var forceTouch = UIForceTouchCapability.available
    /// Pixels per point; nil is that of the main screen.
    var scale: CGFloat?

    func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
        let isUpright = orientation == .portrait
        var config = ViewImageConfig(
            safeArea: isUpright ? portrait : landscape,
            size: isUpright ? CGSize(width: width, height: height) : CGSize(width: height, height: width),
            traits: traits(orientation))
        config.name = isUpright ? name : "\(name) landscape"
        return config
    }

    func traits(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        let isUpright = orientation == .portrait
        return UITraitCollection { traits in
            traits.forceTouchCapability = forceTouch
            traits.layoutDirection = .leftToRight
            // As the package that this replaces has it; a new phone has `.large`.
            traits.preferredContentSizeCategory = .medium
            traits.userInterfaceIdiom = .phone
            traits.horizontalSizeClass = isUpright || !isWide ? .compact : .regular
            traits.verticalSizeClass = isUpright ? .regular : .compact
            if let scale { traits.displayScale = scale }
        }
    }

    // MARK: The phones

    static let iPhoneSe = Self(name: "iPhone SE", width: 320, height: 568, portrait: .bar)
    static let iPhone8 = Self(name: "iPhone 8", width: 375, height: 667, portrait: .bar)
    static let iPhone8Plus = Self(
        name: "iPhone 8 Plus", width: 414, height: 736, portrait: .bar, isWide: true)
    static let iPhoneX = Self(
        name: "iPhone X", width: 375, height: 812, portrait: .notch(44), landscape: .sides(44, bottom: 24))
    static let iPhoneXr = Self(
        name: "iPhone XR", width: 414, height: 896, portrait: .notch(44), landscape: .sides(44, bottom: 24),
        isWide: true, forceTouch: .unavailable)
    static let iPhoneXsMax = Self(
        name: "iPhone XS Max", width: 414, height: 896, portrait: .notch(44),
        landscape: .sides(44, bottom: 24),
        isWide: true)
    static let iPhone12 = notched("iPhone 12", 390, 844)
    static let iPhone12Pro = notched("iPhone 12 Pro", 390, 844)
    static let iPhone12ProMax = notched("iPhone 12 Pro Max", 428, 926, isWide: true)
    static let iPhone13 = notched("iPhone 13", 390, 844)
    static let iPhone13Pro = notched("iPhone 13 Pro", 390, 844)
    static let iPhone13ProMax = notched("iPhone 13 Pro Max", 428, 926, isWide: true)
    static let iPhone13Mini = Self(
        name: "iPhone 13 mini", width: 375, height: 812, portrait: .notch(50),
        landscape: .sides(50, bottom: 21))
    static let iPhone14 = newer("iPhone 14", 390, 844, notch: 47)
    static let iPhone14Plus = newer("iPhone 14 Plus", 428, 926, notch: 47)
    static let iPhone14Pro = newer("iPhone 14 Pro", 393, 852, notch: 59)
    static let iPhone14ProMax = newer("iPhone 14 Pro Max", 430, 932, notch: 59)
    static let iPhone15 = newer("iPhone 15", 393, 852, notch: 59)
    static let iPhone15Plus = newer("iPhone 15 Plus", 430, 932, notch: 59)
    static let iPhone15Pro = newer("iPhone 15 Pro", 393, 852, notch: 59)
    static let iPhone15ProMax = newer("iPhone 15 Pro Max", 430, 932, notch: 59)
    static let iPhone16 = newer("iPhone 16", 393, 852, notch: 59)
    static let iPhone16Plus = newer("iPhone 16 Plus", 430, 932, notch: 59)
    static let iPhone16Pro = newer("iPhone 16 Pro", 402, 874, notch: 62)
    static let iPhone16ProMax = newer("iPhone 16 Pro Max", 440, 956, notch: 62)
    static let iPhone16e = newer("iPhone 16e", 390, 844, notch: 47)
    static let iPhone17 = newer("iPhone 17", 402, 874, notch: 62, top: 20)
    static let iPhone17Pro = newer("iPhone 17 Pro", 402, 874, notch: 62, top: 20)
    static let iPhone17ProMax = newer("iPhone 17 Pro Max", 440, 956, notch: 62, top: 20)
    static let iPhoneAir: Self = {
        var phone = newer("iPhone Air", 420, 912, notch: 68)
        phone.landscape = UIEdgeInsets(top: 20, left: 68, bottom: 29, right: 68)
        return phone
    }()

    private static func notched(
        _ name: String, _ width: CGFloat, _ height: CGFloat, isWide: Bool = false
    ) -> Self {
        Self(
            name: name, width: width, height: height, portrait: .notch(47), landscape: .sides(47, bottom: 21),
            isWide: isWide)
    }

    /// A phone that the package has no preset for, with its own scale.
    private static func newer(
        _ name: String, _ width: CGFloat, _ height: CGFloat, notch: CGFloat, top: CGFloat = 0
    ) -> Self {
        var landscape = UIEdgeInsets.sides(notch, bottom: 21)
        // The system of these phones keeps a margin above a screen on its side.
        if top > 0 { (landscape.top, landscape.bottom) = (top, 20) }
        return Self(
            name: name, width: width, height: height, portrait: .notch(notch), landscape: landscape,
            isWide: width >= 414, forceTouch: .unavailable, scale: 3)
    }
}

extension UIEdgeInsets {
    /// A status bar alone.
    fileprivate static let bar = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)

    fileprivate static func notch(_ top: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0)
    }

    fileprivate static func sides(_ inset: CGFloat, bottom: CGFloat) -> UIEdgeInsets {
        UIEdgeInsets(top: 0, left: inset, bottom: bottom, right: inset)
    }
}
