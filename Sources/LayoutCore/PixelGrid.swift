/// The grid of device pixels that edges are rounded to.
public struct PixelGrid: Hashable, Sendable {
    /// Pixels per point, 1 or more.
    public let scale: Double

    /// A value this close to a pixel, in pixels, counts as lying on it, so that a sum of thirds does
    /// not round up to the next one.
    @inlinable
    public static var tolerance: Double { 1e-4 }

    /// Creates a grid.
    ///
    /// - Parameter scale: Pixels per point. What is not a positive finite number counts as 1.
    public init(scale: Double) {
        self.scale = scale > 0 && scale.isFinite ? scale : 1
    }

    /// The length of one pixel in points.
    @inlinable
    public var pixel: Double { 1 / scale }

    // Whole numbers by way of Int64 where they fit, in place of calls of the C library: pays in `pin chain`.

    /// The nearest grid line; halves go away from zero.
    @inlinable
    public func rounded(_ value: Double) -> Double {
        let position = value * scale
        guard position.magnitude < Self.largestPosition else {
            return position.rounded(.toNearestOrAwayFromZero) / scale
        }
        let whole = Double(Int64(position))
        let rest = position - whole
        return (rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole) / scale
    }

    /// The nearest grid line at or above `value`.
    @inlinable
    public func roundedUp(_ value: Double) -> Double {
        let position = value * scale - Self.tolerance
        guard position.magnitude < Self.largestPosition else { return position.rounded(.up) / scale }
        let whole = Double(Int64(position))
        return (whole < position ? whole + 1 : whole) / scale
    }

    /// The nearest grid line at or below `value`.
    @inlinable
    public func roundedDown(_ value: Double) -> Double {
        let position = value * scale + Self.tolerance
        guard position.magnitude < Self.largestPosition else { return position.rounded(.down) / scale }
        let whole = Double(Int64(position))
        return (whole > position ? whole - 1 : whole) / scale
    }

    /// Below this, numbers of pixels have bits for parts of one.
    @usableFromInline
    static var largestPosition: Double { 1e15 }
}
