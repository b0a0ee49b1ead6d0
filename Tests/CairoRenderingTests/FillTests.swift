import CairoRendering
import DisplayList
import LayoutCore
import Testing

@Suite struct FillTests {
    @Test func aRectangleFillsItsPixelsAlone() throws {
        let bitmap = try draw(4, 3, .fillRect(Rect(x: 1, y: 1, width: 2, height: 1), .red))
        for y in 0..<3 {
            for x in 0..<4 {
                #expect(bitmap[x, y] == (y == 1 && (x == 1 || x == 2) ? .red : .clear))
            }
        }
    }

    @Test func scaleMultipliesPixels() throws {
        let bitmap = try draw(2, 2, scale: 3, .fillRect(Rect(x: 1, y: 0, width: 1, height: 1), .blue))
        #expect((bitmap.width, bitmap.height) == (6, 6))
        #expect(bitmap[2, 0] == .clear)
        #expect(bitmap[3, 0] == .blue)
        #expect(bitmap[5, 2] == .blue)
        #expect(bitmap[5, 3] == .clear)
    }

    @Test func halfCoveredPixelsAreHalfTransparent() throws {
        let bitmap = try draw(1, 1, .fillRect(Rect(x: 0.5, y: 0, width: 0.5, height: 1), .red))
        #expect(bitmap[0, 0].isClose(to: Pixel(128, 0, 0, 128)))
    }

    @Test func anOpaqueCanvasIsBlack() throws {
        let bitmap = try draw(1, 1, opaque: true)
        #expect(bitmap.isOpaque)
        #expect(bitmap[0, 0] == .black)
    }

    @Test func fillRulesDiffer() throws {
        let ring = Path(
            Path(Rect(x: 0, y: 0, width: 3, height: 3)).elements
                + Path(Rect(x: 1, y: 1, width: 1, height: 1)).elements)
        #expect(try draw(3, 3, .fill(ring, .color(.red), .evenOdd))[1, 1] == .clear)
        #expect(try draw(3, 3, .fill(ring, .color(.red), .winding))[1, 1] == .red)
    }

    @Test func roundedCornersAreSymmetric() throws {
        let path = Path(Rect(x: 0, y: 0, width: 20, height: 20), corners: CornerRadii(7))
        let bitmap = try draw(20, 20, .fill(path, .color(.black), .winding))
        for y in 0..<20 {
            for x in 0..<20 {
                let pixel = bitmap[x, y]
                #expect(pixel.isClose(to: bitmap[19 - x, y], within: 2))
                #expect(pixel.isClose(to: bitmap[x, 19 - y], within: 2))
                #expect(pixel.isClose(to: bitmap[y, x], within: 2))
            }
        }
        // A quarter circle leaves 1 - pi/4 of its square bare.
        let bare = (0..<7).reduce(0) { sum, y in
            (0..<7).reduce(sum) { $0 + 255 - bitmap[$1, y].alpha }
        }
        #expect(abs(Double(bare) / 255 - 49 * (1 - Double.pi / 4)) < 0.3)
    }

    @Test func strokesLieAroundTheLine() throws {
        let line = Path([.move(Point(x: 0, y: 2)), .line(Point(x: 4, y: 2))])
        let bitmap = try draw(4, 4, .stroke(line, .color(.green), StrokeStyle(width: 2)))
        #expect((0..<4).map { bitmap[0, $0] } == [.clear, .green, .green, .clear])
    }

    @Test func dashesLeaveGaps() throws {
        let line = Path([.move(Point(x: 0, y: 0.5)), .line(Point(x: 6, y: 0.5))])
        let bitmap = try draw(6, 1, .stroke(line, .color(.green), StrokeStyle(width: 1, dashes: [2, 1])))
        #expect((0..<6).map { bitmap[$0, 0] } == [.green, .green, .clear, .green, .green, .clear])
    }
}
