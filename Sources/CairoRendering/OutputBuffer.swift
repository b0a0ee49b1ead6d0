internal import CCairo

/// Bytes that Cairo writes a document into.
final class OutputBuffer {
    private(set) var bytes: [UInt8] = []

    /// Makes a surface that writes here; the buffer has to live until the surface is destroyed.
    func surface(
        _ create: (cairo_write_func_t, UnsafeMutableRawPointer, Double, Double) -> OpaquePointer?,
        width: Double, height: Double
    ) -> OpaquePointer? {
        // Cairo's closure is a C pointer: unmanaged, since the caller keeps the buffer.
        let write: cairo_write_func_t = { closure, data, length in
            guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
            let buffer = Unmanaged<OutputBuffer>.fromOpaque(closure).takeUnretainedValue()
            buffer.bytes += UnsafeBufferPointer(start: data, count: Int(length))
            return CAIRO_STATUS_SUCCESS
        }
        return create(write, Unmanaged.passUnretained(self).toOpaque(), width, height)
    }
}
