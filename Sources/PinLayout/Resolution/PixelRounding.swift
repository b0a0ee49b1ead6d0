internal import LayoutCore

/// Rounds rectangles to the pixels of a display: origins to the nearest, halves away from zero, sizes up.
struct PixelRounding {
    private let grid: PixelGrid

    /// Creates a rounding to `scale` pixels per point.
    init(scale: Double) {
        grid = PixelGrid(scale: max(scale, 1))
    }

    /// The rectangle on pixels.
    func rounded(_ rect: Rect) -> Rect {
        Rect(
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

    /// From here on a Double has no bits for parts of a pixel.
    private static let largest = 1e15
}
