import LayoutCore

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

extension Path {
    /// The outline of the line along the path: filled by winding it looks as the stroke does.
    ///
    /// Curves become straight pieces a hundredth of a point from where they were. Empty for a width of 0 or
    /// less, and for what is not finite.
    public func stroked(_ style: StrokeStyle) -> Path {
        guard style.width > 0, style.width.isFinite else { return Path() }
        let path = style.dashes.isEmpty ? self : dashed(style.dashes, phase: style.dashPhase)
        var outline = StrokeOutline(style)
        for line in path.polylines { outline.add(line) }
        return outline.path
    }
}

/// Builds the outline of strokes: along one side, around the end, back along the other.
private struct StrokeOutline {
    let style: StrokeStyle
    let half: Double
    var path = Path()

    init(_ style: StrokeStyle) {
        self.style = style
        half = style.width / 2
    }

    /// A straight piece's direction and what leads to its right side, half a width long.
    private struct Side {
        var direction, normal: Point
    }

    mutating func add(_ line: Polyline) {
        let vertices = line.vertices
        guard vertices.count > 1 else {
            if let point = vertices.first?.point { addDot(point) }
            return
        }
        let back = vertices.reversed().map(\.reversed)
        if line.isClosed {
            addLoop(vertices)
            addLoop(back)
            return
        }
        path.move(to: vertices[0].point + leaving(vertices[0], to: vertices[1]).normal)
        addSide(vertices)
        addSide(back)
        path.close()
    }

    private func side(_ direction: Point) -> Side {
        Side(direction: direction, normal: Point(x: direction.y * half, y: -direction.x * half))
    }

    private func side(_ start: Point, _ end: Point) -> Side {
        let length = hypot(end.x - start.x, end.y - start.y)
        return side(Point(x: (end.x - start.x) / length, y: (end.y - start.y) / length))
    }

    private func leaving(_ vertex: Polyline.Vertex, to next: Polyline.Vertex) -> Side {
        vertex.departure.map(side) ?? side(vertex.point, next.point)
    }

    private func arriving(_ vertex: Polyline.Vertex, from last: Polyline.Vertex) -> Side {
        vertex.arrival.map(side) ?? side(last.point, vertex.point)
    }

    /// From the first vertex to the last and around the end.
    private mutating func addSide(_ vertices: [Polyline.Vertex]) {
        for index in 1..<vertices.count - 1 {
            addCorner(vertices[index - 1], vertices[index], vertices[index + 1])
        }
        let end = vertices[vertices.count - 1]
        let side = arriving(end, from: vertices[vertices.count - 2])
        path.addLine(to: end.point + side.normal)
        addCap(at: end.point, side)
    }

    private mutating func addLoop(_ vertices: [Polyline.Vertex]) {
        let count = vertices.count
        path.move(to: vertices[0].point + arriving(vertices[0], from: vertices[count - 1]).normal)
        for index in 0..<count {
            addCorner(
                vertices[(index + count - 1) % count], vertices[index], vertices[(index + 1) % count])
        }
        path.close()
    }

    /// From where one piece arrives to where the next one leaves.
    private mutating func addCorner(
        _ last: Polyline.Vertex, _ vertex: Polyline.Vertex, _ next: Polyline.Vertex
    ) {
        let arriving = arriving(vertex, from: last)
        path.addLine(to: vertex.point + arriving.normal)
        addJoin(at: vertex, arriving, leaving(vertex, to: next))
    }

    private mutating func addJoin(at vertex: Polyline.Vertex, _ last: Side, _ next: Side) {
        let (point, target) = (vertex.point, vertex.point + next.normal)
        let cosine = (last.normal.x * next.normal.x + last.normal.y * next.normal.y) / (half * half)
        if vertex.isSmooth, cosine > 0.9 { return path.addLine(to: target) }
        let away = last.normal.x * next.direction.x + last.normal.y * next.direction.y
        // A line that turns back on itself is on the outside on both of its sides.
        guard away < 0 || (away < 1e-9 * half && cosine < 0) else {
            // Through the corner itself, so that the loop on the inside winds as the line does.
            path.addLine(to: point)
            path.addLine(to: target)
            return
        }
        switch vertex.isSmooth ? .round : style.join {
        case .round: addArc(around: point, from: last.normal, sweep: abs(turn(last.normal, next.normal)))
        case .miter where cosine > -1 + 1e-9 && 2 / (1 + cosine) <= style.miterLimit * style.miterLimit:
            let reach = 1 / (1 + cosine)
            path.addLine(
                to: Point(
                    x: point.x + (last.normal.x + next.normal.x) * reach,
                    y: point.y + (last.normal.y + next.normal.y) * reach))
        default: break
        }
        path.addLine(to: target)
    }

    private mutating func addCap(at end: Point, _ side: Side) {
        let other = Point(x: end.x - side.normal.x, y: end.y - side.normal.y)
        switch style.cap {
        case .butt: break
        case .round: addArc(around: end, from: side.normal, sweep: .pi)
        case .square:
            let ahead = Point(x: side.direction.x * half, y: side.direction.y * half)
            path.addLine(to: end + side.normal + ahead)
            path.addLine(to: other + ahead)
        }
        path.addLine(to: other)
    }

    /// A subpath without length shows its caps alone.
    private mutating func addDot(_ point: Point) {
        switch style.cap {
        case .butt: return
        case .round:
            path.move(to: Point(x: point.x + half, y: point.y))
            addArc(around: point, from: Point(x: half, y: 0), sweep: 2 * .pi)
            path.close()
        case .square:
            path.append(
                Path(Rect(x: point.x - half, y: point.y - half, width: style.width, height: style.width)))
        }
    }

    private mutating func addArc(around center: Point, from normal: Point, sweep: Double) {
        path.addArc(
            center: center, radius: half, startAngle: atan2(normal.y, normal.x), sweep: sweep)
    }

    /// The angle from one normal to another, the short way round.
    private func turn(_ first: Point, _ second: Point) -> Double {
        (atan2(second.y, second.x) - atan2(first.y, first.x)).remainder(dividingBy: 2 * .pi)
    }
}

extension Point {
    fileprivate static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
}
