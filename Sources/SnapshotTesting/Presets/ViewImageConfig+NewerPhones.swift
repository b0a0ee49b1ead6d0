import HeadlessUIKit

// Devices that the package this replaces has no presets for.

extension ViewImageConfig {
    /// iPhone 14, upright.
    public static let iPhone14 = ViewImageConfig.iPhone14(.portrait)
    /// iPhone 14.
    public static func iPhone14(_ orientation: Orientation) -> ViewImageConfig {
        PhonePreset.iPhone14.config(orientation)
    }

    /// iPhone 14 Plus, upright.
    public static let iPhone14Plus = ViewImageConfig.iPhone14Plus(.portrait)
    /// iPhone 14 Plus.
    public static func iPhone14Plus(_ orientation: Orientation) -> ViewImageConfig {
        PhonePreset.iPhone14Plus.config(orientation)
    }

    /// iPhone 14 Pro, upright.
    public static let iPhone14Pro = ViewImageConfig.iPhone14Pro(.portrait)
    /// iPhone 14 Pro.
    public static func iPhone14Pro(_ orientation: Orientation) -> ViewImageConfig {
        PhonePreset.iPhone14Pro.config(orientation)
    }

    /// iPhone 14 Pro Max, upright.
    public static let iPhone14ProMax = ViewImageConfig.iPhone14ProMax(.portrait)
    /// iPhone 14 Pro Max.
    public static func iPhone14ProMax(_ orientation: Orientation) -> ViewImageConfig {
        PhonePreset.iPhone14ProMax.config(orientation)
    }

    /// iPhone 15, upright.
    public static let iPhone15 = ViewImageConfig.iPhone15(.portrait)
    /// iPhone 15.
    public static func iPhone15(_ orientation: Orientation) -> ViewImageConfig {
        PhonePreset.iPhone15.config(orientation)
    }

    /// iPhone 15 Plus, upright.
    public static let iPhone15Plus = ViewImageConfig.iPhone15Plus(.portrait)
    /// iPhone 15 Plus.
    public static func iPhone15Plus(_ orientation: Orientation) -> ViewImageConfig {
        PhonePreset.iPhone15Plus.config(orientation)
    }

    /// iPhone 15 Pro, upright.
    public static let iPhone15Pro = ViewImageConfig.iPhone15Pro(.portrait)
    /// iPhone 15 Pro.
    public static func iPhone15Pro(_ orientation: Orientation) -> ViewImageConfig {
        PhonePreset.iPhone15Pro.config(orientation)
    }

    /// iPhone 15 Pro Max, upright.
    public static let iPhone15ProMax = ViewImageConfig.iPhone15ProMax(.portrait)
    /// iPhone 15 Pro Max.
    public static func iPhone15ProMax(_ orientation: Orientation) -> ViewImageConfig {
        PhonePreset.iPhone15ProMax.config(orientation)
    }

    /// iPhone 16, upright.
    public static let iPhone16 = ViewImageConfig.iPhone16(.portrait)
    /// iPhone 16.
    public static func iPhone16(_ orientation: Orientation) -> ViewImageConfig {
        PhonePreset.iPhone16.config(orientation)
    }

    /// iPhone 16 Plus, upright.
    public static let iPhone16Plus = ViewImageConfig.iPhone16Plus(.portrait)
    /// iPhone 16 Plus.
    public static func iPhone16Plus(_ orientation: Orientation) -> ViewImageConfig {
        PhonePreset.iPhone16Plus.config(orientation)
    }

    /// iPhone 16 Pro, upright.
    public static let iPhone16Pro = ViewImageConfig.iPhone16Pro(.portrait)
    /// iPhone 16 Pro.
    public static func iPhone16Pro(_ orientation: Orientation) -> ViewImageConfig {
        PhonePreset.iPhone16Pro.config(orientation)
    }

    /// iPhone 16 Pro Max, upright.
    public static let iPhone16ProMax = ViewImageConfig.iPhone16ProMax(.portrait)
    /// iPhone 16 Pro Max.
    public static func iPhone16ProMax(_ orientation: Orientation) -> ViewImageConfig {
        PhonePreset.iPhone16ProMax.config(orientation)
    }

    /// iPhone 16e, upright.
    public static let iPhone16e = ViewImageConfig.iPhone16e(.portrait)
    /// iPhone 16e.
    public static func iPhone16e(_ orientation: Orientation) -> ViewImageConfig {
        PhonePreset.iPhone16e.config(orientation)
    }

    /// iPhone 17, upright.
    public static let iPhone17 = ViewImageConfig.iPhone17(.portrait)
    /// iPhone 17.
    public static func iPhone17(_ orientation: Orientation) -> ViewImageConfig {
        PhonePreset.iPhone17.config(orientation)
    }

    /// iPhone 17 Pro, upright.
    public static let iPhone17Pro = ViewImageConfig.iPhone17Pro(.portrait)
    /// iPhone 17 Pro.
    public static func iPhone17Pro(_ orientation: Orientation) -> ViewImageConfig {
        PhonePreset.iPhone17Pro.config(orientation)
    }

    /// iPhone 17 Pro Max, upright.
    public static let iPhone17ProMax = ViewImageConfig.iPhone17ProMax(.portrait)
    /// iPhone 17 Pro Max.
    public static func iPhone17ProMax(_ orientation: Orientation) -> ViewImageConfig {
        PhonePreset.iPhone17ProMax.config(orientation)
    }

    /// iPhone Air, upright.
    public static let iPhoneAir = ViewImageConfig.iPhoneAir(.portrait)
    /// iPhone Air.
    public static func iPhoneAir(_ orientation: Orientation) -> ViewImageConfig {
        PhonePreset.iPhoneAir.config(orientation)
    }
}
