internal import CCairo
public import DisplayList
import LayoutCore

extension CairoRenderer {
    /// The longest side of a page, in points: what PDF readers accept.
    public static let longestPageSide = 14_400.0

    /// Draws each display list as a page of a PDF document, a point of the list a point of the page.
    ///
    /// Text stays text that can be searched and copied. Shadows are pictures. The document has no dates,
    /// so that equal pages give equal bytes.
    ///
    /// - Throws: ``RenderingError`` for a document without pages, an unusable page or an unreadable font.
    public static func pdf(
        _ pages: [DisplayList], metadata: DocumentMetadata = DocumentMetadata()
    ) throws(RenderingError) -> [UInt8] {
        var warnings: [RenderingWarning] = []
        let bytes = try pdf(pages, metadata: metadata, warnings: &warnings)
        try throwFontWarning(warnings)
        return bytes
    }

    /// Draws a PDF document and appends to `warnings` what had to be left out.
    public static func pdf(
        _ pages: [DisplayList], metadata: DocumentMetadata, warnings: inout [RenderingWarning]
    ) throws(RenderingError) -> [UInt8] {
        guard !pages.isEmpty else { throw .noPages }
        for page in pages { try checkPage(page.size) }
        var found: [RenderingWarning] = []
        do throws(RenderingError) {
            let document = try document(pages, metadata, &found)
            warnings += found
            return document
        } catch .drawingFailed(let reason) {
            // Numbers beyond what documents can hold: the pages that fail become pictures.
            var drawable: [DisplayList] = []
            for page in pages {
                var ignored: [RenderingWarning] = []
                // A trial: the error is the one that is caught here, and the page becomes a picture for it.
                let isDrawable = (try? document([page], metadata, &ignored)) != nil
                drawable.append(isDrawable ? page : try picture(of: page, because: reason, &warnings))
            }
            return try document(drawable, metadata, &warnings)
        }
    }

    private static func document(
        _ pages: [DisplayList], _ metadata: DocumentMetadata, _ warnings: inout [RenderingWarning]
    ) throws(RenderingError) -> [UInt8] {
        guard let first = pages.first else { throw .noPages }
        let output = OutputBuffer()
        let surface = output.surface(
            cairo_pdf_surface_create_for_stream, width: first.size.width, height: first.size.height)
        defer { withExtendedLifetime(output) { cairo_surface_destroy(surface) } }
        // The oldest that says what text glyphs stand for.
        cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_5)
        describe(surface, metadata)
        let resources = Resources()
        for page in pages {
            cairo_pdf_surface_set_size(surface, page.size.width, page.size.height)
            var painter = Painter(surface: surface, kind: .document(resources))
            painter.paint(page.commands)
            let (status, found) = painter.finish()
            warnings += found
            guard status == CAIRO_STATUS_SUCCESS else { throw .drawingFailed(describe(status)) }
            cairo_surface_show_page(surface)
        }
        return try finish(surface, output)
    }

    /// A page that shows a drawing as pixels, two to a point.
    static func picture(
        of list: DisplayList, because reason: String, _ warnings: inout [RenderingWarning]
    ) throws(RenderingError) -> DisplayList {
        let bitmap = try bitmap(list, scale: 2, opaque: false, warnings: &warnings)
        warnings.append(.drawnAsPicture(reason: reason))
        return DisplayList(
            size: list.size, commands: [.image(bitmap, in: Rect(origin: .zero, size: list.size), tint: nil)])
    }

    private static func describe(_ surface: OpaquePointer?, _ metadata: DocumentMetadata) {
        let entries: [(cairo_pdf_metadata_t, String)] = [
            (CAIRO_PDF_METADATA_TITLE, metadata.title),
            (CAIRO_PDF_METADATA_AUTHOR, metadata.author),
            (CAIRO_PDF_METADATA_SUBJECT, metadata.subject),
            (CAIRO_PDF_METADATA_KEYWORDS, metadata.keywords),
            (CAIRO_PDF_METADATA_CREATOR, metadata.creator),
        ]
        for (key, value) in entries where !value.isEmpty && !value.contains("\0") {
            cairo_pdf_surface_set_metadata(surface, key, value)
        }
        // Without a date of its own Cairo writes the time of drawing.
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    }

    /// Ends a document and gives back what was written.
    static func finish(_ surface: OpaquePointer?, _ output: OutputBuffer) throws(RenderingError) -> [UInt8] {
        cairo_surface_finish(surface)
        let status = cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS else { throw .drawingFailed(describe(status)) }
        return output.bytes
    }

    static func checkPage(_ size: Size) throws(RenderingError) {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
            throw .unusableCanvas(size, scale: 1)
        }
        guard max(size.width, size.height) <= longestPageSide else { throw .canvasTooLarge(size, scale: 1) }
    }
}
