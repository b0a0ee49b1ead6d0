import LayoutCore
import Testing

@testable import DisplayList

@Suite struct StrokingTests {
    private func line(_ points: [(Double, Double)], closed: Bool = false) -> Path {
        var path = Path()
        for (index, point) in points.enumerated() {
            let point = Point(x: point.0, y: point.1)
            index == 0 ? path.move(to: point) : path.addLine(to: point)
        }
        if closed { path.close() }
        return path
    }

    /// The area that straight subpaths enclose, each loop counted by its winding.
    private func area(_ path: Path) -> Double {
        path.subpaths.reduce(0) { sum, subpath in
            var points = [subpath.start]
            points += subpath.segments.flatMap { segment in
                (1...32).map { segment.point(at: Double($0) / 32) }
            }
            let next = points.dropFirst() + [subpath.start]
            return sum + zip(points, next).reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }
        }
    }

    @Test func areasOfStraightLinesWithCaps() {
        let path = line([(0, 0), (10, 0)])
        #expect(abs(area(path.stroked(StrokeStyle(width: 4)))) == 40)
        #expect(abs(area(path.stroked(StrokeStyle(width: 4, cap: .square)))) == 56)
        let round = abs(area(path.stroked(StrokeStyle(width: 4, cap: .round))))
        #expect(abs(round - (40 + 4 * Double.pi)) < 0.03)
    }

    @Test func areasOfCorners() {
        // Two arms of 10 by 4 that share a square of 4 by 4 on the inside; outside the join adds its part.
        let corner = line([(0, 0), (10, 0), (10, 10)])
        func extent(_ join: StrokeStyle.Join, limit: Double = 10) -> Rect? {
            corner.stroked(StrokeStyle(width: 4, join: join, miterLimit: limit)).bounds
        }
        #expect(extent(.miter) == Rect(x: 0, y: -2, width: 12, height: 12))
        for join in [StrokeStyle.Join.miter, .bevel, .round] {
            let outline = corner.stroked(StrokeStyle(width: 4, join: join))
            #expect(outline.contains(Point(x: 9, y: 1)) && outline.contains(Point(x: 11.2, y: 0.5)))
            #expect(outline.contains(Point(x: 11.9, y: -1.9)) == (join == .miter))
            #expect(outline.contains(Point(x: 11.3, y: -1.3)) == (join != .bevel))
            #expect(!outline.contains(Point(x: 7, y: 3)))
        }
        let limited = corner.stroked(StrokeStyle(width: 4, join: .miter, miterLimit: 1))
        #expect(!limited.contains(Point(x: 11.3, y: -1.3)))
    }

    @Test func ringsHaveAHole() {
        let square = line([(0, 0), (10, 0), (10, 10), (0, 10)], closed: true)
        let outline = square.stroked(StrokeStyle(width: 2))
        #expect(outline.bounds == Rect(x: -1, y: -1, width: 12, height: 12))
        #expect(outline.contains(Point(x: 0, y: 5)) && !outline.contains(Point(x: 5, y: 5)))
        let circle = Path(ellipseIn: Rect(x: -10, y: -10, width: 20, height: 20))
        let ring = abs(area(circle.stroked(StrokeStyle(width: 2))))
        #expect(abs(ring - .pi * (11 * 11 - 9 * 9)) < 0.5)
    }

    @Test func dotsShowTheirCaps() {
        let dot = line([(5, 5), (5, 5)])
        #expect(dot.stroked(StrokeStyle(width: 4)).isEmpty)
        #expect(abs(area(dot.stroked(StrokeStyle(width: 4, cap: .square)))) == 16)
        #expect(abs(abs(area(dot.stroked(StrokeStyle(width: 4, cap: .round)))) - 4 * .pi) < 0.03)
    }

    private func lengths(_ path: Path) -> [Double] {
        path.subpaths.filter { !$0.segments.isEmpty }.map { subpath in
            subpath.segments.reduce(0) {
                let (x, y) = ($1.end.x - $1.start.x, $1.end.y - $1.start.y)
                return $0 + (x * x + y * y).squareRoot()
            }
        }
    }

    @Test func dashesHaveTheirLengths() {
        let path = line([(0, 0), (10, 0), (10, 10)])
        #expect(lengths(path.dashed([3, 2], phase: 0)) == [3, 3, 3, 3])
        #expect(lengths(path.dashed([3, 2], phase: 1)) == [2, 3, 3, 3, 1])
        #expect(lengths(path.dashed([4, 1], phase: 4)) == [4, 4, 4, 4])
        #expect(lengths(path.dashed([3], phase: 0)) == [3, 3, 3, 2])
        #expect(lengths(path.dashed([3, 2], phase: -1)) == [3, 3, 3, 3])
        let square = line([(0, 0), (10, 0), (10, 10), (0, 10)], closed: true)
        #expect(lengths(square.dashed([5, 5], phase: 0)) == [5, 5, 5, 5])
        let circle = Path(ellipseIn: Rect(x: -10, y: -10, width: 20, height: 20))
        let dashes = lengths(circle.dashed([2 * .pi, 2 * .pi], phase: 0))
        #expect(dashes.count == 5 && dashes.allSatisfy { abs($0 - 2 * .pi) < 0.02 })
    }

    @Test func uselessNumbersChangeNothing() {
        let path = line([(0, 0), (10, 0)])
        for lengths in [[], [0, 0], [-1, 2], [.nan, 1], [.infinity, 1], [1e-9, 1e-9]] as [[Double]] {
            #expect(path.dashed(lengths, phase: 0) == path)
        }
        #expect(path.dashed([1, 1], phase: .nan) == path)
        for width in [0, -1, .nan, .infinity] as [Double] {
            #expect(path.stroked(StrokeStyle(width: width)).isEmpty)
        }
        #expect(line([(0, 0), (.nan, 1), (2, 2)]).stroked(StrokeStyle(width: 1)).isEmpty)
        #expect(Path().stroked(StrokeStyle(width: 1)).isEmpty)
    }
}
