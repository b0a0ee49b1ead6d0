internal import CCairo

/// How a glyph's outline becomes pixels: the same for all glyphs of a run.
struct GlyphShape: Hashable {
    /// The map from the em square, y up, to device pixels, y up.
    let xx, xy, yx, yy: Double

    /// The size of the em square in pixels along its upright.
    var pixelSize: Double { (xy * xy + yy * yy).squareRoot() }
    /// Whether glyphs have an area and a size that FreeType can set: beyond either end it fails, and a font
    /// that has failed once fails Cairo for good.
    var isDrawable: Bool {
        let width = (xx * xx + yx * yx).squareRoot()
        let height = abs(xx * yy - xy * yx) / width
        let sizes = 0.05...10_000
        return sizes.contains(width) && sizes.contains(height) && sizes.contains(pixelSize)
    }
    /// Whether lines of text lie along rows of pixels.
    var isUpright: Bool { yx == 0 }
}

/// A rasterised glyph in a cache's memory.
struct GlyphMask {
    /// Pixels from the glyph's origin to the mask's left and (upwards) top edge.
    let left, top: Int
    let width, height: Int
    /// The index of the first byte in the cache's memory.
    let start: Int

    static let empty = GlyphMask(left: 0, top: 0, width: 0, height: 0, start: 0)
}

extension LoadedFace {
    /// Rasterises a glyph, its origin moved by 64ths of a pixel, appending its rows to `memory`.
    func rasterize(
        _ glyph: UInt32, _ shape: GlyphShape, shift: (x: Int, y: Int), into memory: inout [UInt8]
    ) -> GlyphMask? {
        let size = shape.pixelSize
        guard size > 0, FT_Set_Char_Size(face, 0, FT_F26Dot6((size * 64).rounded()), 0, 0) == 0,
            FT_Load_Glyph(face, glyph, formwork_load_outline) == 0,
            formwork_is_outline(face.pointee.glyph) != 0
        else { return nil }
        let outline = withUnsafeMutablePointer(to: &face.pointee.glyph.pointee.outline) { $0 }
        if description.isEmboldened { FT_Outline_Embolden(outline, FT_Pos(size * 64 / 24)) }
        let unit = 65536 / size
        var matrix = FT_Matrix(
            xx: FT_Fixed((shape.xx * unit).rounded()), xy: FT_Fixed((shape.xy * unit).rounded()),
            yx: FT_Fixed((shape.yx * unit).rounded()), yy: FT_Fixed((shape.yy * unit).rounded()))
        FT_Outline_Transform(outline, &matrix)
        FT_Outline_Translate(outline, FT_Pos(shift.x), FT_Pos(shift.y))
        var box = FT_BBox()
        FT_Outline_Get_CBox(outline, &box)
        let (left, bottom) = (box.xMin >> 6, box.yMin >> 6)
        let (width, height) = (((box.xMax + 63) >> 6) - left, ((box.yMax + 63) >> 6) - bottom)
        guard width > 0, height > 0 else { return .empty }
        guard width < 4096, height < 4096 else { return nil }
        FT_Outline_Translate(outline, -left * 64, -bottom * 64)
        let start = memory.count
        memory.append(contentsOf: repeatElement(0, count: width * height))
        let failure = memory.withUnsafeMutableBufferPointer { buffer in
            var bitmap = FT_Bitmap()
            bitmap.rows = UInt32(height)
            bitmap.width = UInt32(width)
            bitmap.pitch = Int32(width)
            bitmap.buffer = buffer.baseAddress.map { $0 + start }
            bitmap.num_grays = 256
            bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
            return FT_Outline_Get_Bitmap(library, outline, &bitmap)
        }
        guard failure == 0 else { return nil }
        return GlyphMask(left: left, top: bottom + height, width: width, height: height, start: start)
    }
}
