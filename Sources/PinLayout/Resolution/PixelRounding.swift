internal import LayoutCore

/// Rounds rectangles to the pixels of a display: origins to the nearest, halves away from zero, sizes up.
struct PixelRounding {
    private let grid: PixelGrid

    /// Creates a rounding to `scale` pixels per point.
    init(scale: Double) {
        grid = PixelGrid(scale: max(scale, 1))
    }

    /// The rectangle on pixels.
    @inline(__always)  // Pays in `pin chain`.
    func rounded(_ rect: Rect) -> Rect {
        // Most chains pin whole points, which are on pixels where a point has a whole number of them.
        let corner = rect.origin.x.magnitude + rect.origin.y.magnitude
        if corner + rect.size.width + rect.size.height + grid.scale < Self.largestWhole, rect.size.width >= 0,
            rect.size.height >= 0, rect.origin.x.isWhole,
            rect.origin.y.isWhole, rect.size.width.isWhole, rect.size.height.isWhole, grid.scale.isWhole
        {
            // Without the sign of a zero.
            return Rect(
                x: rect.origin.x + 0, y: rect.origin.y + 0, width: rect.size.width + 0,
                height: rect.size.height + 0)
        }
        return Rect(
            x: rounded(rect.origin.x), y: rounded(rect.origin.y),
            width: roundedUp(rect.size.width), height: roundedUp(rect.size.height))
    }

    /// What lies just short of half a pixel, by an error of arithmetic, counts as half.
    private func rounded(_ value: Double) -> Double {
        guard value.magnitude < Self.largest else { return value }
        let tolerance = PixelGrid.tolerance * grid.pixel
        return grid.rounded(value < 0 ? value - tolerance : value + tolerance)
    }

    private func roundedUp(_ value: Double) -> Double {
        value < Self.largest ? max(grid.roundedUp(value), 0) : value
    }

    /// Sums of numbers below this are so small that they and their pixels are exact.
    private static let largestWhole = 1e12
    /// From here on a Double has no bits for parts of a pixel.
    private static let largest = 1e15
}

extension Double {
    /// Whether a number is whole that is less than 2 to the power of 51: at this number and above the last bit counts ones.
    @inline(__always)
    fileprivate var isWhole: Bool { (self + 0x1.8p52) - 0x1.8p52 == self }
}
