internal import LayoutCore

/// Rounding to whole pixels: what is almost whole counts as whole, halves go up, also below zero.
enum PixelRounding {
    /// The nearest pixel as a whole number; text goes down, so that it never starts in its neighbour.
    static func position(_ value: Double, _ scale: Double, isText: Bool) -> Double {
        isText ? down(value, scale) : nearest(value, scale)
    }

    /// The nearest pixel as a whole number.
    static func nearest(_ value: Double, _ scale: Double) -> Double {
        (value * scale + 0.5 + PixelGrid.tolerance).rounded(.down)
    }

    /// The pixel at or below, as a whole number.
    static func down(_ value: Double, _ scale: Double) -> Double {
        (value * scale + PixelGrid.tolerance).rounded(.down)
    }

    /// The pixel at or above, as a whole number.
    static func up(_ value: Double, _ scale: Double) -> Double {
        (value * scale - PixelGrid.tolerance).rounded(.up)
    }

    /// Whether a number of pixels is whole.
    static func isWhole(_ pixels: Double) -> Bool { abs(pixels.rounded() - pixels) < PixelGrid.tolerance }
}
