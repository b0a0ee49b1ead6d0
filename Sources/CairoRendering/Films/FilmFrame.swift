public import DisplayList

/// A frame of a film that is being encoded: what differs from the frame before, and for how long it is seen.
public struct FilmFrame: Sendable {
    /// The pixels of the part that changed.
    let part: Bitmap
    /// Where it lies.
    let area: PixelArea
    /// When the frame is first seen, in seconds.
    let start: Double
    /// When the next one is.
    let end: Double

    /// Creates a frame.
    ///
    /// - Parameters:
    ///   - bitmap: The whole frame.
    ///   - area: The part that differs from the frame before; all of it in the first frame.
    ///   - time: When the frame is first seen, and when the next one is, in seconds.
    public init(_ bitmap: Bitmap, changed area: PixelArea?, during time: Range<Double>) {
        self.area = area?.onEvenPixels ?? PixelArea(of: bitmap)
        part = bitmap.part(self.area)
        (start, end) = (time.lowerBound, time.upperBound)
    }
}

/// What a film is, beside its frames.
public struct FilmFormat: Hashable, Sendable {
    /// Pixels in a row.
    public let width: Int
    /// Rows.
    public let height: Int
    /// Whether every pixel of every frame is opaque.
    public let isOpaque: Bool
    /// Pixels per point.
    public let scale: Double
    /// How often it runs; 0 is for ever.
    public let loopCount: Int

    /// Creates a format.
    public init(width: Int, height: Int, isOpaque: Bool, scale: Double, loopCount: Int) {
        (self.width, self.height, self.isOpaque) = (width, height, isOpaque)
        (self.scale, self.loopCount) = (scale, max(0, loopCount))
    }
}
