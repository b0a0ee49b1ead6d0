public import DisplayList

/// A rectangle of whole pixels.
public struct PixelArea: Hashable, Sendable {
    /// The left edge, from the left edge of the picture.
    public let x: Int
    /// The upper edge, from the upper edge of the picture.
    public let y: Int
    /// Pixels in a row.
    public let width: Int
    /// Rows.
    public let height: Int

    /// Creates a rectangle.
    public init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// All of a bitmap.
    init(of bitmap: Bitmap) { self.init(x: 0, y: 0, width: bitmap.width, height: bitmap.height) }

    /// The smallest rectangle outside of which two bitmaps of one size are equal; nil where they are equal everywhere.
    public static func ofChanges(from old: Bitmap, to new: Bitmap) -> PixelArea? {
        let (width, height) = (new.width, new.height)
        guard old.width == width, old.height == height else { return PixelArea(of: new) }
        return old.pixels.withUnsafeBytes { old in
            new.pixels.withUnsafeBytes { new -> PixelArea? in
                guard let old = old.baseAddress, let new = new.baseAddress else { return nil }
                let stride = width * 4
                func isEqual(_ row: Int) -> Bool {
                    (old + row * stride).hasBytes(equalTo: new + row * stride, count: stride)
                }
                guard let top = (0..<height).first(where: { !isEqual($0) }) else { return nil }
                let bottom = (top..<height).last { !isEqual($0) } ?? top
                var (left, right) = (width, -1)
                for row in top...bottom where left > 0 || right < width - 1 {
                    let (a, b) = (
                        (old + row * stride).assumingMemoryBound(to: UInt32.self),
                        (new + row * stride).assumingMemoryBound(to: UInt32.self)
                    )
                    if let x = (0..<left).first(where: { a[$0] != b[$0] }) { left = x }
                    if right < width - 1, let x = (right + 1..<width).last(where: { a[$0] != b[$0] }) {
                        right = x
                    }
                }
                return PixelArea(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
            }
        }
    }

    /// The rectangle with its upper left corner on even pixels.
    var onEvenPixels: PixelArea {
        PixelArea(x: x & ~1, y: y & ~1, width: width + (x & 1), height: height + (y & 1))
    }
}

extension Bitmap {
    /// A part of the bitmap.
    func part(_ area: PixelArea) -> Bitmap {
        if area == PixelArea(of: self) { return self }
        let part = [UInt8](unsafeUninitializedCapacity: area.width * area.height * 4) { buffer, count in
            count = area.width * area.height * 4
            guard let target = UnsafeMutableRawPointer(buffer.baseAddress) else { return }
            pixels.withUnsafeBytes { source in
                guard let source = source.baseAddress else { return }
                for row in 0..<area.height {
                    (target + row * area.width * 4).copyMemory(
                        from: source + ((area.y + row) * width + area.x) * 4, byteCount: area.width * 4)
                }
            }
        }
        return Bitmap(width: area.width, height: area.height, pixels: part, isOpaque: isOpaque)
    }
}
