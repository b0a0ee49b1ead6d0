import CairoRendering
import DisplayList
import LayoutCore
import Testing

@Suite struct ImageDrawingTests {
    private let picture = Bitmap([[.red, .green], [.blue, .white]])

    @Test func pixelsAreCopiedAtTheirSize() throws {
        let bitmap = try draw(3, 3, .image(picture, in: Rect(x: 1, y: 1, width: 2, height: 2), tint: nil))
        #expect([bitmap[1, 1], bitmap[2, 1], bitmap[1, 2], bitmap[2, 2]] == [.red, .green, .blue, .white])
        #expect(bitmap[0, 0] == .clear)
    }

    @Test func scaleAndSizeCancelOut() throws {
        let bitmap = try draw(
            1, 1, scale: 2, .image(picture, in: Rect(x: 0, y: 0, width: 1, height: 1), tint: nil))
        #expect([bitmap[0, 0], bitmap[1, 0], bitmap[0, 1], bitmap[1, 1]] == [.red, .green, .blue, .white])
    }

    @Test func shrinkingAveragesEveryPixel() throws {
        // Stripes one pixel wide: picking single pixels would give black or white.
        let rows = (0..<64).map { _ in (0..<64).map { $0 % 2 == 0 ? Pixel.black : .white } }
        let bitmap = try draw(
            4, 4, .image(Bitmap(rows), in: Rect(x: 0, y: 0, width: 4, height: 4), tint: nil))
        for y in 0..<4 {
            for x in 0..<4 { #expect(bitmap[x, y].isClose(to: Pixel(128, 128, 128), within: 6)) }
        }
    }

    @Test func growingKeepsTheEdgesOpaque() throws {
        let bitmap = try draw(20, 20, .image(picture, in: Rect(x: 0, y: 0, width: 20, height: 20), tint: nil))
        #expect(bitmap[0, 0].isClose(to: .red))
        #expect(bitmap[19, 0].isClose(to: .green))
        #expect(bitmap[0, 19].isClose(to: .blue))
        #expect(bitmap.pixels.enumerated().allSatisfy { $0.offset % 4 != 3 || $0.element == 255 })
    }

    @Test func tintTakesThePlaceOfColours() throws {
        let shape = Bitmap([[.red, Pixel(0, 128, 0, 128), .clear]])
        let bitmap = try draw(
            3, 1, .image(shape, in: Rect(x: 0, y: 0, width: 3, height: 1), tint: .blue))
        #expect(bitmap[0, 0] == .blue)
        #expect(bitmap[1, 0].isClose(to: Pixel(0, 0, 128, 128)))
        #expect(bitmap[2, 0] == .clear)
    }

    @Test func tintKeepsToTheRectangle() throws {
        let bitmap = try draw(3, 1, .image(picture, in: Rect(x: 1, y: 0, width: 1, height: 1), tint: .blue))
        #expect((0..<3).map { bitmap[$0, 0] } == [.clear, .blue, .clear])
    }

    @Test func emptyPicturesAndPlacesDrawNothing() throws {
        let empty = Bitmap(width: 0, height: 0, pixels: [], isOpaque: false)
        let bitmap = try draw(
            1, 1, .image(empty, in: Rect(x: 0, y: 0, width: 1, height: 1), tint: nil),
            .image(picture, in: Rect(x: 0, y: 0, width: 0, height: 1), tint: nil),
            .image(picture, in: Rect(x: 1, y: 0, width: -1, height: 1), tint: nil))
        #expect(bitmap[0, 0] == .clear)
    }
}
