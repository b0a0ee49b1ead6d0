package import DisplayList
import Foundation

extension UIColor {
    /// The colour for given traits. It does not depend on traits any more.
    @discardableResult public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        if case .fixed = storage { return self }
        return UIColor(displayColor(in: traitCollection))
    }

    /// The colour for given traits, as renderers take it.
    package func displayColor(in traits: UITraitCollection) -> Color {
        switch storage {
        case .fixed(let color): return color
        case .palette(let palette): return palette.color(in: traits.values)
        case .provider(let provider):
            var result = Color.clear
            // A provider may read the current traits, by a color or a font that it makes.
            traits.performAsCurrent { result = provider.color(traits).displayColor(in: traits) }
            return result
        }
    }

    /// Whether the colour is one of the system's, which change where the user increases contrast.
    package final var isSystemColor: Bool {
        if case .palette = storage { true } else { false }
    }

    /// The same colour at another opacity, 0 to 1.
    @discardableResult public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let alpha = alpha > 0 ? min(alpha, 1) : 0
        switch storage {
        case .fixed(var color):
            color.alpha = alpha
            return UIColor(color)
        case .palette(let palette): return UIColor(storage: .palette(palette.withAlpha(alpha)))
        case .provider(let provider):
            return UIColor { provider.color($0).resolvedColor(with: $0).withAlphaComponent(alpha) }
        }
    }

    /// Writes the components for the current traits, 0 to 1.
    ///
    /// - Returns: true: every colour has these components.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = displayColor(in: .current)
        red?.pointee = CGFloat(color.red)
        green?.pointee = CGFloat(color.green)
        blue?.pointee = CGFloat(color.blue)
        alpha?.pointee = CGFloat(color.alpha)
        return true
    }

    /// Writes hue, saturation, brightness and opacity for the current traits, 0 to 1.
    ///
    /// - Returns: true: every colour has these components.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = displayColor(in: .current)
        let parts = HueSaturationBrightness(color)
        hue?.pointee = CGFloat(parts.hue)
        saturation?.pointee = CGFloat(parts.saturation)
        brightness?.pointee = CGFloat(parts.brightness)
        alpha?.pointee = CGFloat(color.alpha)
        return true
    }

    /// Writes brightness and opacity of a gray for the current traits, 0 to 1.
    ///
    /// - Returns: Whether the colour is a gray; else nothing is written.
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = displayColor(in: .current)
        guard color.red == color.green, color.green == color.blue else { return false }
        white?.pointee = CGFloat(color.red)
        alpha?.pointee = CGFloat(color.alpha)
        return true
    }
}

extension UIColor {
    /// Creates a colour from Core Graphics' colour.
    public convenience init(cgColor: CGColor) {
        self.init(cgColor.displayColor)
    }

    /// The colour for the current traits as Core Graphics' colour.
    public var cgColor: CGColor {
        let color = displayColor(in: .current)
        return CGColor(
            red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
            alpha: CGFloat(color.alpha))
    }
}

/// A closure that chooses a colour; equal to itself alone.
final class ColorProvider: Hashable, Sendable {
    let color: @Sendable (UITraitCollection) -> UIColor

    init(_ color: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.color = color
    }

    static func == (a: ColorProvider, b: ColorProvider) -> Bool { a === b }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
