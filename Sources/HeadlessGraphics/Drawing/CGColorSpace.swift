/// How colour components are meant: sRGB or grey; the kit supports no others.
public final class CGColorSpace: Hashable, Sendable {
    /// The name of the sRGB colour space.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// The name of the sRGB colour space with values beyond 0 and 1, which are limited when drawn.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// The name of the Display P3 colour space, whose colours are limited to those of sRGB when drawn.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// The name of a linear sRGB colour space, whose components are taken as those of sRGB.
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    /// The name of the Adobe RGB colour space, whose components are taken as those of sRGB.
    public static let adobeRGB1998 = "kCGColorSpaceAdobeRGB1998"
    /// The name of a linear grey colour space, whose components are taken as those of the other grey space.
    public static let linearGray = "kCGColorSpaceLinearGray"
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The name of the grey colour space.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    /// The name.
    public let name: String?
    /// Components of a colour without alpha: 3, or 1 for grey.
    public let numberOfComponents: Int

    static let rgb = CGColorSpace(named: sRGB, 3)
    static let gray = CGColorSpace(named: genericGrayGamma2_2, 1)

    /// Creates a colour space by its name; nil for an unsupported one.
    public convenience init?(name: String) {
        switch name {
        case Self.sRGB, Self.extendedSRGB, Self.displayP3, Self.linearSRGB, Self.adobeRGB1998:
            self.init(named: name, 3)
        case Self.genericGrayGamma2_2, Self.linearGray: self.init(named: name, 1)
        default: return nil
        }
    }

    private init(named name: String, _ components: Int) {
        self.name = name
        numberOfComponents = components
    }

    /// The kind of components.
    public var model: CGColorSpaceModel { numberOfComponents == 1 ? .monochrome : .rgb }

    /// Whether components beyond 0 and 1 are used.
    public var isWideGamutRGB: Bool { name == Self.displayP3 || name == Self.adobeRGB1998 }

    /// Whether two colour spaces have the same name.
    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.name == b.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The colour space of a screen: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The grey colour space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }

/// The kinds of colour spaces.
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern
}
