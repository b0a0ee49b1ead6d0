package import DisplayList
import Foundation

/// A fixed colour: components in sRGB, or one grey component.
public final class CGColor: Hashable, Sendable, CustomStringConvertible {
    private let values: [CGFloat]
    /// The colour space of the components.
    public let colorSpace: CGColorSpace?

    /// Opaque black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Invisible black.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// Creates a colour from components of sRGB, 0 to 1 each.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        values = [red, green, blue, alpha]
        colorSpace = .rgb
    }

    /// Creates a colour from components of sRGB, 0 to 1 each.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a grey, from 0 (black) to 1 (white).
    public init(gray: CGFloat, alpha: CGFloat) {
        values = [gray, alpha]
        colorSpace = .gray
    }

    /// Creates a grey, from 0 (black) to 1 (white).
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    /// Creates a colour from the colour space's components and then alpha.
    public init?(colorSpace: CGColorSpace, components: UnsafePointer<CGFloat>) {
        values = Array(UnsafeBufferPointer(start: components, count: colorSpace.numberOfComponents + 1))
        self.colorSpace = colorSpace
    }

    /// The components and then alpha.
    public var components: [CGFloat]? { values }

    /// How many ``components`` there are: 4, or 2 for a grey.
    public var numberOfComponents: Int { values.count }

    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { values[values.count - 1] }

    /// The same colour with another opacity.
    @discardableResult public func copy(alpha: CGFloat) -> CGColor? {
        values.count == 2
            ? CGColor(gray: values[0], alpha: alpha)
            : CGColor(red: values[0], green: values[1], blue: values[2], alpha: alpha)
    }

    /// The same colour.
    @discardableResult public func copy() -> CGColor? { self }

    /// Whether components and colour space are equal.
    public static func == (a: CGColor, b: CGColor) -> Bool {
        a === b || (a.values == b.values && a.colorSpace == b.colorSpace)
    }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) { hasher.combine(values) }

    /// The colour in another colour space; nil for an unsupported one.
    ///
    /// - Parameters:
    ///   - space: The colour space.
    ///   - intent: Has no effect.
    ///   - options: Not used.
    @discardableResult public func converted(
        to space: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Any]?
    ) -> CGColor? {
        let color = displayColor
        if space == colorSpace { return self }
        if space.numberOfComponents == 1 {
            let gray = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
            return CGColor(gray: CGFloat(gray), alpha: alpha)
        }
        return CGColor(color)
    }

    /// Creates a colour from components of Display P3, limited to what sRGB can show.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            Color(displayP3: SIMD3(Double(red), Double(green), Double(blue)), alpha: Double(alpha)))
    }

    /// The components in words.
    public var description: String { "CGColor \(values)" }
}

extension CGColor {
    /// The colour as the display list writes it; a component that is not finite counts as 0.
    package var displayColor: Color {
        let numbers = values.map { $0.isFinite ? Double($0) : 0 }
        if colorSpace?.name == CGColorSpace.displayP3, numbers.count == 4 {
            return Color(displayP3: SIMD3(numbers[0], numbers[1], numbers[2]), alpha: numbers[3])
        }
        return numbers.count == 2
            ? Color(red: numbers[0], green: numbers[0], blue: numbers[0], alpha: numbers[1])
            : Color(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
    }

    convenience init(_ color: Color) {
        self.init(
            red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
            alpha: CGFloat(color.alpha))
    }
}

/// How colours are converted from one colour space to another. Has no effect.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}
