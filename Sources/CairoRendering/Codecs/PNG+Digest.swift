internal import CZlib
public import DisplayList

extension PNG {
    /// Whether a file was written by ``encode(_:scale:hasDigest:)`` with a digest, from a bitmap with these pixels.
    ///
    /// The file is not decompressed: its checksums and its digest are compared. False for files without a digest, for
    /// damaged ones, and for files that another program has written, whatever they show.
    public static func isFile(_ file: UnsafeRawBufferPointer, of bitmap: Bitmap) -> Bool {
        guard file.count > signature.count, file.prefix(signature.count).elementsEqual(signature) else {
            return false
        }
        var chunks: [(name: String, content: Slice<UnsafeRawBufferPointer>, checksum: ArraySlice<UInt8>)] = []
        var rest = file.dropFirst(signature.count)
        // One more than there are: a file with other chunks is another program's.
        while !rest.isEmpty, chunks.count <= 5 {
            guard let chunk = Chunk(&rest) else { return false }
            chunks.append((chunk.name, chunk.content, chunk.checksum))
        }
        let names = chunks.map(\.name).filter { $0 != "pHYs" }
        guard names == ["IHDR", "IDAT", PixelDigest.chunkName, "IEND"], let header = chunks.first?.content,
            let data = chunks.first(where: { $0.name == "IDAT" }),
            let digest = chunks.first(where: { $0.name == PixelDigest.chunkName })?.content
        else { return false }
        let size = [bitmap.width, bitmap.height].flatMap {
            PixelDigest.bigEndian(UInt32(truncatingIfNeeded: $0))
        }
        return header.prefix(8).elementsEqual(size)
            && digest.elementsEqual(PixelDigest(bitmap, compressed: data.checksum).bytes)
    }

    /// A chunk whose checksum is right.
    private struct Chunk {
        let name: String
        let content: Slice<UnsafeRawBufferPointer>
        let checksum: ArraySlice<UInt8>

        /// Takes the first chunk of a file's rest; nil where it is damaged.
        init?(_ rest: inout Slice<UnsafeRawBufferPointer>) {
            guard rest.count >= 12 else { return nil }
            let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            guard rest.count >= 12 + length else { return nil }
            let body = rest.dropFirst(4).prefix(4 + length)
            let sum = UnsafeRawBufferPointer(rebasing: body).withMemoryRebound(to: UInt8.self) {
                crc32_z(0, $0.baseAddress, $0.count)
            }
            checksum = PixelDigest.bigEndian(UInt32(truncatingIfNeeded: sum))[...]
            guard rest.dropFirst(8 + length).prefix(4).elementsEqual(checksum) else { return nil }
            name = String(decoding: body.prefix(4), as: UTF8.self)
            content = body.dropFirst(4)
            rest = rest.dropFirst(12 + length)
        }
    }
}

/// What stands for the pixels of a file: a digest of them, and the checksum of what they were compressed to, so that a
/// file whose pixels were exchanged has a digest that does not belong to them.
struct PixelDigest {
    /// Ancillary, private, and not to be copied by programs that change the picture.
    static let chunkName = "fwDG"

    let bytes: [UInt8]

    init(_ bitmap: Bitmap, compressed checksum: some Sequence<UInt8>) {
        var digest: (UInt64, UInt64) = (0, 0)
        bitmap.pixels.withUnsafeBytes { pixels in
            withUnsafeMutableBytes(of: &digest) { digest in
                formwork_digest(
                    pixels.baseAddress, pixels.count, digest.bindMemory(to: UInt64.self).baseAddress)
            }
        }
        // The first byte is the version of the digest.
        bytes =
            [1] + Array(checksum)
            + [digest.0 >> 32, digest.0, digest.1 >> 32, digest.1].flatMap {
                Self.bigEndian(UInt32(truncatingIfNeeded: $0))
            }
    }

    static func bigEndian(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}
