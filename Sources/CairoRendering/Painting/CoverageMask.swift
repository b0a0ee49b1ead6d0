internal import CCairo

/// A rectangle of device pixels that each say how much of them is covered.
struct CoverageMask {
    /// The position of the first pixel on the device.
    let left, top: Int
    /// The extent in pixels.
    let width, height: Int
    /// Bytes from one row to the next, as Cairo requires them.
    let stride: Int
    /// Rows from top to bottom, 0 to 255 a pixel.
    var coverage: [UInt8]

    /// An empty mask of a rectangle; nil without an area, or with more than a bitmap may have.
    init?(left: Double, top: Double, right: Double, bottom: Double) {
        guard right > left, bottom > top else { return nil }
        let (x, y) = (left.rounded(.down), top.rounded(.down))
        let (width, height) = (right.rounded(.up) - x, bottom.rounded(.up) - y)
        guard max(width, height) <= Double(CairoRenderer.longestSide),
            width * height <= Double(CairoRenderer.maximumPixels)
        else { return nil }
        self.left = Int(x)
        self.top = Int(y)
        self.width = Int(width)
        self.height = Int(height)
        stride = (Int(width) + 3) & ~3
        coverage = [UInt8](repeating: 0, count: stride * Int(height))
    }

    /// Draws into the mask in device coordinates: what has alpha is covered.
    mutating func draw(_ body: (OpaquePointer?) -> Void) {
        let origin = (x: Double(left), y: Double(top))
        withSurface { surface in
            let context = cairo_create(surface)
            cairo_translate(context, -origin.x, -origin.y)
            body(context)
            cairo_destroy(context)
        }
    }

    /// Gives Cairo temporary access to the mask.
    mutating func withSurface(_ body: (OpaquePointer?) -> Void) {
        let (width, height, stride) = (Int32(width), Int32(height), Int32(stride))
        coverage.withUnsafeMutableBufferPointer { buffer in
            let surface = cairo_image_surface_create_for_data(
                buffer.baseAddress, CAIRO_FORMAT_A8, width, height, stride)
            body(surface)
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
    }
}
