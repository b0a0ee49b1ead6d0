public import LayoutCore

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

extension Path {
    /// Whether the path has no steps.
    public var isEmpty: Bool { elements.isEmpty }

    /// Where the next step starts: nil for an empty path, the subpath's start after a ``Element/close``.
    public var currentPoint: Point? {
        var isClosed = false
        for element in elements.reversed() {
            switch element {
            case .close: isClosed = true
            case .move(let point): return point
            case .line(let point), .curve(let point, _, _): if !isClosed { return point }
            }
        }
        return nil
    }

    /// Starts a subpath.
    public mutating func move(to point: Point) { elements.append(.move(point)) }

    /// Adds a straight line; on an empty path it starts a subpath.
    public mutating func addLine(to point: Point) {
        elements.append(elements.isEmpty ? .move(point) : .line(point))
    }

    /// Adds a cubic curve; on an empty path it starts at its first control point.
    public mutating func addCurve(to end: Point, control1: Point, control2: Point) {
        if elements.isEmpty { move(to: control1) }
        elements.append(.curve(end, control1: control1, control2: control2))
    }

    /// Adds a quadratic curve as the cubic curve of the same shape.
    public mutating func addQuadCurve(to end: Point, control: Point) {
        let start = currentPoint ?? control
        func twoThirds(from point: Point) -> Point {
            Point(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        addCurve(to: end, control1: twoThirds(from: start), control2: twoThirds(from: end))
    }

    /// Adds a line to the subpath's start.
    public mutating func close() {
        if let last = elements.last, last != .close { elements.append(.close) }
    }

    /// Adds another path's steps.
    public mutating func append(_ other: Path) { elements += other.elements }

    /// Adds an arc of a circle, after a line to its start where there is a current point.
    ///
    /// - Parameters:
    ///   - center: The circle's middle.
    ///   - radius: In points. A negative one mirrors the arc in its middle, as the parametric equations do.
    ///   - startAngle: In radians from the x axis; growing angles turn clockwise as y points down.
    ///   - sweep: The angle of the arc, in radians, negative for falling angles. Of more than 16 turns whole
    ///     ones are left out, so that the end stays where it is; infinite ones are one whole turn.
    public mutating func addArc(center: Point, radius: Double, startAngle: Double, sweep: Double) {
        guard radius.isFinite, startAngle.isFinite, !sweep.isNaN else { return }
        let sweep = Self.limitedSweep(sweep)
        func place(_ angle: Double, _ tangent: Double = 0) -> Point {
            let (sine, cosine) = (sin(angle), cos(angle))
            return Point(
                x: center.x + radius * (cosine - tangent * sine),
                y: center.y + radius * (sine + tangent * cosine))
        }
        addLine(to: place(startAngle))
        // One cubic curve is exact enough for a quarter turn: it misses by less than 0.03 per cent.
        let count = Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
        guard count > 0 else { return }
        let step = sweep / Double(count)
        let handle = 4.0 / 3 * tan(step / 4)
        for index in 0..<count {
            let angle = startAngle + step * Double(index)
            addCurve(
                to: place(angle + step), control1: place(angle, handle),
                control2: place(angle + step, -handle))
        }
    }

    private static func limitedSweep(_ sweep: Double) -> Double {
        let turn = 2 * Double.pi
        guard sweep.isFinite else { return sweep < 0 ? -turn : turn }
        guard abs(sweep) > 16 * turn else { return sweep }
        return sweep.truncatingRemainder(dividingBy: turn) + (sweep < 0 ? -15 : 15) * turn
    }

    /// An ellipse that touches the sides of a rectangle, clockwise from the middle of the right side.
    public init(ellipseIn rect: Rect) {
        let (width, height) = (rect.size.width / 2, rect.size.height / 2)
        var circle = Path()
        circle.addArc(center: .zero, radius: 1, startAngle: 0, sweep: 2 * .pi)
        circle.close()
        self = circle.applying(
            Transform(
                a: width, b: 0, c: 0, d: height, tx: rect.origin.x + width, ty: rect.origin.y + height))
    }
}

extension Path {
    /// Adds a line and an arc that touches the lines from the current point to `tangent1End` and from
    /// there to `tangent2End`; a line to `tangent1End` alone where these do not make a corner.
    public mutating func addArc(tangent1End: Point, tangent2End: Point, radius: Double) {
        guard let start = currentPoint else { return }
        let (x1, y1) = (start.x - tangent1End.x, start.y - tangent1End.y)
        let (x2, y2) = (tangent2End.x - tangent1End.x, tangent2End.y - tangent1End.y)
        let (length1, length2) = ((x1 * x1 + y1 * y1).squareRoot(), (x2 * x2 + y2 * y2).squareRoot())
        let cross = (x1 * y2 - y1 * x2) / (length1 * length2)
        let cosine = (x1 * x2 + y1 * y2) / (length1 * length2)
        guard radius > 0, radius.isFinite, cross.isFinite, abs(cross) > 1e-9 else {
            addLine(to: tangent1End)
            return
        }
        let half = acos(min(max(cosine, -1), 1)) / 2
        let distance = radius / tan(half)
        let touch = Point(
            x: tangent1End.x + x1 / length1 * distance, y: tangent1End.y + y1 / length1 * distance)
        // The centre lies beside the first tangent, on the side of the second.
        let side = cross > 0 ? 1.0 : -1.0
        let center = Point(
            x: touch.x - side * y1 / length1 * radius, y: touch.y + side * x1 / length1 * radius)
        addLine(to: touch)
        addArc(
            center: center, radius: radius,
            startAngle: atan2(touch.y - center.y, touch.x - center.x), sweep: -side * (.pi - 2 * half))
    }
}
