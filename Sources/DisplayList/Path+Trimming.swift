internal import LayoutCore

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

extension Path {
    /// The part of the path between two positions.
    ///
    /// - Parameters:
    ///   - start: A share of the path's whole length, from 0 to 1.
    ///   - end: A share of the path's whole length; nothing is left where it does not lie behind the start.
    public func trimmed(from start: Double, to end: Double) -> Path {
        guard start > 0 || end < 1 else { return self }
        guard start < end else { return Path() }
        let parts = subpaths.map(\.measuredSegments)
        let total = parts.joined().reduce(0) { $0 + $1.length }
        guard total > 0, total.isFinite else { return Path() }
        var (passed, result) = (0.0, Path())
        for segments in parts {
            var isOpen = false
            for segment in segments where segment.length > 0 {
                let low = max(0, (start * total - passed) / segment.length)
                let high = min(1, (end * total - passed) / segment.length)
                passed += segment.length
                guard low < high else { continue }
                segment.append(from: low, to: high, to: &result, continues: isOpen)
                isOpen = true
            }
        }
        return result
    }
}

extension Path.Subpath {
    /// The segments with the line that closes the subpath, and their lengths.
    fileprivate var measuredSegments: [MeasuredSegment] {
        var all = segments
        if isClosed, end != start { all.append(Path.Segment(start: end, end: start)) }
        return all.map(MeasuredSegment.init)
    }
}

/// A line or a curve with its length.
private struct MeasuredSegment {
    let segment: Path.Segment
    /// The lengths up to evenly spaced places; two for a line.
    let lengths: [Double]

    /// Straight pieces that stand for a curve when lengths are added up.
    private static let pieceCount = 64

    init(_ segment: Path.Segment) {
        self.segment = segment
        let count = segment.controls == nil ? 1 : Self.pieceCount
        var (lengths, last) = ([0.0], segment.start)
        for index in 1...count {
            let next = segment.point(at: Double(index) / Double(count))
            lengths.append(lengths[index - 1] + hypot(next.x - last.x, next.y - last.y))
            last = next
        }
        self.lengths = lengths
    }

    var length: Double { lengths[lengths.count - 1] }

    /// Adds the part between two shares of the length.
    func append(from low: Double, to high: Double, to path: inout Path, continues: Bool) {
        let (first, second) = (place(at: low), place(at: high))
        let (start, end) = (segment.point(at: first), segment.point(at: second))
        if !continues { path.move(to: start) }
        guard segment.controls != nil else { return path.addLine(to: end) }
        // The part of a cubic curve has the same direction at its ends, with handles cut to a third of it.
        let third = (second - first) / 3
        let (out, back) = (segment.direction(at: first), segment.direction(at: second))
        path.addCurve(
            to: end, control1: Point(x: start.x + out.x * third, y: start.y + out.y * third),
            control2: Point(x: end.x - back.x * third, y: end.y - back.y * third))
    }

    /// The curve's parameter at a share of the length.
    private func place(at share: Double) -> Double {
        guard lengths.count > 2, share > 0, share < 1 else { return share }
        let goal = share * length
        let index = max(1, lengths.firstIndex { $0 >= goal } ?? lengths.count - 1)
        let step = lengths[index] - lengths[index - 1]
        let inside = step > 0 ? (goal - lengths[index - 1]) / step : 0
        return (Double(index - 1) + inside) / Double(lengths.count - 1)
    }
}

extension Path.Segment {
    /// The derivative at a parameter.
    fileprivate func direction(at share: Double) -> Point {
        guard let (first, second) = controls else { return Point(x: end.x - start.x, y: end.y - start.y) }
        let rest = 1 - share
        func mix(_ axis: Axis) -> Double {
            3 * rest * rest * (first[axis] - start[axis]) + 6 * rest * share * (second[axis] - first[axis])
                + 3 * share * share * (end[axis] - second[axis])
        }
        return Point(x: mix(.horizontal), y: mix(.vertical))
    }
}
