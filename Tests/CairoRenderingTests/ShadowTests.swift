import CairoRendering
import DisplayList
import Foundation
import LayoutCore
import Testing

@Suite struct ShadowTests {
    private let square = Path(Rect(x: 40, y: 40, width: 40, height: 40))

    private func shadow(_ radius: Double, offset: Point = .zero, scale: Double = 1) throws -> Bitmap {
        try draw(
            120, 120, scale: scale, .shadow(square, Shadow(color: .black, offset: offset, radius: radius)))
    }

    @Test func withoutRadiusItIsTheShapeMoved() throws {
        let bitmap = try shadow(0, offset: Point(x: 10, y: 0))
        #expect(bitmap[85, 60] == .black)
        #expect(bitmap[60, 60] == .clear)
        #expect(bitmap[45, 60] == .clear)
        #expect(bitmap[91, 60] == .clear)
    }

    @Test func nothingIsDrawnInside() throws {
        let bitmap = try shadow(12)
        for y in 40..<80 {
            for x in 40..<80 { #expect(bitmap[x, y] == .clear) }
        }
        #expect(bitmap[39, 60].alpha > 100)
    }

    /// Away from the corners a blurred edge is the normal distribution's integral.
    @Test(arguments: [(12.0, 1.0), (20, 1), (8, 2), (6, 3)])
    func theEdgeIsAGaussian(_ radius: Double, _ scale: Double) throws {
        let bitmap = try shadow(radius, scale: scale)
        let deviation = radius / 2 * scale
        let row = Int(60 * scale)
        for distance in 0..<Int(radius * scale) {
            let pixel = bitmap[Int(40 * scale) - 1 - distance, row]
            let outer = 0.5 * erfc((Double(distance) + 0.5) / deviation / 2.0.squareRoot())
            let far = 0.5 * erfc((Double(distance) + 0.5 + 40 * scale) / deviation / 2.0.squareRoot())
            #expect(abs(Double(pixel.alpha) - (outer - far) * 255) < 255 * 0.03, "at \(distance)")
        }
    }

    @Test func theShadowIsSymmetric() throws {
        let bitmap = try shadow(14)
        for step in 0..<40 {
            let left = bitmap[step, 60].alpha
            #expect(abs(left - bitmap[119 - step, 60].alpha) <= 1)
            #expect(abs(left - bitmap[60, step].alpha) <= 1)
            #expect(abs(left - bitmap[60, 119 - step].alpha) <= 1)
        }
    }

    @Test func aClipDoesNotChangeWhatIsSeen() throws {
        let whole = try shadow(20)
        let clipped = try draw(
            120, 120, .clip(Path(Rect(x: 10, y: 50, width: 20, height: 20)), .winding),
            .shadow(square, Shadow(color: .black, offset: .zero, radius: 20)))
        for y in 50..<70 {
            for x in 10..<30 { #expect(clipped[x, y].isClose(to: whole[x, y])) }
        }
        #expect(clipped[32, 60] == .clear)
    }

    @Test func hugeRadiiEnd() throws {
        let bitmap = try shadow(1e6)
        #expect(bitmap[0, 0].alpha < 255)
    }
}
