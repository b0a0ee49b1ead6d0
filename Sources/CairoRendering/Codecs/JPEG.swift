internal import CTurboJPEG
public import DisplayList

/// JPEG files.
public enum JPEG {
    /// Reads a file, turned upright as its orientation tag says.
    ///
    /// - Throws: ``CodecError`` for a damaged file or one that is too large.
    public static func decode(_ bytes: [UInt8]) throws(CodecError) -> Bitmap {
        guard let decoder = tjInitDecompress() else { throw .damaged(format: "JPEG", reason: "no memory") }
        defer { tjDestroy(decoder) }
        var (width, height, sampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        let size = UInt(bytes.count)
        guard tjDecompressHeader3(decoder, bytes, size, &width, &height, &sampling, &space) == 0 else {
            throw .damaged(format: "JPEG", reason: reason(decoder))
        }
        try CodecError.check(width: Int(width), height: Int(height))
        var status: Int32 = 0
        let count = Int(width) * Int(height) * 4
        let pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            buffer.initialize(repeating: 255)
            status = tjDecompress2(
                decoder, bytes, size, buffer.baseAddress, width, 0, height, Int32(TJPF_BGRA.rawValue),
                TJFLAG_ACCURATEDCT | TJFLAG_LIMITSCANS)
            initialized = count
        }
        // What is merely odd (a missing end marker) still gives a picture; what is cut off does not.
        if status != 0, tjGetErrorCode(decoder) != TJERR_WARNING.rawValue || !hasEnd(bytes) {
            throw .damaged(format: "JPEG", reason: reason(decoder))
        }
        let bitmap = Bitmap(width: Int(width), height: Int(height), pixels: pixels, isOpaque: true)
        return bitmap.turned(by: ExifOrientation(jpeg: bytes))
    }

    /// Writes a file; what is transparent is put on white.
    ///
    /// - Parameters:
    ///   - bitmap: The picture.
    ///   - quality: From 0, smallest, to 1, best.
    /// - Throws: ``CodecError`` for a bitmap without pixels.
    public static func encode(_ bitmap: Bitmap, quality: Double = 0.9) throws(CodecError) -> [UInt8] {
        try CodecError.check(width: bitmap.width, height: bitmap.height)
        guard let encoder = tjInitCompress() else { throw .encodingFailed("no memory") }
        defer { tjDestroy(encoder) }
        let percent = quality.isNaN ? 90 : Int32((min(max(quality, 0), 1) * 99).rounded()) + 1
        // Sharp colour edges, as in text, need every pixel's colour.
        let sampling = percent > 90 ? TJSAMP_444 : TJSAMP_420
        var output: UnsafeMutablePointer<UInt8>?
        var count: UInt = 0
        let status = bitmap.onWhite.withUnsafeBufferPointer { pixels in
            tjCompress2(
                encoder, pixels.baseAddress, Int32(bitmap.width), 0, Int32(bitmap.height),
                Int32(TJPF_BGRX.rawValue), &output, &count, Int32(sampling.rawValue), percent,
                TJFLAG_ACCURATEDCT)
        }
        defer { tjFree(output) }
        guard status == 0, let output else { throw .encodingFailed(reason(encoder)) }
        return Array(UnsafeBufferPointer(start: output, count: Int(count)))
    }

    private static func reason(_ handle: tjhandle) -> String {
        tjGetErrorStr2(handle).map { String(cString: $0) } ?? "unknown"
    }

    private static func hasEnd(_ bytes: [UInt8]) -> Bool {
        bytes.indices.dropLast().reversed().prefix(64).contains { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xD9 }
    }
}

extension Bitmap {
    /// The pixels with white behind what is transparent.
    fileprivate var onWhite: [UInt8] {
        guard !isOpaque else { return pixels }
        var result = pixels
        result.withUnsafeMutableBufferPointer { bytes in
            for start in stride(from: 0, to: bytes.count, by: 4) {
                let white = 255 - bytes[start + 3]
                for channel in start..<start + 3 {
                    bytes[channel] = UInt8(min(255, UInt16(bytes[channel]) + UInt16(white)))
                }
            }
        }
        return result
    }
}
