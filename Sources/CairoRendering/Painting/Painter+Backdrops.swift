internal import CCairo
import DisplayList
import LayoutCore

extension Painter {
    /// Replaces what lies below, inside of a path, by a material; documents get the material's opaque colour.
    mutating func draw(_ backdrop: Backdrop, in path: Path) -> Bool {
        guard path.isUsable, backdrop.isUsable else { return false }
        guard case .pixels = kind else { return fill(path, .color(backdrop.opaque), .winding) }
        let matrix = currentTransform
        let scale = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
        append(path)
        cairo_save(context)
        cairo_identity_matrix(context)
        defer {
            cairo_new_path(context)
            cairo_restore(context)
            sourceColor = nil
        }
        let deviation = min(max(0, backdrop.deviation) * scale, 2_000)
        guard var below = blurBelow(deviation: deviation) else { return true }
        below.color(by: backdrop)
        below.withPattern { pattern in
            cairo_set_source(context, pattern)
            cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
            cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
            cairo_fill(context)
        }
        return true
    }

    /// What was drawn so far within the bounds of the current path, seen through all layers that are open.
    private func blurBelow(deviation: Double) -> BackdropPixels? {
        var (box, clip) = ((0.0, 0.0, 0.0, 0.0), (0.0, 0.0, 0.0, 0.0))
        cairo_fill_extents(context, &box.0, &box.1, &box.2, &box.3)
        cairo_clip_extents(context, &clip.0, &clip.1, &clip.2, &clip.3)
        let (left, top) = (max(box.0, clip.0).rounded(.down), max(box.1, clip.1).rounded(.down))
        let width = min(box.2, clip.2).rounded(.up) - left
        let height = min(box.3, clip.3).rounded(.up) - top
        guard width >= 1, height >= 1, width * height <= Double(CairoRenderer.maximumPixels) else {
            return nil
        }
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        defer { cairo_surface_destroy(surface) }
        let copy = cairo_create(surface)
        for layer in scopes.compactMap(\.below) + [cairo_get_group_target(context)].compactMap(\.self) {
            cairo_set_source_surface(copy, layer, -left, -top)
            cairo_paint(copy)
        }
        cairo_destroy(copy)
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        return BackdropPixels(
            blurring: data, stride: Int(cairo_image_surface_get_stride(surface)),
            place: (Int(left), Int(top), Int(width), Int(height)), deviation: deviation)
    }
}
