import LayoutCore

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// A subpath made of straight pieces.
struct Polyline {
    /// A corner, or a point inside of a curve.
    struct Vertex {
        var point: Point
        var isSmooth = false
        /// The directions in which curves arrive here and leave, one long; nil where straight pieces say it.
        var arrival: Point?
        var departure: Point?

        /// The same vertex on the way back.
        var reversed: Vertex {
            func back(_ direction: Point?) -> Point? { direction.map { Point(x: -$0.x, y: -$0.y) } }
            return Vertex(
                point: point, isSmooth: isSmooth, arrival: back(departure), departure: back(arrival))
        }
    }

    var vertices: [Vertex] = []
    var isClosed = false

    /// Adds a vertex unless it lies where the last one does.
    mutating func append(_ point: Point, isSmooth: Bool = false) {
        if let last = vertices.last, last.point == point {
            if !isSmooth { vertices[vertices.count - 1].isSmooth = false }
            return
        }
        vertices.append(Vertex(point: point, isSmooth: isSmooth))
    }

    /// Adds a line or a curve in straight pieces.
    ///
    /// Corners and caps follow the curve itself: near the limit of a mitre, the last piece's direction would decide
    /// otherwise.
    mutating func append(_ segment: Path.Segment, pieces count: Int) {
        let start = vertices.count - 1
        for index in 1..<max(count, 1) {
            append(segment.point(at: Double(index) / Double(count)), isSmooth: true)
        }
        append(segment.end)
        guard start >= 0, vertices.count - 1 > start, let (departure, arrival) = segment.directions else {
            return
        }
        vertices[start].departure = departure
        vertices[vertices.count - 1].arrival = arrival
    }
}

extension Path {
    /// How far straight pieces may lie from the curve that they stand for, in points.
    private static let flatness = 0.01
    private static let maximumPieces = 512.0

    /// Whether every coordinate is a number.
    var isFinite: Bool {
        elements.allSatisfy { element in
            switch element {
            case .move(let point), .line(let point): point.x.isFinite && point.y.isFinite
            case .curve(let end, let first, let second):
                [end, first, second].allSatisfy { $0.x.isFinite && $0.y.isFinite }
            case .close: true
            }
        }
    }

    /// The subpaths with curves made of straight pieces; none for a path that is not finite.
    var polylines: [Polyline] {
        guard isFinite else { return [] }
        return subpaths.map { subpath in
            var line = Polyline(isClosed: subpath.isClosed)
            line.append(subpath.start)
            for segment in subpath.segments { line.append(segment, pieces: Self.pieces(for: segment)) }
            if line.isClosed, line.vertices.count > 1, let last = line.vertices.last,
                last.point == subpath.start
            {
                line.vertices[0].arrival = last.arrival
                line.vertices.removeLast()
            }
            return line
        }
    }

    /// The number of pieces by the curve's second differences, which bound its distance from a chord.
    private static func pieces(for segment: Segment) -> Int {
        guard let (first, second) = segment.controls else { return 1 }
        func bend(_ a: Point, _ b: Point, _ c: Point) -> Double {
            hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
        }
        let most = max(bend(segment.start, first, second), bend(first, second, segment.end))
        let count = (0.75 * most / flatness).squareRoot().rounded(.up)
        return Int(min(max(count, 1), maximumPieces))
    }

    /// The path cut into dashes, as open subpaths of straight pieces.
    ///
    /// - Parameters:
    ///   - lengths: Lengths of dashes and gaps in turn, in points; an odd number of them is used twice over.
    ///   - phase: The offset in the pattern at which each subpath starts.
    /// - Returns: The path as it is where the lengths are negative, not finite, all zero, or far too short.
    public func dashed(_ lengths: [Double], phase: Double) -> Path {
        let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
        let period = pattern.reduce(0, +)
        guard period > 0, period.isFinite, phase.isFinite, pattern.allSatisfy({ $0 >= 0 }) else {
            return self
        }
        var result = Path()
        for line in polylines {
            var points = line.vertices.map(\.point)
            if line.isClosed, let first = points.first { points.append(first) }
            let length = zip(points, points.dropFirst()).reduce(0.0) {
                $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y)
            }
            guard length / period < 100_000 else { return self }
            var walk = DashWalk(pattern, phase: phase, period: period)
            walk.cut(points, into: &result)
        }
        return result
    }
}

/// A walk along a dash pattern.
private struct DashWalk {
    let pattern: [Double]
    var index = 0
    /// What is left of the present dash or gap.
    var rest = 0.0

    var isDash: Bool { index % 2 == 0 }

    init(_ pattern: [Double], phase: Double, period: Double) {
        self.pattern = pattern
        var place = phase.truncatingRemainder(dividingBy: period)
        if place < 0 { place += period }
        while place >= pattern[index], place > 0 {
            place -= pattern[index]
            index = (index + 1) % pattern.count
        }
        rest = pattern[index] - place
    }

    mutating func cut(_ points: [Point], into path: inout Path) {
        guard let first = points.first else { return }
        if isDash { path.move(to: first) }
        for (start, end) in zip(points, points.dropFirst()) {
            let length = hypot(end.x - start.x, end.y - start.y)
            var passed = 0.0
            while length - passed > rest {
                passed += rest
                let share = passed / length
                let point = Point(
                    x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
                if isDash { path.addLine(to: point) } else { path.move(to: point) }
                index = (index + 1) % pattern.count
                rest = pattern[index]
            }
            rest -= length - passed
            if isDash { path.addLine(to: end) }
        }
    }
}
