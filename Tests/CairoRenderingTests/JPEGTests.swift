import CairoRendering
import DisplayList
import Testing

@Suite struct JPEGTests {
    private let halves = Bitmap((0..<16).map { _ in (0..<32).map { $0 < 16 ? Pixel.red : .blue } })

    @Test func coloursComeBack() throws {
        let decoded = try JPEG.decode(try JPEG.encode(halves, quality: 1))
        #expect((decoded.width, decoded.height) == (32, 16))
        #expect(decoded[3, 8].isClose(to: .red, within: 4))
        #expect(decoded[28, 8].isClose(to: .blue, within: 4))
    }

    @Test func qualityCostsBytes() throws {
        let noise = Bitmap(
            (0..<64).map { y in (0..<64).map { Pixel(($0 * 37 + y * 91) % 256, y * 4, $0 * 4) } })
        #expect(try JPEG.encode(noise, quality: 0.1).count < JPEG.encode(noise, quality: 0.9).count / 2)
        #expect(try JPEG.encode(noise, quality: -4) == JPEG.encode(noise, quality: 0))
        #expect(try JPEG.encode(noise, quality: .infinity) == JPEG.encode(noise, quality: 1))
    }

    @Test func transparentPixelsLieOnWhite() throws {
        let clear = Bitmap(Array(repeating: Array(repeating: Pixel.clear, count: 8), count: 8))
        #expect(try JPEG.decode(try JPEG.encode(clear, quality: 1))[4, 4].isClose(to: .white))
    }

    @Test func damagedFilesAreErrors() throws {
        let file = try JPEG.encode(halves)
        #expect(throws: CodecError.self) { try JPEG.decode([]) }
        #expect(throws: CodecError.self) { try JPEG.decode(Array(file.prefix(20))) }
        #expect(throws: CodecError.self) { try JPEG.decode(Array(file.prefix(file.count * 2 / 3))) }
        #expect(throws: CodecError.unknownFormat) { try ImageFile.decode([1, 2, 3]) }
        #expect(throws: CodecError.unknownFormat) { try ImageFile.decode([]) }
    }

    @Test func formatsAreDistinguished() throws {
        #expect(try ImageFile.decode(try PNG.encode(halves)).pixels == halves.pixels)
        #expect(try ImageFile.decode(try JPEG.encode(halves)).width == 32)
    }

    /// The eight orientations of the Exif standard: where the stored picture's first row and first column
    /// belong.
    @Test(arguments: [
        (1, [2, 1]), (2, [1, 2]), (3, [3, 4]), (4, [4, 3]), (5, [2, 4]), (6, [4, 2]), (7, [3, 1]),
        (8, [1, 3]),
    ])
    func picturesAreTurnedUpright(_ number: Int, _ topRow: [Int]) throws {
        // Quarters of the stored picture: 1 top right, 2 top left, 3 bottom right, 4 bottom left.
        let colors = [1: Pixel.green, 2: .red, 3: .white, 4: .blue]
        let stored = Bitmap(
            (0..<32).map { y in (0..<48).map { x in colors[(y < 16 ? 0 : 2) + (x < 24 ? 2 : 1)]! } })
        var file = try JPEG.encode(stored, quality: 1)
        file.insert(contentsOf: exif(number), at: 2)
        let upright = try JPEG.decode(file)
        #expect(upright.width == (number > 4 ? 32 : 48))
        let corners = [upright[4, 4], upright[upright.width - 5, 4]]
        for (corner, quarter) in zip(corners, topRow) {
            #expect(corner.isClose(to: colors[quarter]!, within: 6), "orientation \(number)")
        }
    }

    private func exif(_ orientation: Int) -> [UInt8] {
        let tiff: [UInt8] = [
            0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0, 0,
            0,
            0, 0,
        ]
        let body = Array("Exif\0\0".utf8) + tiff
        return [0xFF, 0xE1, 0, UInt8(body.count + 2)] + body
    }
}
