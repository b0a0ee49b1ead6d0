/// Multiplying colours by alpha, and back.
enum Alpha {
    /// Multiplies the colours of B, G, R, A pixels by alpha; true when any pixel is not opaque.
    static func premultiply(_ pixels: inout [UInt8]) -> Bool {
        var isTranslucent = false
        pixels.withUnsafeMutableBufferPointer { bytes in
            for start in stride(from: 0, to: bytes.count, by: 4) {
                let alpha = UInt32(bytes[start + 3])
                if alpha == 255 { continue }
                isTranslucent = true
                for channel in start..<start + 3 {
                    // Rounds to nearest.
                    bytes[channel] = UInt8((UInt32(bytes[channel]) * alpha + 127) / 255)
                }
            }
        }
        return isTranslucent
    }

    /// A pixel of R, G, B, A bytes (R lowest) whose colours are not multiplied, from one of B, G, R, A
    /// bytes (B lowest) whose colours are.
    @inline(__always)  // Run once a pixel, in loops that are vectorised with it.
    static func straightRGBA(_ pixel: UInt32) -> UInt32 {
        let alpha = pixel >> 24
        if alpha == 255 { return (pixel.byteSwapped >> 8) | 0xFF00_0000 }
        if alpha == 0 { return 0 }
        let half = alpha / 2
        let red = min(255, (((pixel >> 16) & 255) * 255 + half) / alpha)
        let green = min(255, (((pixel >> 8) & 255) * 255 + half) / alpha)
        let blue = min(255, ((pixel & 255) * 255 + half) / alpha)
        return red | green << 8 | blue << 16 | alpha << 24
    }
}
