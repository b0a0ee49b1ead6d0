internal import DisplayList
import Foundation

/// A colour, or a choice between colours that traits make. Immutable, usable from every thread.
///
/// Components outside 0...1 are limited to that range; NaN counts as 0.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    enum Storage: Hashable, Sendable {
        /// One colour for all traits.
        case fixed(Color)
        /// Colours for light, dark and elevated dark interfaces.
        case palette(ColorPalette)
        /// Whatever a closure returns.
        case provider(ColorProvider)
    }

    let foundationMark = FoundationMark()
    /// Written while the colour is made only. The designated initializer is public, so that a subclass of another module
    /// inherits it and thereby the others.
    private(set) final var storage: Storage

    convenience init(storage: Storage) {
        self.init(red: 0, green: 0, blue: 0, alpha: 0)
        self.storage = storage
    }

    convenience init(_ color: Color) {
        self.init(storage: .fixed(color))
    }

    /// Creates a colour from red, green, blue and opacity, 0 to 1, in sRGB.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .fixed(
            Color(
                red: red.asComponent, green: green.asComponent, blue: blue.asComponent,
                alpha: alpha.asComponent))
        super.init()
    }

    /// Creates a colour from a colour literal.
    public required convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Creates a gray from its brightness and opacity, 0 to 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Creates a colour from hue, saturation, brightness and opacity, 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(
            Color(
                HueSaturationBrightness(
                    hue: hue.isFinite ? hue : 0, saturation: saturation.asComponent,
                    brightness: brightness.asComponent),
                alpha: alpha.asComponent))
    }

    /// Creates a colour from components in Display P3. What sRGB cannot show is limited to what it can.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            Color(
                displayP3: SIMD3(red.asComponent, green.asComponent, blue.asComponent),
                alpha: alpha.asComponent))
    }

    /// Creates a dynamic colour, which a closure resolves for each set of traits.
    ///
    /// - Parameter dynamicProvider: Called for each resolution, on the thread that resolves.
    @preconcurrency
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(storage: .provider(ColorProvider(dynamicProvider)))
    }

    /// Whether colours can be in secure archives: true.
    open class var supportsSecureCoding: Bool { true }

    /// Reads a colour from an archive. Nil where the archive has none.
    public required convenience init?(coder: NSCoder) {
        guard let storage = Storage(coder: coder) else { return nil }
        self.init(storage: storage)
    }

    /// Writes the components, and those of the other appearances of a dynamic colour. A colour made with a closure is written
    /// as the current traits resolve it.
    open func encode(with coder: NSCoder) {
        storage.encode(with: coder, resolved: displayColor(in: .current))
    }

    /// The colour itself: it never changes.
    @discardableResult public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether the other is a colour of equal components in light and in dark. A colour made with a
    /// closure equals itself alone.
    @discardableResult public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return self === other || storage == other.storage
    }

    /// A hash of the components.
    public override var hash: Int { storage.hashValue }

    /// The components as iOS prints them.
    public override var description: String {
        let color = displayColor(in: .current)
        return "UIExtendedSRGBColorSpace \(color.red) \(color.green) \(color.blue) \(color.alpha)"
    }
}

extension CGFloat {
    /// The number as a colour's component: from 0 to 1.
    fileprivate var asComponent: Double { self > 0 ? Double(Swift.min(self, 1)) : 0 }
}
