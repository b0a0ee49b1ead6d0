internal import CCairo
import DisplayList
import LayoutCore

extension Painter {
    /// Draws a run by Cairo: as text in a document, as outlines where it is very large.
    mutating func drawText(_ run: GlyphRun, at origin: Point, _ face: LoadedFace, _ color: Color) {
        var glyphs: [cairo_glyph_t] = []
        glyphs.reserveCapacity(run.glyphs.count)
        for (glyph, position) in zip(run.glyphs, run.positions) {
            // One glyph that the face lacks would put the whole drawing into an error state; glyph 0 is
            // the face's sign for a missing glyph.
            let index = face.has(glyph) ? UInt(glyph) : 0
            glyphs.append(
                cairo_glyph_t(index: index, x: origin.x + position.x, y: origin.y + position.y))
        }
        var matrix = cairo_matrix_t()
        cairo_matrix_init(&matrix, run.pointSize, 0, -run.face.slant * run.pointSize, run.pointSize, 0, 0)
        guard let cairoFace = face.cairoFace() else { return }
        let options = face.cairoOptions()
        cairo_save(context)
        cairo_set_font_face(context, cairoFace)
        cairo_set_font_options(context, options)
        cairo_set_font_matrix(context, &matrix)
        setSource(color)
        if case .pixels = kind {
            cairo_new_path(context)
            cairo_glyph_path(context, glyphs, Int32(glyphs.count))
            cairo_fill(context)
        } else if run.clustersAreSound {
            showText(run, glyphs)
        } else {
            cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
        }
        cairo_restore(context)
        sourceColor = nil
        cairo_font_options_destroy(options)
    }

    private func showText(_ run: GlyphRun, _ glyphs: [cairo_glyph_t]) {
        let clusters = run.clusters.map {
            cairo_text_cluster_t(num_bytes: Int32($0.byteCount), num_glyphs: Int32($0.glyphCount))
        }
        var flags = cairo_text_cluster_flags_t(rawValue: 0)
        if run.isRightToLeft { flags = CAIRO_TEXT_CLUSTER_FLAG_BACKWARD }
        cairo_show_text_glyphs(
            context, run.text, Int32(run.text.utf8.count), glyphs, Int32(glyphs.count), clusters,
            Int32(clusters.count), flags)
    }
}

extension GlyphRun {
    /// Whether the clusters account for exactly this text and these glyphs, without which Cairo refuses to
    /// draw anything more.
    fileprivate var clustersAreSound: Bool {
        guard !clusters.isEmpty, !text.isEmpty, glyphs.count == positions.count, !text.contains("\0") else {
            return false
        }
        var (bytes, count) = (0, 0)
        for cluster in clusters {
            guard cluster.byteCount >= 0, cluster.glyphCount >= 0,
                cluster.byteCount + cluster.glyphCount > 0
            else { return false }
            bytes += cluster.byteCount
            count += cluster.glyphCount
        }
        guard bytes == text.utf8.count, count == glyphs.count else { return false }
        // Each cluster has to be whole characters.
        let utf8 = Array(text.utf8)
        var place = 0
        for cluster in isRightToLeft ? clusters.reversed() : clusters {
            if place < utf8.count, utf8[place] & 0xC0 == 0x80 { return false }
            place += cluster.byteCount
        }
        return true
    }
}
