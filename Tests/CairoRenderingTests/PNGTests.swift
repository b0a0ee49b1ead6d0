import CairoRendering
import DisplayList
import LayoutCore
import Testing

/// libpng reads what the own encoder writes.
@Suite struct PNGTests {
    @Test func opaquePixelsComeBack() throws {
        let rows: [[Pixel]] = [[.red, .green, .blue], [.white, .black, Pixel(12, 34, 56)]]
        let bitmap = Bitmap(rows)
        let decoded = try PNG.decode(try PNG.encode(bitmap))
        #expect(decoded.isOpaque)
        #expect((decoded.width, decoded.height) == (3, 2))
        #expect(decoded.pixels == bitmap.pixels)
    }

    @Test func randomOpaquePicturesOfEveryWidthComeBack() throws {
        var generator = SystemRandomNumberGenerator()
        for width in 1...17 {
            let pixels = (0..<width * 5).flatMap { _ -> [UInt8] in
                let value = UInt32.random(in: 0...0xFF_FFFF, using: &generator)
                return [UInt8(value & 255), UInt8(value >> 8 & 255), UInt8(value >> 16), 255]
            }
            let bitmap = Bitmap(width: width, height: 5, pixels: pixels, isOpaque: true)
            #expect(try PNG.decode(try PNG.encode(bitmap)).pixels == pixels)
        }
    }

    @Test func translucentPixelsComeBack() throws {
        let bitmap = Bitmap([[Pixel(128, 64, 0, 128), .clear], [.red, Pixel(1, 1, 1, 1)]])
        let decoded = try PNG.decode(try PNG.encode(bitmap))
        #expect(!decoded.isOpaque)
        #expect(decoded.pixels == bitmap.pixels)
    }

    @Test func aPictureLargerThanOneBandComesBack() throws {
        let pixels = (0..<700 * 300).flatMap { index -> [UInt8] in
            [UInt8(truncatingIfNeeded: index), UInt8(truncatingIfNeeded: index &* index >> 8), 7, 255]
        }
        let bitmap = Bitmap(width: 700, height: 300, pixels: pixels, isOpaque: true)
        #expect(try PNG.decode(try PNG.encode(bitmap)).pixels == pixels)
    }

    @Test func damagedFilesAreErrors() throws {
        var file = try PNG.encode(Bitmap([[.red]]))
        #expect(throws: CodecError.self) { try PNG.decode(Array(file.prefix(40))) }
        #expect(throws: CodecError.self) { try PNG.decode([]) }
        file[30] ^= 0xFF
        #expect(throws: CodecError.self) { try PNG.decode(file) }
        let empty = Bitmap(width: 0, height: 0, pixels: [], isOpaque: true)
        #expect(throws: CodecError.empty) { try PNG.encode(empty) }
    }
}
