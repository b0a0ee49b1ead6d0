import DisplayList
import Foundation
import LayoutCore
import Testing

@testable import HeadlessGraphics

/// Paths as SVG writes them.
struct PathReaderTests {
    @Test func lettersAreAbsoluteOrRelative() throws {
        let absolute = try #require(
            PathReader.path("M10 20 L30 40 H5 V6 C1 2 3 4 5 6 S9 10 11 12 Q1 1 2 2 T4 4 Z"))
        let relative = try #require(
            PathReader.path("m10,20l20,20h-25v-34c-4-4-2-2 0 0s4 4 6 6q-10-11-9-10t2 2z"))
        #expect(absolute.elements.count == relative.elements.count)
        for (one, other) in zip(absolute.elements, relative.elements) { #expect(near(one, other)) }
        #expect(absolute.elements.first == .move(Point(x: 10, y: 20)) && absolute.elements.last == .close)
    }

    @Test func numbersMayTouch() throws {
        let path = try #require(PathReader.path("M.5.5-1-2 1e1 2E-1"))
        #expect(
            path.elements == [
                .move(Point(x: 0.5, y: 0.5)), .line(Point(x: -1, y: -2)), .line(Point(x: 10, y: 0.2)),
            ])
    }

    @Test func arcsEndWhereTheyShould() throws {
        for flags in ["0 0", "0 1", "1 0", "1 1", "01", "10"] {
            let path = try #require(PathReader.path("M10 10A20 20 0 \(flags) 30 10"))
            guard case .curve(let end, _, _) = path.elements.last else {
                Issue.record("no curve")
                return
            }
            #expect(abs(end.x - 30) < 1e-6 && abs(end.y - 10) < 1e-6)
            // All points are 20 from one of the two centres.
            let bounds = try #require(path.bounds)
            let isLarge = flags.first == "1"
            #expect(isLarge ? bounds.size.height > 20 : bounds.size.height < 4, "\(flags)")
            let isClockwise = flags.last == "1"
            #expect(isClockwise ? bounds.origin.y < 9 : bounds.origin.y > 9, "\(flags)")
        }
        // A radius that is too small grows; none is a line.
        #expect(try #require(PathReader.path("M0 0A1 1 0 0 1 10 0")?.bounds).size.height > 4.9)
        #expect(PathReader.path("M0 0A0 5 0 0 1 10 0")?.elements.last == .line(Point(x: 10, y: 0)))
    }

    @Test(arguments: [
        "", " ", "L1 1", "M1", "M1 x", "M1 1 L2", "M1 1 O5 5 5", "M1 1 A1 1 0 2 0 3 3", "12", "M1 1 ??",
        "Mé 1",
    ])
    func whatIsMalformedIsNil(text: String) {
        #expect(PathReader.path(text) == nil)
    }

    private func near(_ one: Path.Element, _ other: Path.Element) -> Bool {
        func points(_ element: Path.Element) -> [Point] {
            switch element {
            case .move(let point), .line(let point): [point]
            case .curve(let end, let first, let second): [end, first, second]
            case .close: []
            }
        }
        let pairs = zip(points(one), points(other))
        return points(one).count == points(other).count
            && pairs.allSatisfy { abs($0.x - $1.x) < 1e-9 && abs($0.y - $1.y) < 1e-9 }
    }
}
