internal import CCairo
public import DisplayList
internal import Foundation
public import LayoutCore

/// SVG and PDF files, drawn by librsvg and Poppler. Both are loaded when the first such file is: a program that has none
/// needs neither.
public enum VectorFile {
    /// Whether the first bytes are those of a PDF or an SVG file.
    public static func isVector(_ bytes: [UInt8]) -> Bool { isPDF(bytes) || isSVG(bytes) }

    private static func isPDF(_ bytes: [UInt8]) -> Bool { bytes.starts(with: Array("%PDF".utf8)) }

    private static func isSVG(_ bytes: [UInt8]) -> Bool {
        String(decoding: bytes.prefix(4096), as: UTF8.self).contains("<svg")
    }

    /// The natural size, in points.
    public static func size(of bytes: [UInt8]) throws(VectorError) -> Size {
        try isPDF(bytes) ? PDFPage(bytes).size : SVGDocument(bytes).size
    }

    /// The picture, stretched to a size in pixels.
    public static func bitmap(of bytes: [UInt8], width: Int, height: Int) throws(VectorError) -> Bitmap {
        let side = 16_384
        guard (1...side).contains(width), (1...side).contains(height) else { throw .damaged }
        let size = Size(width: Double(width), height: Double(height))
        let page = isPDF(bytes) ? try PDFPage(bytes) : nil
        let document = page == nil ? try SVGDocument(bytes) : nil
        var isDrawn = false
        let count = width * height * 4
        let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            guard let start = buffer.baseAddress else { return }
            start.update(repeating: 0, count: count)
            let surface = cairo_image_surface_create_for_data(
                start, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
            let context = cairo_create(surface)
            if let context { isDrawn = page?.draw(context, size) ?? document?.draw(context, size) ?? false }
            cairo_destroy(context)
            cairo_surface_flush(surface)
            cairo_surface_destroy(surface)
            initialized = count
        }
        guard isDrawn else { throw .damaged }
        return Bitmap(width: width, height: height, pixels: pixels, isOpaque: false)
    }
}
