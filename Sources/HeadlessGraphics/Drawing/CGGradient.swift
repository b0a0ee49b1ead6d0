internal import DisplayList
import Foundation

/// A smooth transition through colours.
public final class CGGradient: Sendable {
    let stops: [Gradient.Stop]

    /// Creates a gradient of `CGColor`s at locations from 0 to 1; without locations they are spread evenly.
    ///
    /// There must be as many locations as colours. Nil for an array without colours.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { ($0 as? CGColor)?.displayColor }
        guard !colors.isEmpty else { return nil }
        stops = CGGradient.stops(
            colors, locations.map { Array(UnsafeBufferPointer(start: $0, count: colors.count)) })
    }

    /// Creates a gradient from colour components, alpha after each colour's.
    ///
    /// - Parameters:
    ///   - space: The colour space of the components.
    ///   - colorComponents: The components of all colours.
    ///   - locations: A location from 0 to 1 for each colour; nil spreads them evenly.
    ///   - count: The number of colours; nil for 0.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let stride = space.numberOfComponents + 1
        let colors = (0..<count).compactMap {
            CGColor(colorSpace: space, components: colorComponents + $0 * stride)
        }
        self.init(colorsSpace: space, colors: colors, locations: locations)
    }

    private static func stops(_ colors: [Color], _ locations: [CGFloat]?) -> [Gradient.Stop] {
        let spacing = 1 / Double(max(1, colors.count - 1))
        let stops = colors.enumerated().map { index, color in
            let location = locations.map { Double($0[index]) } ?? Double(index) * spacing
            return Gradient.Stop(color, at: location.isNaN ? 0 : min(max(location, 0), 1))
        }
        return stops.sorted { $0.location < $1.location }
    }
}

/// Whether a gradient continues beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// The first colour fills what lies before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last colour fills what lies after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)

    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

extension CGGradient {
    /// Creates a gradient; an `NSArray` is Core Foundation's array on iOS.
    @_disfavoredOverload
    public convenience init?(
        colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?
    ) {
        self.init(colorsSpace: space, colors: Array(colors) as [Any], locations: locations)
    }
}
