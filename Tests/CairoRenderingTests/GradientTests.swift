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

    /// A gradient in small coordinates that a transform enlarges is as smooth as one in points.
    @Test(arguments: [1e3, 1e4, 1e5, 1e6, 1e7])
    func enlargedGradientsKeepTheirColors(scale: Double) throws {
        let shapes: [(Double) -> Gradient.Shape] = [
            { .linear(start: .zero, end: Point(x: 60 * $0, y: 20 * $0)) },
            { .radial(start: .zero, startRadius: 5 * $0, end: Point(x: 9 * $0, y: 0), endRadius: 50 * $0) },
        ]
        for shape in shapes {
            let expected = try fill(shape(1), stops, side: 50)
            let path = Path(Rect(x: 0, y: 0, width: 50 / scale, height: 50 / scale))
            let enlarged = try draw(
                50, 50, .concatenate(Transform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)),
                .fill(path, .gradient(Gradient(shape(1 / scale), stops: stops)), .winding))
            for (one, other) in zip(expected.pixels, enlarged.pixels) {
                #expect(abs(Int(one) - Int(other)) <= 2)
            }
        }
    }

    /// Cairo ends a whole drawing with an error where its numbers cannot hold the way from pixels to a gradient.
    @Test func gradientsInFlatPlanesHarmNothingElse() throws {
        let flat = Transform(
            a: 73.417279951, b: 29.896473281, c: 98.177212703, d: 39.979025601, tx: 1628, ty: 655)
        let shape = Gradient.Shape.radial(
            start: Point(x: 4, y: 18), startRadius: 35, end: Point(x: 41, y: -11), endRadius: 41)
        let path = Path(Rect(x: -100, y: -100, width: 200, height: 200))
        let list = DisplayList(
            size: Size(width: 40, height: 30),
            commands: [
                .save, .concatenate(flat), .fill(path, .gradient(Gradient(shape, stops: stops)), .winding),
                .restore, .fillRect(Rect(x: 0, y: 0, width: 1, height: 1), .blue),
            ])
        #expect(try CairoRenderer.bitmap(list, scale: 1.5)[0, 0] == .blue)
    }
}
