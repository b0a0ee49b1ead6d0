import CairoRendering
import DisplayList
import Foundation
import Testing

/// An animated PNG, read as the specification says: each frame as a still picture of its own, laid onto the canvas.
struct DecodedAPNG {
    struct Area { var x = 0, y = 0, width = 0, height = 0 }
    struct Frame {
        let area: Area
        /// Seconds since the start.
        let time: Double
        /// The canvas after the frame: R, G, B, A of each pixel, not multiplied.
        let pixels: [UInt32]
    }

    private(set) var frames: [Frame] = []
    private(set) var loopCount = -1
    private(set) var colorType: UInt8 = 0
    private(set) var duration = 0.0

    init(_ file: [UInt8]) throws {
        func number(_ bytes: ArraySlice<UInt8>, _ offset: Int, _ count: Int = 4) -> Int {
            (0..<count).reduce(0) { $0 << 8 | Int(bytes[bytes.startIndex + offset + $1]) }
        }
        var (header, shared): ([UInt8], [[UInt8]]) = ([], [])
        var canvas: [UInt32] = []
        var (width, announced, sequence) = (0, -1, 0)
        var (area, delay, data): (Area, Double, [UInt8]) = (Area(), 0, [])
        var position = 8
        func flush() throws {
            guard !data.isEmpty else { return }
            var picture = header
            for (index, value) in [area.width, area.height].enumerated() {
                for byte in 0..<4 { picture[index * 4 + byte] = UInt8(value >> (24 - 8 * byte) & 255) }
            }
            let still = Self.file(
                [("IHDR", picture)]
                    + shared.map { (String(decoding: $0.prefix(4), as: UTF8.self), Array($0.dropFirst(4))) }
                    + [("IDAT", data), ("IEND", [])])
            let pixels = Self.straight(try PNG.decode(still))
            for row in 0..<area.height {
                for column in 0..<area.width {
                    canvas[(area.y + row) * width + area.x + column] = pixels[row * area.width + column]
                }
            }
            frames.append(Frame(area: area, time: duration, pixels: canvas))
            duration += delay
            data = []
        }
        while position + 12 <= file.count {
            let length = number(file[position...], 0)
            let name = String(decoding: file[position + 4..<position + 8], as: UTF8.self)
            let content = file[position + 8..<position + 8 + length]
            #expect(
                number(file[(position + 8 + length)...], 0)
                    == Int(Self.checksum(file[position + 4..<position + 8 + length])))
            switch name {
            case "IHDR":
                header = Array(content)
                width = number(content, 0)
                canvas = Array(repeating: 0, count: width * number(content, 4))
                colorType = header[9]
            case "acTL": (announced, loopCount) = (number(content, 0), number(content, 4))
            case "PLTE", "tRNS": shared.append(Array(name.utf8) + content)
            case "fcTL":
                try flush()
                #expect(number(content, 0) == sequence)
                sequence += 1
                area = Area(
                    x: number(content, 12), y: number(content, 16), width: number(content, 4),
                    height: number(content, 8))
                delay = Double(number(content, 20, 2)) / Double(number(content, 22, 2))
                #expect(content.suffix(2).elementsEqual([0, 0]))
            case "IDAT": data += content
            case "fdAT":
                #expect(number(content, 0) == sequence)
                sequence += 1
                data += content.dropFirst(4)
            default: break
            }
            position += 12 + length
        }
        try flush()
        #expect(announced == frames.count)
    }

    /// R, G, B, A of each pixel, not multiplied: of a bitmap that is drawn or read.
    static func straight(_ bitmap: Bitmap) -> [UInt32] {
        stride(from: 0, to: bitmap.pixels.count, by: 4).map { index in
            let (b, g, r, a) = (
                UInt32(bitmap.pixels[index]), UInt32(bitmap.pixels[index + 1]),
                UInt32(bitmap.pixels[index + 2]),
                bitmap.isOpaque ? 255 : UInt32(bitmap.pixels[index + 3])
            )
            guard a > 0 else { return 0 }
            func straight(_ value: UInt32) -> UInt32 { min(255, (value * 255 + a / 2) / a) }
            return straight(r) << 24 | straight(g) << 16 | straight(b) << 8 | a
        }
    }

    private static func file(_ chunks: [(String, [UInt8])]) -> [UInt8] {
        chunks.reduce(into: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { file, chunk in
            let body = Array(chunk.0.utf8) + chunk.1
            for shift in [24, 16, 8, 0] { file.append(UInt8(chunk.1.count >> shift & 255)) }
            file += body
            for shift in [24, 16, 8, 0] { file.append(UInt8(checksum(body[...]) >> UInt32(shift) & 255)) }
        }
    }

    private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        ~bytes.reduce(0xFFFF_FFFF as UInt32) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
    }
}
