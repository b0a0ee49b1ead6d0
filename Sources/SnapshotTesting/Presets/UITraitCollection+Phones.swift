import HeadlessUIKit

extension UITraitCollection {
    /// The traits of iPhone SE (first generation).
    public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        PhonePreset.iPhoneSe.traits(orientation)
    }

    /// The traits of iPhone 8.
    public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        PhonePreset.iPhone8.traits(orientation)
    }

    /// The traits of iPhone 8 Plus.
    public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        PhonePreset.iPhone8Plus.traits(orientation)
    }

    /// The traits of iPhone X.
    public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        PhonePreset.iPhoneX.traits(orientation)
    }

    /// The traits of iPhone XR.
    public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        PhonePreset.iPhoneXr.traits(orientation)
    }

    /// The traits of iPhone XS Max.
    public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        PhonePreset.iPhoneXsMax.traits(orientation)
    }

    /// The traits of iPhone 12.
    public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        PhonePreset.iPhone12.traits(orientation)
    }

    /// The traits of iPhone 12 Pro Max.
    public static func iPhone12ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        PhonePreset.iPhone12ProMax.traits(orientation)
    }

    /// The traits of iPhone 13.
    public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        PhonePreset.iPhone13.traits(orientation)
    }

    /// The traits of iPhone 13 Pro Max.
    public static func iPhone13ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        PhonePreset.iPhone13ProMax.traits(orientation)
    }

    /// The traits of iPhone 14.
    public static func iPhone14(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        PhonePreset.iPhone14.traits(orientation)
    }

    /// The traits of iPhone 14 Plus.
    public static func iPhone14Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        PhonePreset.iPhone14Plus.traits(orientation)
    }

    /// The traits of iPhone 14 Pro.
    public static func iPhone14Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        PhonePreset.iPhone14Pro.traits(orientation)
    }

    /// The traits of iPhone 14 Pro Max.
    public static func iPhone14ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        PhonePreset.iPhone14ProMax.traits(orientation)
    }

    /// The traits of iPhone 15.
    public static func iPhone15(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        PhonePreset.iPhone15.traits(orientation)
    }

    /// The traits of iPhone 15 Plus.
    public static func iPhone15Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        PhonePreset.iPhone15Plus.traits(orientation)
    }

    /// The traits of iPhone 15 Pro.
    public static func iPhone15Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        PhonePreset.iPhone15Pro.traits(orientation)
    }

    /// The traits of iPhone 15 Pro Max.
    public static func iPhone15ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        PhonePreset.iPhone15ProMax.traits(orientation)
    }

    /// The traits of iPhone 16.
    public static func iPhone16(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        PhonePreset.iPhone16.traits(orientation)
    }

    /// The traits of iPhone 16 Plus.
    public static func iPhone16Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        PhonePreset.iPhone16Plus.traits(orientation)
    }

    /// The traits of iPhone 16 Pro.
    public static func iPhone16Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        PhonePreset.iPhone16Pro.traits(orientation)
    }

    /// The traits of iPhone 16 Pro Max.
    public static func iPhone16ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        PhonePreset.iPhone16ProMax.traits(orientation)
    }

    /// The traits of iPhone 16e.
    public static func iPhone16e(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        PhonePreset.iPhone16e.traits(orientation)
    }

    /// The traits of iPhone 17.
    public static func iPhone17(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        PhonePreset.iPhone17.traits(orientation)
    }

    /// The traits of iPhone 17 Pro.
    public static func iPhone17Pro(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        PhonePreset.iPhone17Pro.traits(orientation)
    }

    /// The traits of iPhone 17 Pro Max.
    public static func iPhone17ProMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        PhonePreset.iPhone17ProMax.traits(orientation)
    }

    /// The traits of iPhone Air.
    public static func iPhoneAir(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
        PhonePreset.iPhoneAir.traits(orientation)
    }
}
