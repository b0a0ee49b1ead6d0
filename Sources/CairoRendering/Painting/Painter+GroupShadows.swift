internal import CCairo
import DisplayList
import LayoutCore

extension Painter {
    /// Starts a layer whose alpha throws a shadow when it ends.
    mutating func beginShadow(_ shadow: Shadow, before rest: ArraySlice<DrawCommand>) -> Bool {
        cairo_save(context)
        let matrix = currentTransform
        let transform = Transform(
            a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
        let box = GroupBounds.box(of: rest, transform)
        let below = cairo_get_group_target(context)
        cairo_push_group(context)
        sourceColor = nil
        scopes.append(.shadowed(shadow, box, below: below))
        return shadow.isUsable
    }

    /// Draws the shadow of the layer that ends, and the layer above it.
    mutating func compose(under shadow: Shadow, _ box: Rect?) {
        let layer = cairo_pop_group(context)
        if shadow.isUsable, shadow.color.alpha > 0 { drawShadow(shadow, of: layer, box) }
        cairo_save(context)
        cairo_set_source(context, layer)
        cairo_paint(context)
        cairo_restore(context)
        cairo_pattern_destroy(layer)
        sourceColor = nil
    }

    private mutating func drawShadow(_ shadow: Shadow, of layer: OpaquePointer?, _ box: Rect?) {
        let (density, toPixels, blur) = measure(shadow)
        var matrix = toPixels
        let points = currentTransform
        cairo_matrix_translate(&matrix, shadow.offset.x, shadow.offset.y)
        let moved = (
            x: (shadow.offset.x * points.xx + shadow.offset.y * points.xy) * density,
            y: (shadow.offset.x * points.yx + shadow.offset.y * points.yy) * density
        )
        guard var mask = mask(around: box, moved, reach: Double(blur.reach), density: density) else { return }
        mask.draw { target in
            var matrix = matrix
            cairo_transform(target, &matrix)
            cairo_set_source(target, layer)
            cairo_paint(target)
        }
        blur.apply(to: &mask)
        setSource(shadow.color)
        paint(&mask, density: density)
    }

    /// A mask for the moved box, as far as it can be seen, with what can blur into it.
    private func mask(
        around box: Rect?, _ moved: (x: Double, y: Double), reach: Double, density: Double
    ) -> CoverageMask? {
        var clip = (0.0, 0.0, 0.0, 0.0)
        cairo_save(context)
        cairo_identity_matrix(context)
        cairo_clip_extents(context, &clip.0, &clip.1, &clip.2, &clip.3)
        cairo_restore(context)
        guard clip.2 > clip.0, clip.3 > clip.1 else { return nil }
        var (left, top) = (clip.0 * density - reach, clip.1 * density - reach)
        var (right, bottom) = (clip.2 * density + reach, clip.3 * density + reach)
        if let box, box.isUsable {
            left = max(left, box.origin.x * density + moved.x - reach - 1)
            top = max(top, box.origin.y * density + moved.y - reach - 1)
            right = min(right, (box.origin.x + box.size.width) * density + moved.x + reach + 1)
            bottom = min(bottom, (box.origin.y + box.size.height) * density + moved.y + reach + 1)
        }
        return CoverageMask(left: left, top: top, right: right, bottom: bottom)
    }
}
