internal import CCairo
import DisplayList
import LayoutCore

/// A glyph that is a picture, such as an emoji.
struct ColorGlyph {
    let bitmap: Bitmap
    /// Where the picture is, for a size of one unit, relative to the glyph's origin, y down.
    let frame: Rect

    /// Loads the glyph's picture in the size that is best for `pixelSize`; nil when it is an outline.
    init?(_ glyph: UInt32, of face: FT_Face, pixelSize: Double) {
        if formwork_is_scalable(face) != 0 {
            guard FT_Set_Char_Size(face, 0, FT_F26Dot6(min(pixelSize, 2000) * 64), 0, 0) == 0 else {
                return nil
            }
        } else {
            guard let strike = Self.strike(of: face, for: pixelSize), FT_Select_Size(face, strike) == 0 else {
                return nil
            }
        }
        FT_Set_Transform(face, nil, nil)
        guard FT_Load_Glyph(face, glyph, formwork_load_color) == 0 else {
            return nil
        }
        let slot = face.pointee.glyph.pointee
        let source = slot.bitmap
        let (width, height) = (Int(source.width), Int(source.rows))
        guard UInt32(source.pixel_mode) == FT_PIXEL_MODE_BGRA.rawValue, let buffer = source.buffer,
            width > 0, height > 0
        else { return nil }
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height * 4)
        for row in 0..<height {
            pixels += UnsafeBufferPointer(start: buffer + row * Int(source.pitch), count: width * 4)
        }
        bitmap = Bitmap(width: width, height: height, pixels: pixels, isOpaque: false)
        let unit = 1 / max(1, Double(face.pointee.size.pointee.metrics.y_ppem))
        frame = Rect(
            x: Double(slot.bitmap_left) * unit, y: -Double(slot.bitmap_top) * unit,
            width: Double(width) * unit, height: Double(height) * unit)
    }

    /// The smallest strike that need not be enlarged, else the largest.
    private static func strike(of face: FT_Face, for pixelSize: Double) -> FT_Int? {
        let sizes = (0..<Int(face.pointee.num_fixed_sizes)).map { index in
            (index: FT_Int(index), size: Double(face.pointee.available_sizes[index].y_ppem) / 64)
        }
        let enough = sizes.filter { $0.size >= pixelSize }
        return (enough.min { $0.size < $1.size } ?? sizes.max { $0.size < $1.size })?.index
    }
}
