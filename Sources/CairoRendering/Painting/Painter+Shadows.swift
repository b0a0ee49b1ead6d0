internal import CCairo
import DisplayList
import LayoutCore

extension Painter {
    /// Pixels per point of a document in which shadows and conic gradients are drawn: what is soft needs no
    /// more.
    static let documentDensity = 2.0

    /// Draws the blurred shadow of a filled path, outside of the path.
    ///
    /// Pixels that the path covers in part get the whole shadow, so that what is drawn over them with the
    /// same edge leaves no light seam.
    mutating func draw(_ shadow: Shadow, of path: Path) -> Bool {
        guard path.isUsable, shadow.isUsable else { return false }
        guard shadow.color.alpha > 0 else { return true }
        let (density, matrix, blur) = measure(shadow)
        var thrown = matrix
        cairo_matrix_translate(&thrown, shadow.offset.x, shadow.offset.y)
        guard var mask = mask(for: path, thrown, reach: Double(blur.reach), density: density) else {
            return true
        }
        mask.draw { $0.fill(path, under: thrown) }
        blur.apply(to: &mask)
        mask.remove(path, under: matrix)
        setSource(shadow.color)
        paint(&mask, density: density)
        return true
    }

    /// How a shadow is drawn here: the pixels per point of its mask, the map from points to them, and the blur.
    func measure(_ shadow: Shadow) -> (density: Double, toPixels: cairo_matrix_t, blur: BoxBlur) {
        let density = if case .pixels = kind { 1.0 } else { Self.documentDensity }
        var (matrix, points, scaling) = (cairo_matrix_t(), currentTransform, cairo_matrix_t())
        cairo_matrix_init_scale(&scaling, density, density)
        cairo_matrix_multiply(&matrix, &points, &scaling)
        let scale = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
        return (density, matrix, BoxBlur(deviation: min(max(0, shadow.radius) / 2 * scale, 500)))
    }

    /// A mask that holds all of the shadow that can be seen, with what can blur into it.
    private func mask(for path: Path, _ matrix: cairo_matrix_t, reach: Double, density: Double)
        -> CoverageMask?
    {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        var matrix = matrix
        var identity = cairo_matrix_t()
        cairo_matrix_init_identity(&identity)
        cairo_save(context)
        cairo_set_matrix(context, &matrix)
        append(path)
        cairo_set_matrix(context, &identity)
        cairo_path_extents(context, &left, &top, &right, &bottom)
        cairo_new_path(context)
        var clip = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(context, &clip.0, &clip.1, &clip.2, &clip.3)
        cairo_restore(context)
        let (width, height) = (right - left, bottom - top)
        guard width > 0, height > 0, clip.2 > clip.0, clip.3 > clip.1 else { return nil }
        return CoverageMask(
            left: max(left, clip.0 * density - reach) - reach,
            top: max(top, clip.1 * density - reach) - reach,
            right: min(right, clip.2 * density + reach) + reach,
            bottom: min(bottom, clip.3 * density + reach) + reach)
    }

    /// Paints the source through a mask.
    mutating func paint(_ mask: inout CoverageMask, density: Double = 1) {
        let (left, top) = (Double(mask.left), Double(mask.top))
        if case .document = kind {
            let bitmap = Bitmap.colored(sourceColor ?? .black, width: mask.width, height: mask.height) {
                mask.coverage[$1 * mask.stride + $0]
            }
            let place = Rect(
                x: left / density, y: top / density, width: Double(mask.width) / density,
                height: Double(mask.height) / density)
            cairo_save(context)
            cairo_identity_matrix(context)
            _ = draw(bitmap, in: place, tint: nil)
            cairo_restore(context)
            return
        }
        mask.withSurface { surface in
            cairo_save(context)
            cairo_identity_matrix(context)
            cairo_scale(context, 1 / density, 1 / density)
            cairo_mask_surface(context, surface, left, top)
            cairo_restore(context)
        }
    }
}

extension OpaquePointer? {
    /// Fills a path through a matrix, on a context of its own.
    fileprivate func fill(_ path: Path, under matrix: cairo_matrix_t) {
        var matrix = matrix
        cairo_save(self)
        cairo_transform(self, &matrix)
        path.append(to: self)
        cairo_set_fill_rule(self, CAIRO_FILL_RULE_WINDING)
        cairo_fill(self)
        cairo_restore(self)
    }
}

extension CoverageMask {
    /// Empties the pixels that lie wholly inside of a path.
    fileprivate mutating func remove(_ path: Path, under matrix: cairo_matrix_t) {
        guard
            var inside = CoverageMask(
                left: Double(left), top: Double(top), right: Double(left + width),
                bottom: Double(top + height))
        else { return }
        inside.draw { $0.fill(path, under: matrix) }
        coverage.withUnsafeMutableBufferPointer { shadow in
            inside.coverage.withUnsafeBufferPointer { inside in
                for index in 0..<shadow.count { shadow[index] &= inside[index] == 255 ? 0 : 255 }
            }
        }
    }
}
