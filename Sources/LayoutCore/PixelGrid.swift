/// The grid of device pixels that edges are rounded to.
public struct PixelGrid: Hashable, Sendable {
    /// Pixels per point, 1 or more.
    public let scale: Double

    /// A value this close to a pixel, in pixels, counts as lying on it, so that a sum of thirds does
    /// not round up to the next one.
    public static let tolerance = 1e-4

    /// Creates a grid.
    ///
    /// - Parameter scale: Pixels per point. What is not a positive finite number counts as 1.
    public init(scale: Double) {
        self.scale = scale > 0 && scale.isFinite ? scale : 1
    }

    /// The length of one pixel in points.
    public var pixel: Double { 1 / scale }

    /// The nearest grid line; halves go away from zero.
    public func rounded(_ value: Double) -> Double {
        (value * scale).rounded(.toNearestOrAwayFromZero) / scale
    }

    /// The nearest grid line at or above `value`.
    public func roundedUp(_ value: Double) -> Double {
        (value * scale - Self.tolerance).rounded(.up) / scale
    }

    /// The nearest grid line at or below `value`.
    public func roundedDown(_ value: Double) -> Double {
        (value * scale + Self.tolerance).rounded(.down) / scale
    }
}
