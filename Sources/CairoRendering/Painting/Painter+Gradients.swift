internal import CCairo
import DisplayList
import LayoutCore

extension Painter {
    /// Makes a paint the source; false when there is nothing to paint with.
    ///
    /// - Parameter path: What will be filled with it; nil for a stroke.
    mutating func setSource(_ paint: Paint, filling path: Path?) -> Bool {
        switch paint {
        case .color(let color): setSource(color)
        case .gradient(let gradient):
            guard let pattern = pattern(for: gradient, filling: path) else { return false }
            cairo_set_source(context, pattern)
            cairo_pattern_destroy(pattern)
            sourceColor = nil
        }
        return true
    }

    /// Cairo's pattern of a gradient.
    func pattern(for gradient: Gradient, filling path: Path?) -> OpaquePointer? {
        guard let last = gradient.stops.reversed().max(by: { $0.location < $1.location }) else { return nil }
        let pattern: OpaquePointer?
        let factor = enlargement(of: gradient.shape)
        switch (gradient.shape, factor) {
        case (.conic(let center, let angle), _):
            return conicPattern(ConicGradient(center: center, angle: angle, stops: gradient.stops), path)
        case (_, nil):
            return cairo_pattern_create_rgba(
                last.color.red, last.color.green, last.color.blue, last.color.alpha)
        case (.linear(let start, let end), let factor?):
            pattern = cairo_pattern_create_linear(
                start.x * factor, start.y * factor, end.x * factor, end.y * factor)
        case (.radial(let start, let startRadius, let end, let endRadius), let factor?):
            pattern = cairo_pattern_create_radial(
                start.x * factor, start.y * factor, max(0, startRadius) * factor,
                end.x * factor, end.y * factor, max(0, endRadius) * factor)
        }
        if let factor, factor != 1 {
            var matrix = cairo_matrix_t()
            cairo_matrix_init_scale(&matrix, factor, factor)
            cairo_pattern_set_matrix(pattern, &matrix)
        }
        for stop in gradient.stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, color.red, color.green, color.blue, color.alpha)
        }
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        return pattern
    }

    /// By how much a gradient is made larger or smaller in its own coordinates, which changes nothing of what is seen.
    ///
    /// In bitmaps, Cairo goes from pixels to the gradient by factors in 65,536ths, up to 32,767. Where the transform enlarges
    /// or flattens much, they lose their digits, and the whole drawing ends with an error where they cannot be inverted.
    ///
    /// - Returns: Nil where nothing helps: nearly all pixels are beyond the gradient then.
    private func enlargement(of shape: Gradient.Shape) -> Double? {
        guard case .pixels = kind else { return 1 }
        var inverse = currentTransform
        guard cairo_matrix_invert(&inverse) == CAIRO_STATUS_SUCCESS else { return nil }
        let largest = max(abs(inverse.xx), abs(inverse.yx), abs(inverse.xy), abs(inverse.yy))
        // About how far a pixel goes in the gradient in the direction of its shortest way.
        let smallest = abs(inverse.xx * inverse.yy - inverse.xy * inverse.yx) / largest
        let distance = max(abs(inverse.x0), abs(inverse.y0))
        if largest < 1024, smallest > 1 / 1024, distance < 16_000 { return 1 }
        let factor = min(1024 / largest, 16_000 / max(shape.reach, distance))
        return smallest * factor * 65_536 > 16 ? factor : nil
    }

    /// Cairo has no conic gradient, so its pixels are computed where they can be seen.
    private func conicPattern(_ gradient: ConicGradient, _ path: Path?) -> OpaquePointer? {
        let density = if case .pixels = kind { 1.0 } else { Self.documentDensity }
        var (matrix, points, toPixels) = (cairo_matrix_t(), currentTransform, cairo_matrix_t())
        cairo_matrix_init_scale(&toPixels, density, density)
        cairo_matrix_multiply(&matrix, &points, &toPixels)
        guard let box = visibleBox(of: path, density: density) else { return nil }
        var inverse = matrix
        guard cairo_matrix_invert(&inverse) == CAIRO_STATUS_SUCCESS,
            let surface = cairo_image_surface_create(
                CAIRO_FORMAT_ARGB32, Int32(box.size.width), Int32(box.size.height))
        else { return nil }
        defer { cairo_surface_destroy(surface) }
        if let data = cairo_image_surface_get_data(surface) {
            let count = Int(box.size.width) * Int(box.size.height)
            let words = UnsafeMutableRawPointer(data).bindMemory(to: UInt32.self, capacity: count)
            let toGradient = Transform(
                a: inverse.xx, b: inverse.yx, c: inverse.xy, d: inverse.yy, tx: inverse.x0, ty: inverse.y0)
            gradient.draw(
                into: UnsafeMutableBufferPointer(start: words, count: count), of: box, toGradient)
            cairo_surface_mark_dirty(surface)
        }
        let pattern = cairo_pattern_create_for_surface(surface)
        var place = matrix
        place.x0 -= box.origin.x
        place.y0 -= box.origin.y
        cairo_pattern_set_matrix(pattern, &place)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        return pattern
    }

    /// The whole pixels of what can be seen of a path's inside, or of all that the clip lets through; nil when
    /// there are none.
    func visibleBox(of path: Path?, density: Double) -> Rect? {
        var clip = (0.0, 0.0, 0.0, 0.0)
        var fill = clip
        if let path { append(path) }
        cairo_save(context)
        cairo_identity_matrix(context)
        cairo_clip_extents(context, &clip.0, &clip.1, &clip.2, &clip.3)
        if path != nil {
            cairo_path_extents(context, &fill.0, &fill.1, &fill.2, &fill.3)
        } else {
            fill = clip
        }
        cairo_restore(context)
        cairo_new_path(context)
        let left = (max(clip.0, fill.0) * density).rounded(.down)
        let top = (max(clip.1, fill.1) * density).rounded(.down)
        let right = (min(clip.2, fill.2) * density).rounded(.up)
        let bottom = (min(clip.3, fill.3) * density).rounded(.up)
        let limit = Double(CairoRenderer.longestSide)
        guard right > left, bottom > top, right - left <= limit, bottom - top <= limit,
            (right - left) * (bottom - top) <= Double(CairoRenderer.maximumPixels)
        else { return nil }
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension Gradient.Shape {
    /// How far the shape reaches from the origin, on an axis.
    fileprivate var reach: Double {
        switch self {
        case .linear(let start, let end): max(abs(start.x), abs(start.y), abs(end.x), abs(end.y))
        case .radial(let start, let startRadius, let end, let endRadius):
            max(abs(start.x), abs(start.y), abs(end.x), abs(end.y)) + max(0, startRadius, endRadius)
        case .conic(let center, _): max(abs(center.x), abs(center.y))
        }
    }
}
