public import LayoutCore

extension Path {
    /// A line or a curve between two points.
    struct Segment {
        var start, end: Point
        /// A curve's control points.
        var controls: (Point, Point)?
    }

    /// A connected part of a path.
    struct Subpath {
        var start: Point
        var segments: [Segment] = []
        var isClosed = false

        var end: Point { segments.last?.end ?? start }
    }

    /// The path's connected parts; what follows a close without a move starts where the closed part did.
    var subpaths: [Subpath] {
        var result: [Subpath] = []
        for element in elements {
            if case .move(let point) = element {
                result.append(Subpath(start: point))
                continue
            }
            if let last = result.last, last.isClosed, element != .close {
                result.append(Subpath(start: last.start))
            }
            guard let start = result.last?.end else { continue }
            let index = result.count - 1
            switch element {
            case .line(let point): result[index].segments.append(Segment(start: start, end: point))
            case .curve(let end, let first, let second):
                result[index].segments.append(Segment(start: start, end: end, controls: (first, second)))
            case .close: result[index].isClosed = true
            case .move: break
            }
        }
        return result
    }

    /// The smallest rectangle around the path itself; nil for an empty path.
    public var bounds: Rect? {
        var box = BoundingBox()
        for subpath in subpaths {
            box.add(subpath.start)
            for segment in subpath.segments { segment.extend(&box) }
        }
        return box.rect
    }

    /// The smallest rectangle around the path's points and its curves' control points; nil for an empty
    /// path.
    public var controlBounds: Rect? {
        var box = BoundingBox()
        for element in elements {
            switch element {
            case .move(let point), .line(let point): box.add(point)
            case .curve(let end, let first, let second):
                for point in [end, first, second] { box.add(point) }
            case .close: break
            }
        }
        return box.rect
    }
}

/// The smallest rectangle around points.
private struct BoundingBox {
    var left = Double.infinity
    var top = Double.infinity
    var right = -Double.infinity
    var bottom = -Double.infinity

    mutating func add(_ point: Point) {
        left = min(left, point.x)
        top = min(top, point.y)
        right = max(right, point.x)
        bottom = max(bottom, point.y)
    }

    var rect: Rect? {
        left <= right && top <= bottom
            ? Rect(x: left, y: top, width: right - left, height: bottom - top) : nil
    }
}

extension Path.Segment {
    /// The point at a fraction of the segment, from 0 to 1.
    func point(at share: Double) -> Point {
        let rest = 1 - share
        guard let (first, second) = controls else {
            return Point(x: start.x * rest + end.x * share, y: start.y * rest + end.y * share)
        }
        let weights = (
            rest * rest * rest, 3 * rest * rest * share, 3 * rest * share * share, share * share * share
        )
        func mix(_ axis: Axis) -> Double {
            start[axis] * weights.0 + first[axis] * weights.1 + second[axis] * weights.2
                + end[axis] * weights.3
        }
        return Point(x: mix(.horizontal), y: mix(.vertical))
    }

    /// The directions of a curve at its start and its end, one long; nil for a line, and where all points are one.
    var directions: (start: Point, end: Point)? {
        guard let (first, second) = controls else { return nil }
        func direction(_ from: Point, _ targets: [Point]) -> Point? {
            for target in targets where target != from {
                let (x, y) = (target.x - from.x, target.y - from.y)
                let length = (x * x + y * y).squareRoot()
                return length > 0 && length.isFinite ? Point(x: x / length, y: y / length) : nil
            }
            return nil
        }
        guard let out = direction(start, [first, second, end]),
            let back = direction(end, [second, first, start])
        else { return nil }
        return (out, Point(x: -back.x, y: -back.y))
    }

    fileprivate func extend(_ box: inout BoundingBox) {
        box.add(end)
        guard let (first, second) = controls else { return }
        for axis in [Axis.horizontal, .vertical] {
            // The curve turns back on an axis where its derivative, a quadratic, is zero.
            let a = 3 * (end[axis] - start[axis]) + 9 * (first[axis] - second[axis])
            let b = 6 * (start[axis] - 2 * first[axis] + second[axis])
            let c = 3 * (first[axis] - start[axis])
            for share in Self.roots(a, b, c) where share > 0 && share < 1 { box.add(point(at: share)) }
        }
    }

    private static func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
        let discriminant = b * b - 4 * a * c
        guard discriminant >= 0 else { return [] }
        // The stable form: no difference of nearly equal numbers.
        let q = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
        return [q / a, c / q]
    }
}
