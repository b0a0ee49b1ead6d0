import CairoRendering
import DisplayList
import LayoutCore
import Testing

@Suite struct GradientTests {
    private let stops = [Gradient.Stop(.black, at: 0), Gradient.Stop(.white, at: 1)]

    private func fill(_ shape: Gradient.Shape, _ stops: [Gradient.Stop], side: Double = 100) throws -> Bitmap
    {
        let square = Path(Rect(x: 0, y: 0, width: side, height: side))
        return try draw(side, side, .fill(square, .gradient(Gradient(shape, stops: stops)), .winding))
    }

    @Test func aLinearGradientRisesEvenly() throws {
        let bitmap = try fill(.linear(start: Point(x: 20, y: 0), end: Point(x: 80, y: 0)), stops)
        #expect(bitmap[5, 50] == .black)
        #expect(bitmap[95, 50] == .white)
        for x in stride(from: 20, to: 80, by: 5) {
            let level = Int((Double(x) + 0.5 - 20) / 60 * 255)
            #expect(bitmap[x, 50].isClose(to: Pixel(level, level, level), within: 2))
        }
    }

    @Test func aRadialGradientDependsOnTheDistance() throws {
        let center = Point(x: 50, y: 50)
        let bitmap = try fill(.radial(start: center, startRadius: 0, end: center, endRadius: 40), stops)
        for (x, y) in [(70, 50), (50, 70), (29, 50), (64, 64)] {
            let (dx, dy) = (Double(x) + 0.5 - 50, Double(y) + 0.5 - 50)
            let level = Int((dx * dx + dy * dy).squareRoot() / 40 * 255)
            #expect(bitmap[x, y].isClose(to: Pixel(level, level, level), within: 3))
        }
    }

    @Test func aConicGradientTurnsClockwise() throws {
        let bitmap = try fill(.conic(center: Point(x: 50, y: 50), angle: 0), stops)
        // Right is 0, then bottom, left and top at quarters; the corners are eighths.
        for (x, y, share) in [
            (50, 90, 0.25), (10, 50, 0.5), (50, 10, 0.75), (85, 85, 0.125), (15, 85, 0.375),
        ] {
            let level = Int(share * 255)
            #expect(bitmap[x, y].isClose(to: Pixel(level, level, level), within: 4), "at \(x) \(y)")
        }
        #expect(bitmap.pixels.enumerated().allSatisfy { $0.offset % 4 != 3 || $0.element == 255 })
    }

    @Test func hardStopsAreSharp() throws {
        let stops = [
            Gradient.Stop(.red, at: 0), Gradient.Stop(.red, at: 0.5), Gradient.Stop(.blue, at: 0.5),
            Gradient.Stop(.blue, at: 1),
        ]
        let bitmap = try fill(.linear(start: .zero, end: Point(x: 100, y: 0)), stops)
        #expect(bitmap[48, 0] == .red)
        #expect(bitmap[51, 0] == .blue)
    }

    @Test func withoutStopsNothingIsDrawn() throws {
        let bitmap = try fill(.linear(start: .zero, end: Point(x: 1, y: 0)), [], side: 1)
        #expect(bitmap[0, 0] == .clear)
    }
}
