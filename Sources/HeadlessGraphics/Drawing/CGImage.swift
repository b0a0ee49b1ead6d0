package import DisplayList
import Foundation

/// A picture made of pixels.
public final class CGImage: Sendable {
    package let bitmap: Bitmap

    /// Whether the picture is a stencil: dark pixels let drawing through.
    public let isMask: Bool

    init(_ bitmap: Bitmap, isMask: Bool = false) {
        self.bitmap = bitmap
        self.isMask = isMask
    }

    /// Creates a picture of a bitmap.
    package convenience init(package bitmap: Bitmap) { self.init(bitmap) }

    /// Pixels in a row.
    public var width: Int { bitmap.width }
    /// Rows of pixels.
    public var height: Int { bitmap.height }
    /// Bits of one channel: 8.
    public var bitsPerComponent: Int { 8 }
    /// Bits of one pixel: 32.
    public var bitsPerPixel: Int { 32 }
    /// Bytes from one row to the next.
    public var bytesPerRow: Int { bitmap.width * 4 }
    /// What the channels mean: sRGB.
    public var colorSpace: CGColorSpace? { .rgb }

    /// The part of the picture in a rectangle of pixels, made whole outwards and cut at the edges; nil when
    /// nothing is left.
    @discardableResult public func cropping(to rect: CGRect) -> CGImage? {
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        guard !rect.isNull, rect.origin.x.isFinite, rect.origin.y.isFinite, rect.width.isFinite,
            rect.height.isFinite
        else { return nil }
        let part = rect.integral.intersection(whole)
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        let (x, y) = (Int(part.minX), Int(part.minY))
        let (columns, rows) = (Int(part.width), Int(part.height))
        var pixels: [UInt8] = []
        pixels.reserveCapacity(columns * rows * 4)
        for row in y..<y + rows {
            let start = (row * width + x) * 4
            pixels += bitmap.pixels[start..<start + columns * 4]
        }
        return CGImage(
            Bitmap(width: columns, height: rows, pixels: pixels, isOpaque: bitmap.isOpaque), isMask: isMask)
    }

    /// The same picture: a picture never changes.
    @discardableResult public func copy() -> CGImage? { self }
}
