/// Writes an animated WebP frame by frame, each by libwebp.
public struct WebPWriter {
    private let format: FilmFormat
    private var body: [UInt8] = []
    private var frameCount = 0

    /// Whether this machine has libwebp.
    public static var isAvailable: Bool { WebPLibrary.installed != nil }

    /// Creates a writer.
    public init(_ format: FilmFormat) { self.format = format }

    /// The chunks of a frame's pixels. Frames may be compressed at once on several cores.
    ///
    /// - Parameters:
    ///   - frame: The frame.
    ///   - quality: From 0, smallest, to 1, best; nil keeps all colours.
    /// - Throws: ``CodecError/missingLibrary(_:)`` without libwebp.
    public static func compress(_ frame: FilmFrame, quality: Double?) throws(CodecError) -> [UInt8] {
        guard let library = WebPLibrary.installed else {
            throw .missingLibrary("libwebp (Debian's libwebp7, Homebrew's webp)")
        }
        let file = try library.encode(frame.part, quality: quality)
        var (chunks, position): ([UInt8], Int) = ([], 12)
        while position + 8 <= file.count {
            let size = (0..<4).reduce(0) { $0 | Int(file[position + 4 + $1]) << (8 * $1) }
            let end = min(file.count, position + 8 + size + size % 2)
            let name = String(decoding: file[position..<position + 4], as: UTF8.self)
            if ["ALPH", "VP8 ", "VP8L"].contains(name) { chunks += file[position..<end] }
            position = end
        }
        return chunks
    }

    /// Appends a frame of which ``compress(_:quality:)`` has made chunks; the first is the whole picture.
    public mutating func append(_ frame: FilmFrame, _ data: [UInt8]) {
        let milliseconds = Int((frame.end * 1000).rounded()) - Int((frame.start * 1000).rounded())
        body.appendRIFF("ANMF") { chunk in
            chunk.append24(frame.area.x / 2)
            chunk.append24(frame.area.y / 2)
            chunk.append24(frame.area.width - 1)
            chunk.append24(frame.area.height - 1)
            chunk.append24(min(milliseconds, 0xFF_FFFF))
            // The part replaces what is there, and stays.
            chunk.append(0b10)
            chunk += data
        }
        frameCount += 1
    }

    /// The file.
    public func finish() throws(CodecError) -> [UInt8] {
        guard frameCount > 0 else { throw .empty }
        var file: [UInt8] = []
        file.appendRIFF("RIFF") { content in
            content += "WEBP".utf8
            content.appendRIFF("VP8X") { chunk in
                // Animation, and alpha.
                chunk += [format.isOpaque ? 0b10 : 0b1_0010, 0, 0, 0]
                chunk.append24(format.width - 1)
                chunk.append24(format.height - 1)
            }
            content.appendRIFF("ANIM") { chunk in
                chunk += [0, 0, 0, 0]
                let loops = UInt16(clamping: format.loopCount)
                chunk += [UInt8(truncatingIfNeeded: loops), UInt8(truncatingIfNeeded: loops >> 8)]
            }
            content += body
        }
        return file
    }
}

extension [UInt8] {
    /// Appends three bytes, the lowest first.
    fileprivate mutating func append24(_ number: Int) {
        for shift in [0, 8, 16] { append(UInt8(truncatingIfNeeded: number >> shift)) }
    }

    /// Appends a chunk of a RIFF file, whose length is filled in once its contents are there.
    fileprivate mutating func appendRIFF(_ name: String, _ contents: (inout [UInt8]) -> Void) {
        append(contentsOf: name.utf8)
        let start = count
        self += [0, 0, 0, 0]
        contents(&self)
        let size = count - start - 4
        for index in 0..<4 { self[start + index] = UInt8(truncatingIfNeeded: size >> (8 * index)) }
        if size % 2 == 1 { append(0) }
    }
}
