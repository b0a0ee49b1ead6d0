/// Convex outlines and where two of them touch.
enum Polygon {
    /// Where two outlines overlap.
    struct Contact {
        /// The direction from the first to the second, of length 1.
        var normal: CGPoint
        var depth: Double
        var point: CGPoint
    }

    @MainActor
    static func outline(of item: any UIDynamicItem, _ size: CGSize) -> [CGPoint] {
        let (x, y) = (size.width / 2, size.height / 2)
        switch item.collisionBoundsType {
        case .rectangle:
            return [
                CGPoint(x: -x, y: -y), CGPoint(x: x, y: -y), CGPoint(x: x, y: y), CGPoint(x: -x, y: y),
            ]
        case .ellipse:
            return (0..<32).map {
                let angle = Double($0) / 32 * 2 * .pi
                return CGPoint(x: cos(angle) * x, y: sin(angle) * y)
            }
        case .path:
            return hull(points(of: item.collisionBoundingPath.cgPath))
        }
    }

    /// The points of a path, curves by their ends and controls.
    @MainActor
    static func points(of path: CGPath) -> [CGPoint] { lines(of: path).flatMap { $0 } }

    /// The subpaths of a path as chains of points; curves as eight lines each.
    @MainActor
    static func lines(of path: CGPath) -> [[CGPoint]] {
        var result: [[CGPoint]] = []
        var current: [CGPoint] = []
        path.applyWithBlock { element in
            let kind = element.pointee.type
            let points = element.pointee.points
            func curve(_ at: (Double) -> CGPoint) {
                for part in 1...8 { current.append(at(Double(part) / 8)) }
            }
            switch kind {
            case .moveToPoint:
                if current.count > 1 { result.append(current) }
                current = [points[0]]
            case .addLineToPoint: current.append(points[0])
            case .addQuadCurveToPoint:
                let (start, control, end) = (current.last ?? points[0], points[0], points[1])
                curve { mix(mix(start, control, $0), mix(control, end, $0), $0) }
            case .addCurveToPoint:
                let (start, one, two, end) = (current.last ?? points[0], points[0], points[1], points[2])
                curve {
                    let middle = mix(one, two, $0)
                    return mix(
                        mix(mix(start, one, $0), middle, $0), mix(middle, mix(two, end, $0), $0), $0)
                }
            case .closeSubpath: if let first = current.first { current.append(first) }
            @unknown default: break
            }
        }
        if current.count > 1 { result.append(current) }
        return result
    }

    private static func mix(_ a: CGPoint, _ b: CGPoint, _ part: Double) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
    }

    private static func cross(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> Double {
        (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    }

    /// The convex hull (Andrew's monotone chain).
    static func hull(_ points: [CGPoint]) -> [CGPoint] {
        let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        guard sorted.count > 2 else { return sorted }
        func chain(_ points: some Sequence<CGPoint>) -> [CGPoint] {
            var chain: [CGPoint] = []
            for point in points {
                while chain.count > 1, cross(chain[chain.count - 2], chain[chain.count - 1], point) <= 0 {
                    chain.removeLast()
                }
                chain.append(point)
            }
            return Array(chain.dropLast())
        }
        return chain(sorted) + chain(sorted.reversed())
    }

    /// Where two convex outlines overlap, by the separating axis theorem; nil where they do not. A line is an outline of two
    /// points.
    static func contact(_ one: [CGPoint], _ two: [CGPoint]) -> Contact? {
        var best: (depth: Double, normal: CGPoint)?
        for normal in normals(one) + normals(two) {
            let (a, b) = (range(one, normal), range(two, normal))
            let depths = (a.upperBound - b.lowerBound, b.upperBound - a.lowerBound)
            let depth = min(depths.0, depths.1)
            guard depth > 0 else { return nil }
            if best.map({ depth < $0.depth }) ?? true {
                let sign = depths.0 <= depths.1 ? 1.0 : -1.0
                best = (depth, CGPoint(x: normal.x * sign, y: normal.y * sign))
            }
        }
        guard let best else { return nil }
        return Contact(normal: best.normal, depth: best.depth, point: touchingPoint(one, two, best.normal))
    }

    /// The middle of what of both outlines lies deepest along a normal.
    private static func touchingPoint(_ one: [CGPoint], _ two: [CGPoint], _ normal: CGPoint) -> CGPoint {
        let tangent = CGPoint(x: -normal.y, y: normal.x)
        func extreme(_ points: [CGPoint], _ sign: Double) -> ClosedRange<Double> {
            let depths = points.map { ($0.x * normal.x + $0.y * normal.y) * sign }
            let limit = (depths.max() ?? 0) - 0.5
            let alongside = zip(points, depths).filter { $0.1 >= limit }
                .map { $0.0.x * tangent.x + $0.0.y * tangent.y }
            return (alongside.min() ?? 0)...(alongside.max() ?? 0)
        }
        let (a, b) = (extreme(one, 1), extreme(two, -1))
        let along = (max(a.lowerBound, b.lowerBound) + min(a.upperBound, b.upperBound)) / 2
        let across = (range(one, normal).upperBound + range(two, normal).lowerBound) / 2
        return CGPoint(
            x: normal.x * across + tangent.x * along, y: normal.y * across + tangent.y * along)
    }

    private static func normals(_ points: [CGPoint]) -> [CGPoint] {
        guard points.count > 1 else { return [] }
        return points.indices.compactMap { index in
            let (a, b) = (points[index], points[(index + 1) % points.count])
            let length = hypot(b.x - a.x, b.y - a.y)
            guard length > 1e-9 else { return nil }
            return CGPoint(x: (b.y - a.y) / length, y: (a.x - b.x) / length)
        }
    }

    private static func range(_ points: [CGPoint], _ normal: CGPoint) -> ClosedRange<Double> {
        var (low, high) = (Double.infinity, -Double.infinity)
        for point in points {
            let value = point.x * normal.x + point.y * normal.y
            (low, high) = (min(low, value), max(high, value))
        }
        return low <= high ? low...high : 0...0
    }
}
