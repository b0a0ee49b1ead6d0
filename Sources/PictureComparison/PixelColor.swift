/// The colour of one pixel, its components from 0 to 255 and multiplied by alpha.
public struct PixelColor: Sendable, Hashable {
    /// A component.
    public var red, green, blue, alpha: UInt8

    /// Creates a colour from components that are multiplied by alpha; opaque by default.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// Creates a colour from a word of a picture.
    init(word: UInt32) {
        (blue, green) = (UInt8(truncatingIfNeeded: word), UInt8(truncatingIfNeeded: word >> 8))
        (red, alpha) = (UInt8(truncatingIfNeeded: word >> 16), UInt8(truncatingIfNeeded: word >> 24))
    }

    /// The four bytes of a pixel in memory, as a number of a little-endian machine.
    var word: UInt32 {
        UInt32(blue) | UInt32(green) << 8 | UInt32(red) << 16 | UInt32(alpha) << 24
    }

    /// Whether nothing shines through.
    public var isOpaque: Bool { alpha == 255 }
}
