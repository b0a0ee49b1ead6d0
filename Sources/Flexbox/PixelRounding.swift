internal import LayoutCore

/// Rounding to whole pixels: what is almost whole counts as whole, halves go up, also below zero. All of it is inlined,
/// which pays in `flex growth wide`.
enum PixelRounding {
    /// The nearest pixel as a whole number; text goes down, so that it never starts in its neighbour.
    @inline(__always)
    static func position(_ value: Double, _ scale: Double, isText: Bool) -> Double {
        isText ? down(value, scale) : nearest(value, scale)
    }

    /// The nearest pixel as a whole number.
    @inline(__always)
    static func nearest(_ value: Double, _ scale: Double) -> Double {
        floor(value * scale + 0.5 + PixelGrid.tolerance)
    }

    /// The pixel at or below, as a whole number.
    @inline(__always)
    static func down(_ value: Double, _ scale: Double) -> Double {
        floor(value * scale + PixelGrid.tolerance)
    }

    /// The pixel at or above, as a whole number.
    @inline(__always)
    static func up(_ value: Double, _ scale: Double) -> Double {
        -floor(PixelGrid.tolerance - value * scale)
    }

    /// The whole number at or below.
    ///
    /// By way of an integer, which takes no call where the processor has no instruction for it.
    @inline(__always)
    static func floor(_ value: Double) -> Double {
        guard abs(value) < 4e15 else { return value.rounded(.down) }
        let whole = Double(Int64(value))
        return whole > value ? whole - 1 : whole
    }

    /// Whether a number of pixels is whole.
    @inline(__always)
    static func isWhole(_ pixels: Double) -> Bool { abs(floor(pixels + 0.5) - pixels) < PixelGrid.tolerance }

    /// Distances below this, in pixels, may be rounded by ``quickNearest(_:_:)``.
    static let quickReach = 1e15

    /// The nearest pixel as a whole number, for distances within ``quickReach``.
    ///
    /// So far out that only whole numbers are left, sums are rounded by themselves.
    @inline(__always)
    static func quickNearest(_ value: Double, _ scale: Double) -> Double {
        let pixels = value * scale + 0.5 + PixelGrid.tolerance
        let whole = (pixels + farOut) - farOut
        return whole > pixels ? whole - 1 : whole
    }

    private static let farOut = 6_755_399_441_055_744.0
}
