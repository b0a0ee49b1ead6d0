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

    @Test func aLargePictureComesBack() throws {
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

    // MARK: Digests

    private func isFile(_ file: [UInt8], of bitmap: Bitmap) -> Bool {
        file.withUnsafeBytes { PNG.isFile($0, of: bitmap) }
    }

    @Test func aDigestBelongsToItsPixelsAlone() throws {
        for isOpaque in [true, false] {
            let pixels = (0..<67 * 5).flatMap { index -> [UInt8] in
                [UInt8(index & 63), UInt8(index >> 3), 7, isOpaque ? 255 : 99]
            }
            let bitmap = Bitmap(width: 67, height: 5, pixels: pixels, isOpaque: isOpaque)
            let file = try PNG.encode(bitmap, scale: 2, hasDigest: true)
            #expect(isFile(file, of: bitmap))
            // Without a digest nothing is said.
            #expect(!isFile(try PNG.encode(bitmap, scale: 2), of: bitmap))
            // The same picture for readers that pass over it.
            #expect(try PNG.decode(file).pixels == PNG.decode(try PNG.encode(bitmap)).pixels)
            for index in stride(from: 0, to: pixels.count, by: 7) {
                var other = pixels
                other[index] ^= 1
                #expect(!isFile(file, of: Bitmap(width: 67, height: 5, pixels: other, isOpaque: isOpaque)))
            }
            // As many pixels in rows of another length.
            #expect(!isFile(file, of: Bitmap(width: 5, height: 67, pixels: pixels, isOpaque: isOpaque)))
        }
    }

    @Test func aDigestOfAnotherFileIsNotBelieved() throws {
        let (red, green) = (Bitmap([[.red, .red]]), Bitmap([[.green, .green]]))
        let file = try PNG.encode(red, hasDigest: true)
        // Every damaged byte, and every length.
        for index in file.indices {
            var damaged = file
            damaged[index] ^= 0x10
            #expect(!isFile(damaged, of: red), "byte \(index)")
            #expect(!isFile(Array(file.prefix(index)), of: red), "\(index) bytes")
        }
        // The pixels of one file, the digest of the other, all checksums right.
        func chunk(_ name: String, of file: [UInt8]) throws -> Range<Int> {
            let letters = Array(name.utf8)
            let start = try #require(file.indices.first { file[$0...].starts(with: letters) }) - 4
            return start..<start + 12 + Int(file[start + 2]) << 8 + Int(file[start + 3])
        }
        var mixed = try PNG.encode(green, hasDigest: true)
        mixed.replaceSubrange(try chunk("fwDG", of: mixed), with: file[try chunk("fwDG", of: file)])
        #expect(try PNG.decode(mixed).pixels == green.pixels)
        #expect(!isFile(mixed, of: red) && !isFile(mixed, of: green))
        // A chunk of another program, which may say how colours are meant.
        var foreign = file
        foreign.insert(contentsOf: [0, 0, 0, 0] + Array("gAMA".utf8) + [0, 0, 0, 0], at: 33)
        #expect(!isFile(foreign, of: red))
    }
}
