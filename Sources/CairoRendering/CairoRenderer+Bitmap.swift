internal import CCairo
public import DisplayList
import LayoutCore

extension CairoRenderer {
    /// Draws onto a bitmap.
    ///
    /// - Parameters:
    ///   - list: The drawing.
    ///   - scale: Pixels per point. The size in pixels is rounded up to whole pixels.
    ///   - opaque: Whether the canvas starts as opaque black rather than transparent.
    /// - Throws: ``RenderingError`` for an unusable canvas or an unreadable font.
    public static func bitmap(
        _ list: DisplayList, scale: Double = 1, opaque: Bool = false
    ) throws(RenderingError) -> Bitmap {
        var warnings: [RenderingWarning] = []
        let bitmap = try bitmap(list, scale: scale, opaque: opaque, warnings: &warnings)
        try throwFontWarning(warnings)
        return bitmap
    }

    /// Draws onto a bitmap and appends to `warnings` what had to be left out.
    public static func bitmap(
        _ list: DisplayList, scale: Double, opaque: Bool, warnings: inout [RenderingWarning]
    ) throws(RenderingError) -> Bitmap {
        let (width, height) = try pixelSize(list.size, scale: scale)
        var found: [RenderingWarning] = []
        var status = CAIRO_STATUS_SUCCESS
        let count = width * height * 4
        let cover = CanvasCover(
            of: list.commands, width: Double(width) / scale, height: Double(height) / scale)
        let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            guard let start = buffer.baseAddress else { return }
            let words = UnsafeMutableRawPointer(start).bindMemory(to: UInt32.self, capacity: width * height)
            if cover == nil { words.update(repeating: opaque ? 0xFF00_0000 : 0, count: width * height) }
            let surface = cairo_image_surface_create_for_data(
                start, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
            var painter = Painter(surface: surface, kind: .pixels(scale: scale))
            painter.paint(list.commands, from: cover)
            (status, found) = painter.finish()
            cairo_surface_destroy(surface)
            if opaque, painter.mayHaveErased {
                for index in 0..<width * height { words[index] |= 0xFF00_0000 }
            }
            initialized = count
        }
        warnings += found
        guard status == CAIRO_STATUS_SUCCESS else { throw .drawingFailed(describe(status)) }
        return Bitmap(width: width, height: height, pixels: pixels, isOpaque: opaque)
    }

    /// The canvas in whole pixels.
    ///
    /// A size of whole pixels that binary fractions miss by a hair (10.1 points at scale 10) is not
    /// rounded up to one more.
    static func pixelSize(_ size: Size, scale: Double) throws(RenderingError) -> (Int, Int) {
        let width = (size.width * scale - 1e-6).rounded(.up)
        let height = (size.height * scale - 1e-6).rounded(.up)
        guard scale > 0, width >= 1, height >= 1, width.isFinite, height.isFinite else {
            throw .unusableCanvas(size, scale: scale)
        }
        guard max(width, height) <= Double(longestSide), width * height <= Double(maximumPixels) else {
            throw .canvasTooLarge(size, scale: scale)
        }
        return (Int(width), Int(height))
    }

    static func throwFontWarning(_ warnings: [RenderingWarning]) throws(RenderingError) {
        for case .unreadableFont(let path) in warnings { throw .unreadableFont(path: path) }
    }

    static func describe(_ status: cairo_status_t) -> String {
        String(cString: cairo_status_to_string(status))
    }
}
