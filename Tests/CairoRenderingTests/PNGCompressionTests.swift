import CairoRendering
import DisplayList
import LayoutCore
import Testing
import TestSupport

/// Pictures of all kinds of repetitions come back from what was compressed, as libpng reads it.
@Suite struct PNGCompressionTests {
    /// Rows that repeat others in whole, in part and moved, with runs and single pixels of few or of many colours.
    private static func picture(width: Int, height: Int, isOpaque: Bool, _ random: inout SeededRandom)
        -> Bitmap
    {
        let palette = (0..<Int.random(in: 1...40, using: &random)).map { _ in
            color(isOpaque: isOpaque, &random)
        }
        var rows: [[[UInt8]]] = []
        for _ in 0..<height {
            var row = rows.randomElement(using: &random) ?? []
            switch Int.random(in: 0..<6, using: &random) {
            case 0: row = rows.last ?? []
            case 1 where !row.isEmpty: row = Array(row[1...] + row[..<1])
            case 2 where !row.isEmpty: row[Int.random(in: 0..<width, using: &random)] = palette[0]
            case 3: row = (0..<width).map { _ in color(isOpaque: isOpaque, &random) }
            default: row = []
            }
            while row.count < width {
                let length = Int.random(in: 1...max(2, width / 3), using: &random)
                let pixel = palette[Int.random(in: palette.indices, using: &random)]
                row += Array(repeating: pixel, count: min(length, width - row.count))
            }
            rows.append(row)
        }
        return Bitmap(width: width, height: height, pixels: Array(rows.joined().joined()), isOpaque: isOpaque)
    }

    private static func color(isOpaque: Bool, _ random: inout SeededRandom) -> [UInt8] {
        let alpha: UInt8 =
            isOpaque
            ? 255
            : [0, 255, UInt8.random(in: 0...255, using: &random)][
                Int.random(in: 0..<3, using: &random)]
        return (0..<3).map { _ in UInt8.random(in: 0...alpha, using: &random) } + [alpha]
    }

    @Test func picturesComeBack() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededRandom(seed: seed)
        // The last two are wider than the window in which repetitions are found, with and without the row above.
        let sizes = [
            (1, 1), (1, 90), (2, 3), (3, 40), (19, 60), (257, 50), (1000, 90), (8191, 4), (10_923, 5),
        ]
        for (width, height) in sizes {
            for isOpaque in [true, false] {
                let bitmap = Self.picture(width: width, height: height, isOpaque: isOpaque, &random)
                let decoded = try PNG.decode(try PNG.encode(bitmap))
                #expect((decoded.width, decoded.height) == (width, height))
                let isSame = decoded.pixels == bitmap.pixels
                #expect(isSame, "\(width) x \(height), opaque \(isOpaque), seed \(seed)")
            }
        }
    }

    @Test func codesThatWouldBeTooLongComeBack() throws {
        // Red occurs as often as the numbers of Fibonacci say, which makes the longest codes; green and blue are new
        // in each pixel, so that there are no repetitions.
        var reds: [UInt8] = []
        var (count, next) = (1, 1)
        for value in 0..<19 {
            reds += Array(repeating: UInt8(value), count: count)
            (count, next) = (next, count + next)
        }
        var random = SeededRandom(seed: 7)
        reds.shuffle(using: &random)
        let pixels = reds.enumerated().flatMap { index, red -> [UInt8] in
            [UInt8(128 + index % 128), UInt8(128 + index / 128), red, 255]
        }
        let bitmap = Bitmap(width: reds.count, height: 1, pixels: pixels, isOpaque: true)
        let isSame = try PNG.decode(try PNG.encode(bitmap)).pixels == pixels
        #expect(isSame)
    }

    @Test func aFlatPictureIsSmall() throws {
        let pixels = [UInt8](repeating: 255, count: 1000 * 1000 * 4)
        let bitmap = Bitmap(width: 1000, height: 1000, pixels: pixels, isOpaque: true)
        #expect(try PNG.encode(bitmap).count < 24_000)
    }
}
