internal import CCairo
public import DisplayList
import LayoutCore

extension CairoRenderer {
    /// Draws an SVG document, a point of the list a pixel of CSS. Text becomes outlines; shadows and conic
    /// gradients are pictures.
    ///
    /// - Throws: ``RenderingError`` for an unusable canvas or an unreadable font.
    public static func svg(_ list: DisplayList) throws(RenderingError) -> [UInt8] {
        var warnings: [RenderingWarning] = []
        let bytes = try svg(list, warnings: &warnings)
        try throwFontWarning(warnings)
        return bytes
    }

    /// Draws an SVG document and appends to `warnings` what had to be left out.
    public static func svg(
        _ list: DisplayList, warnings: inout [RenderingWarning]
    ) throws(RenderingError) -> [UInt8] {
        try checkPage(list.size)
        var found: [RenderingWarning] = []
        do throws(RenderingError) {
            let document = try document(list, &found)
            warnings += found
            return document
        } catch .drawingFailed(let reason) {
            return try document(picture(of: list, because: reason, &warnings), &warnings)
        }
    }

    private static func document(
        _ list: DisplayList, _ warnings: inout [RenderingWarning]
    ) throws(RenderingError) -> [UInt8] {
        let output = OutputBuffer()
        let surface = output.surface(
            cairo_svg_surface_create_for_stream, width: list.size.width, height: list.size.height)
        defer { withExtendedLifetime(output) { cairo_surface_destroy(surface) } }
        cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
        var painter = Painter(surface: surface, kind: .document(Resources()))
        painter.paint(list.commands)
        let (status, found) = painter.finish()
        warnings += found
        guard status == CAIRO_STATUS_SUCCESS else { throw .drawingFailed(describe(status)) }
        return SVGNames.renumbered(try finish(surface, output))
    }
}
