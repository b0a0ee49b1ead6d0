internal import CCairo
import DisplayList

/// What a document keeps until it is finished, so that one picture drawn on a thousand pages is stored
/// once.
final class Resources {
    private var surfaces: [Bitmap: OpaquePointer] = [:]

    deinit {
        for surface in surfaces.values { cairo_surface_destroy(surface) }
    }

    /// A copy of the bitmap's pixels that Cairo owns.
    func surface(of bitmap: Bitmap) -> OpaquePointer? {
        if let surface = surfaces[bitmap] { return surface }
        let surface = cairo_image_surface_create(
            bitmap.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
            Int32(bitmap.width), Int32(bitmap.height))
        guard let surface, let data = cairo_image_surface_get_data(surface) else { return surface }
        bitmap.pixels.withUnsafeBytes { pixels in
            // Four bytes a pixel need no padding between rows.
            UnsafeMutableRawBufferPointer(start: data, count: pixels.count).copyMemory(from: pixels)
        }
        cairo_surface_mark_dirty(surface)
        surfaces[bitmap] = surface
        return surface
    }
}
