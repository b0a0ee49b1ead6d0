internal import CCairo
import DisplayList
import LayoutCore

extension Painter {
    /// Fills a path with a gradient's prepared pixels; false where it is not drawn from such.
    mutating func fill(_ path: Path, _ gradient: Gradient, _ rule: Path.FillRule) -> Bool {
        if case .conic = gradient.shape { return false }
        guard case .pixels = kind, !gradient.stops.isEmpty, let box = preparedBox(of: path),
            let pattern = pattern(for: gradient, filling: path)
        else { return false }
        defer { cairo_pattern_destroy(pattern) }
        let transform = transformOfPoints
        let isOpaque = gradient.stops.allSatisfy { $0.color.alpha >= 1 }
        let key = PreparedPixels.Key(content: .gradient(gradient), transform: transform, box: box)
        let pixels = PreparedPixels.shared.pixels(key, source: nil) {
            Self.pixels(of: pattern, transform, in: box, isOpaque: isOpaque && gradient.isLinear)
        }
        guard let pixels else { return false }
        withPrepared(pixels, at: box) {
            append(path)
            cairo_set_fill_rule(context, rule.cairo)
            cairo_fill(context)
        }
        sourceColor = nil
        return true
    }

    /// The pixels of a picture that is drawn smaller than it is; nil where it is not drawn from such.
    func preparedPixels(of bitmap: Bitmap, _ pattern: OpaquePointer?, in rect: Rect) -> (Bitmap, Rect)? {
        let transform = transformOfPoints
        guard case .pixels = kind, transform.b == 0, transform.c == 0 else { return nil }
        // Cairo averages where it makes a picture smaller, and interpolates quickly where it makes it larger.
        guard abs(rect.size.width * transform.a) < Double(bitmap.width) * 0.75,
            abs(rect.size.height * transform.d) < Double(bitmap.height) * 0.75,
            let box = preparedBox(of: Path(rect))
        else { return nil }
        let content = PreparedPixels.Key.Content.image(ObjectIdentifier(bitmap), rect)
        let key = PreparedPixels.Key(content: content, transform: transform, box: box)
        let pixels = PreparedPixels.shared.pixels(key, source: bitmap) {
            Self.pixels(of: pattern, transform, in: box, isOpaque: bitmap.isOpaque)
        }
        return pixels.map { ($0, box) }
    }

    /// Makes prepared pixels the source while something is painted; no colour is the source afterwards.
    func withPrepared(_ pixels: Bitmap, at box: Rect, _ paint: () -> Void) {
        pixels.withCairoSurface { surface in
            var matrix = currentTransform
            // Without the map, so that the pixels lie exactly on the device's.
            cairo_identity_matrix(context)
            cairo_set_source_surface(context, surface, box.origin.x, box.origin.y)
            cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
            cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
            cairo_set_matrix(context, &matrix)
            paint()
            // The pixels may be gone before the context is.
            cairo_set_source_rgba(context, 0, 0, 0, 1)
        }
    }

    /// The whole pixels that can be seen of a path's inside, if that many are worth keeping.
    private func preparedBox(of path: Path) -> Rect? {
        guard let box = visibleBox(of: path, density: 1), box.origin.x >= 0, box.origin.y >= 0 else {
            return nil
        }
        let count = Int(box.size.width) * Int(box.size.height)
        return count >= PreparedPixels.minimumPixels && count <= PreparedPixels.maximumPixels ? box : nil
    }

    private var transformOfPoints: Transform {
        let matrix = currentTransform
        return Transform(
            a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    }

    /// What a pattern puts onto a box of the device, with the coordinates of the device, by which Cairo rounds.
    private static func pixels(
        of pattern: OpaquePointer?, _ transform: Transform, in box: Rect, isOpaque: Bool
    ) -> Bitmap? {
        let (left, top) = (Int(box.origin.x), Int(box.origin.y))
        let (width, height) = (Int(box.size.width), Int(box.size.height))
        let (right, bottom) = (left + width, top + height)
        // Only the pages that are drawn on are memory.
        let canvas = UnsafeMutablePointer<UInt8>.allocate(capacity: right * bottom * 4)
        defer { canvas.deallocate() }
        let surface = cairo_image_surface_create_for_data(
            canvas, CAIRO_FORMAT_ARGB32, Int32(right), Int32(bottom), Int32(right * 4))
        let context = cairo_create(surface)
        cairo_rectangle(context, Double(left), Double(top), Double(width), Double(height))
        cairo_clip(context)
        var matrix = cairo_matrix_t(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
            y0: transform.ty)
        cairo_set_matrix(context, &matrix)
        cairo_set_source(context, pattern)
        cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
        cairo_paint(context)
        let status = cairo_status(context)
        cairo_destroy(context)
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
        guard status == CAIRO_STATUS_SUCCESS else { return nil }
        let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, initialized in
            guard let target = buffer.baseAddress else { return }
            for row in 0..<height {
                let source = canvas + ((top + row) * right + left) * 4
                (target + row * width * 4).update(from: source, count: width * 4)
            }
            initialized = width * height * 4
        }
        return Bitmap(width: width, height: height, pixels: pixels, isOpaque: isOpaque)
    }
}

extension Gradient {
    /// Whether the colours go on in all directions: outside of a cone of circles there are none.
    fileprivate var isLinear: Bool {
        if case .linear = shape { return true }
        return false
    }
}

extension Bitmap {
    /// Gives Cairo access to the pixels, which it only reads.
    func withCairoSurface(_ body: (OpaquePointer?) -> Void) {
        pixels.withUnsafeBufferPointer { buffer in
            let surface = cairo_image_surface_create_for_data(
                UnsafeMutablePointer(mutating: buffer.baseAddress),
                isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
                Int32(width * 4))
            body(surface)
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
    }
}
