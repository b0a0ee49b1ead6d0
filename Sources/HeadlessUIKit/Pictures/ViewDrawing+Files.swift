internal import CairoRendering
internal import DisplayList
internal import LayoutCore

extension ViewDrawing {
    /// The picture as a PNG file.
    ///
    /// - Parameter scale: Pixels per point; nil is the scale that the view was laid out for. Where edges fall between
    ///   the pixels of another one, `LayoutDiagnostics` says so: rows that end there are half covered. Lay out
    ///   for that scale instead, by ``init(of:scale:overlays:)``.
    /// - Throws: Where the picture has no pixels or more than can be held.
    public func pngData(scale: CGFloat? = nil) throws -> Data {
        let scale = Double(scale ?? self.scale)
        reportEdges(at: scale)
        let bitmap = try CairoRenderer.bitmap(list, scale: scale, opaque: isOpaque)
        return Data(try PNG.encode(bitmap, scale: scale))
    }

    /// The picture as a PDF document of one page, a point of the view a point of the page. Text stays text. Blurs
    /// are opaque.
    ///
    /// - Throws: Where the picture has no size.
    public func pdfData() throws -> Data {
        Data(try CairoRenderer.pdf([list]))
    }

    /// The picture as an SVG document, a point of the view a pixel of CSS. Text becomes outlines. Blurs
    /// are opaque.
    ///
    /// - Throws: Where the picture has no size.
    public func svgData() throws -> Data {
        Data(try CairoRenderer.svg(list))
    }

    /// The picture as a JPEG file over white.
    ///
    /// - Parameters:
    ///   - scale: Pixels per point, as in ``pngData(scale:)``.
    ///   - quality: From 0, smallest, to 1, best.
    /// - Throws: Where the picture has no pixels or more than can be held.
    public func jpegData(scale: CGFloat? = nil, quality: CGFloat) throws -> Data {
        let scale = Double(scale ?? self.scale)
        reportEdges(at: scale)
        let page = DisplayList(
            size: list.size,
            commands: [.fillRect(Rect(origin: .zero, size: list.size), .white)] + list.commands)
        let bitmap = try CairoRenderer.bitmap(page, scale: scale, opaque: true)
        return Data(try JPEG.encode(bitmap, quality: Double(quality)))
    }
}
