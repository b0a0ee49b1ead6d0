internal import CCairo
import DisplayList
import LayoutCore

extension Painter {
    /// Draws a bitmap scaled into a rectangle, or a colour in its shape.
    mutating func draw(_ bitmap: Bitmap, in rect: Rect, tint: Color?) -> Bool {
        guard rect.isUsable, tint?.isUsable ?? true else { return false }
        // Thinner than a millionth of a point is nothing to see, and more than Cairo's fixed numbers hold.
        guard min(rect.size.width, rect.size.height) > 1e-6, bitmap.width > 0, bitmap.height > 0 else {
            return true
        }
        if case .document = kind, let tint { return draw(bitmap.colored(tint), in: rect, tint: nil) }
        withSurface(of: bitmap) { surface in
            let pattern = cairo_pattern_create_for_surface(surface)
            var matrix = cairo_matrix_t()
            cairo_matrix_init_scale(
                &matrix, Double(bitmap.width) / rect.size.width, Double(bitmap.height) / rect.size.height)
            cairo_matrix_translate(&matrix, -rect.origin.x, -rect.origin.y)
            cairo_pattern_set_matrix(pattern, &matrix)
            // Averages when it shrinks, interpolates when it grows; the padding keeps the edges from
            // mixing with nothing.
            cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
            if tint == nil, let (pixels, box) = preparedPixels(of: bitmap, pattern, in: rect) {
                withPrepared(pixels, at: box) {
                    cairo_new_path(context)
                    cairo_rectangle(
                        context, rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
                    cairo_fill(context)
                }
                sourceColor = nil
            } else {
                paint(pattern, in: rect, tint: tint)
            }
            cairo_pattern_destroy(pattern)
        }
        return true
    }

    private mutating func paint(_ pattern: OpaquePointer?, in rect: Rect, tint: Color?) {
        cairo_new_path(context)
        cairo_rectangle(context, rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
        if let tint {
            setSource(tint)
            cairo_save(context)
            cairo_clip(context)
            cairo_mask(context, pattern)
            cairo_restore(context)
        } else {
            cairo_set_source(context, pattern)
            cairo_fill(context)
            // The pixels may be gone before the context is.
            cairo_set_source_rgba(context, 0, 0, 0, 1)
            sourceColor = nil
        }
    }

    /// Gives Cairo access to the bitmap's pixels, which it only reads. A document needs them until it is
    /// finished and holds each bitmap once.
    private func withSurface(of bitmap: Bitmap, _ body: (OpaquePointer?) -> Void) {
        if case .document(let resources) = kind {
            body(resources.surface(of: bitmap))
            return
        }
        bitmap.withCairoSurface(body)
    }
}
