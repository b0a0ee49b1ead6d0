/// A picture made of pixels that never change once it exists.
///
/// A class so that a display list that draws one picture a thousand times holds it once.
public final class Bitmap: Sendable, Hashable {
    /// Pixels in a row.
    public let width: Int
    /// Rows.
    public let height: Int
    /// Rows from top to bottom, each pixel four bytes B, G, R, A with the colours multiplied by alpha
    /// (Cairo's ARGB32 on a little-endian machine); `width * 4` bytes a row.
    public let pixels: [UInt8]
    /// Whether every pixel is opaque.
    public let isOpaque: Bool

    /// Creates a bitmap from `width * height * 4` bytes, as described at ``pixels``.
    public init(width: Int, height: Int, pixels: [UInt8], isOpaque: Bool) {
        precondition(pixels.count == width * height * 4, "a bitmap needs four bytes a pixel")
        self.width = width
        self.height = height
        self.pixels = pixels
        self.isOpaque = isOpaque
    }

    /// Two bitmaps are equal when they are the same object.
    public static func == (a: Bitmap, b: Bitmap) -> Bool { a === b }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
