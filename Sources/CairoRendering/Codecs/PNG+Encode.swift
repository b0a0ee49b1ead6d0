internal import CDeflate
internal import CZlib
public import DisplayList

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

extension PNG {
    /// Rows are converted and compressed in bands of about this many bytes, which stay in the cache.
    private static let bandSize = 64 << 10

    /// Writes a file: RGB for an opaque bitmap, else RGBA with straight alpha, 8 bits a channel.
    ///
    /// Compressed without row filters by what looks for repetitions of whole pixels (`CDeflate`): screens are mostly
    /// flat. Equal bitmaps give equal bytes.
    ///
    /// - Parameters:
    ///   - bitmap: The picture.
    ///   - scale: Pixels per point, written as a resolution of `72 * scale` dots per inch.
    ///   - hasDigest: Whether a digest of the pixels is written, for ``isFile(_:of:)``. Other programs pass over it.
    /// - Throws: ``CodecError/empty`` for a bitmap without pixels.
    public static func encode(
        _ bitmap: Bitmap, scale: Double = 1, hasDigest: Bool = false
    ) throws(CodecError) -> [UInt8] {
        guard bitmap.width > 0, bitmap.height > 0 else { throw .empty }
        var file = signature
        file.reserveCapacity(bitmap.width * bitmap.height / 8 + 1024)
        var header: [UInt8] = []
        header.append(bigEndian: UInt32(truncatingIfNeeded: bitmap.width))
        header.append(bigEndian: UInt32(truncatingIfNeeded: bitmap.height))
        // Eight bits; colour type 2 is RGB, 6 RGBA; deflate, no filters, not interlaced.
        header += [8, bitmap.isOpaque ? 2 : 6, 0, 0, 0]
        file.appendChunk("IHDR") { $0 += header }
        if scale > 0, scale < 1000 {
            file.appendChunk("pHYs") { chunk in
                let perMetre = UInt32((scale * 72 / 0.0254).rounded())
                chunk.append(bigEndian: perMetre)
                chunk.append(bigEndian: perMetre)
                chunk.append(1)
            }
        }
        var isCompressed = false
        file.appendChunk("IDAT") { isCompressed = appendPixels(of: bitmap, to: &$0) }
        guard isCompressed else { throw .encodingFailed("no memory") }
        if hasDigest {
            let content = PixelDigest(bitmap, compressed: file.suffix(4)).bytes
            file.appendChunk(PixelDigest.chunkName) { $0 += content }
        }
        file.appendChunk("IEND") { _ in }
        return file
    }

    /// Appends the compressed rows of a bitmap; false where there is no memory.
    private static func appendPixels(of bitmap: Bitmap, to file: inout [UInt8]) -> Bool {
        bitmap.pixels.withUnsafeBufferPointer { pixels in
            var size = 0
            guard
                let bytes = formwork_compress_pixels(
                    pixels.baseAddress, bitmap.width, bitmap.height, bitmap.isOpaque ? 1 : 0, &size)
            else { return false }
            file += UnsafeBufferPointer(start: bytes, count: size)
            free(bytes)
            return true
        }
    }

    /// Appends the rows of a bitmap as zlib compresses them, for films; the status is `Z_STREAM_END` where that worked.
    static func compress(_ bitmap: Bitmap, level: Int32, into file: inout [UInt8]) -> Int32 {
        let rowSize = 1 + bitmap.width * (bitmap.isOpaque ? 3 : 4)
        let bandRows = max(1, min(bitmap.height, bandSize / rowSize))
        // Eight bytes more than the band: the last pixels of a row are written as whole words.
        var band = [UInt8](repeating: 0, count: bandRows * rowSize + 8)
        var output = [UInt8](repeating: 0, count: bandSize)
        var stream = z_stream()
        guard formwork_deflate_init(&stream, level) == Z_OK else { return Z_MEM_ERROR }
        defer { deflateEnd(&stream) }
        var status: Int32 = Z_OK
        for first in stride(from: 0, to: bitmap.height, by: bandRows) {
            let rows = min(bandRows, bitmap.height - first)
            band.withUnsafeMutableBufferPointer { target in
                RowConverter.convert(bitmap, rows: first..<first + rows, into: target)
                stream.next_in = target.baseAddress
                stream.avail_in = UInt32(rows * rowSize)
                let flush = first + rows == bitmap.height ? Z_FINISH : Z_NO_FLUSH
                output.withUnsafeMutableBufferPointer { output in
                    repeat {
                        stream.next_out = output.baseAddress
                        stream.avail_out = UInt32(output.count)
                        status = deflate(&stream, flush)
                        file += output[..<(output.count - Int(stream.avail_out))]
                    } while stream.avail_out == 0 && status == Z_OK
                }
            }
        }
        return status
    }
}

extension [UInt8] {
    /// Appends four bytes, the highest first.
    mutating func append(bigEndian number: UInt32) {
        for shift in [24, 16, 8, 0] as [UInt32] { append(UInt8(truncatingIfNeeded: number >> shift)) }
    }

    /// Appends a chunk of a PNG file, whose length and checksum are filled in once its contents are there.
    mutating func appendChunk(_ name: String, _ contents: (inout [UInt8]) -> Void) {
        let start = count
        append(bigEndian: 0)
        append(contentsOf: name.utf8)
        contents(&self)
        let length = UInt32(truncatingIfNeeded: count - start - 8)
        for index in 0..<4 {
            self[start + index] = UInt8(truncatingIfNeeded: length >> UInt32(24 - 8 * index))
        }
        let checksum = withUnsafeBufferPointer { buffer in
            crc32_z(0, buffer.baseAddress.map { $0 + start + 4 }, buffer.count - start - 4)
        }
        append(bigEndian: UInt32(truncatingIfNeeded: checksum))
    }
}
