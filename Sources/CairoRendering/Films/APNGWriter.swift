internal import CZlib
import DisplayList

/// Writes an animated PNG frame by frame: each frame holds the rectangle that differs from the one before.
///
/// Colours are exact. A film of at most 256 colours has a palette; `append(_:_:)` returns false for the frame that has one
/// colour too many, and the film is written anew without a palette.
public struct APNGWriter {
    private let format: FilmFormat
    private var palette: FilmPalette?
    private var body: [UInt8] = []
    private var frameCount: UInt32 = 0
    private var sequence: UInt32 = 0

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - format: What the film is.
    ///   - usesPalette: Whether colours are written as indices.
    public init(_ format: FilmFormat, usesPalette: Bool) {
        self.format = format
        palette = usesPalette ? FilmPalette() : nil
    }

    /// The rows of a frame, compressed. Frames may be compressed at once on several cores where there is no palette.
    public static func compress(_ frame: FilmFrame) throws(CodecError) -> [UInt8] {
        var data: [UInt8] = []
        let status = PNG.compress(frame.part, level: 6, into: &data)
        guard status == Z_STREAM_END else { throw .encodingFailed("zlib status \(status)") }
        return data
    }

    /// Appends a frame; the first is the whole picture.
    ///
    /// - Parameters:
    ///   - frame: The frame.
    ///   - data: What ``compress(_:)`` made of it; nil to have it compressed here.
    /// - Returns: Whether the film's palette has all of the frame's colours.
    public mutating func append(_ frame: FilmFrame, _ data: [UInt8]? = nil) throws(CodecError) -> Bool {
        var compressed: [UInt8]
        if palette != nil {
            guard let indices = palette?.add(frame.part) else { return false }
            compressed = try Self.compress(indices: indices, width: frame.part.width)
        } else if let data {
            compressed = data
        } else {
            compressed = try Self.compress(frame)
        }
        appendControl(frame)
        let isFirst = frameCount == 0
        let number = sequence
        body.appendChunk(isFirst ? "IDAT" : "fdAT") { chunk in
            if !isFirst { chunk.append(bigEndian: number) }
            chunk += compressed
        }
        if !isFirst { sequence += 1 }
        frameCount += 1
        return true
    }

    private mutating func appendControl(_ frame: FilmFrame) {
        let number = sequence
        body.appendChunk("fcTL") { chunk in
            chunk.append(bigEndian: number)
            for value in [frame.area.width, frame.area.height, frame.area.x, frame.area.y] {
                chunk.append(bigEndian: UInt32(truncatingIfNeeded: value))
            }
            let (numerator, denominator) = Self.delay(frame)
            for value in [numerator, denominator] {
                chunk += [UInt8(truncatingIfNeeded: value >> 8), UInt8(truncatingIfNeeded: value)]
            }
            // The picture stays as it is, and the part replaces what is there.
            chunk += [0, 0]
        }
        sequence += 1
    }

    /// Seconds as a fraction of two 16-bit numbers, from whole ten-thousandths so that errors do not add up.
    static func delay(_ frame: FilmFrame) -> (numerator: Int, denominator: Int) {
        for denominator in [10_000, 1000, 100, 10, 1] {
            let scale = Double(denominator)
            let ticks = (frame.end * scale).rounded() - (frame.start * scale).rounded()
            if ticks <= 65_535 { return (Int(ticks), denominator) }
        }
        return (65_535, 1)
    }

    /// Rows of indices, each after a zero byte for "no filter".
    private static func compress(indices: [UInt8], width: Int) throws(CodecError) -> [UInt8] {
        var rows: [UInt8] = []
        rows.reserveCapacity(indices.count + indices.count / max(width, 1))
        for start in stride(from: 0, to: indices.count, by: width) {
            rows.append(0)
            rows += indices[start..<start + width]
        }
        var size = compressBound(uLong(rows.count))
        var data = [UInt8](repeating: 0, count: Int(size))
        let status = compress2(&data, &size, rows, uLong(rows.count), 6)
        guard status == Z_OK else { throw .encodingFailed("zlib status \(status)") }
        return Array(data.prefix(Int(size)))
    }

    /// The file.
    public func finish() throws(CodecError) -> [UInt8] {
        guard frameCount > 0 else { throw .empty }
        var file = PNG.signature
        var header: [UInt8] = []
        header.append(bigEndian: UInt32(truncatingIfNeeded: format.width))
        header.append(bigEndian: UInt32(truncatingIfNeeded: format.height))
        // Eight bits; colour type 3 is a palette, 2 RGB, 6 RGBA; deflate, no filters, not interlaced.
        header += [8, palette != nil ? 3 : format.isOpaque ? 2 : 6, 0, 0, 0]
        file.appendChunk("IHDR") { $0 += header }
        file.appendChunk("acTL") { chunk in
            chunk.append(bigEndian: frameCount)
            chunk.append(bigEndian: UInt32(truncatingIfNeeded: format.loopCount))
        }
        if format.scale > 0, format.scale < 1000 {
            file.appendChunk("pHYs") { chunk in
                let perMetre = UInt32((format.scale * 72 / 0.0254).rounded())
                chunk.append(bigEndian: perMetre)
                chunk.append(bigEndian: perMetre)
                chunk.append(1)
            }
        }
        if let colors = palette?.colors {
            file.appendChunk("PLTE") { chunk in
                for color in colors {
                    for shift in [0, 8, 16] as [UInt32] {
                        chunk.append(UInt8(truncatingIfNeeded: color >> shift))
                    }
                }
            }
            if colors.contains(where: { $0 >> 24 != 255 }) {
                file.appendChunk("tRNS") { $0 += colors.map { UInt8($0 >> 24) } }
            }
        }
        file += body
        file.appendChunk("IEND") { _ in }
        return file
    }
}
