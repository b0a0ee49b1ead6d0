public import LayoutCore

extension Transform {
    /// The point that a point is mapped to.
    public func apply(_ point: Point) -> Point {
        Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// The map that does this one first, and then `next`.
    public func followed(by next: Transform) -> Transform {
        Transform(
            a: a * next.a + b * next.c, b: a * next.b + b * next.d,
            c: c * next.a + d * next.c, d: c * next.b + d * next.d,
            tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
    }

    /// The map that undoes this one; nil when this one flattens the plane.
    public var inverse: Transform? {
        let determinant = a * d - b * c
        guard determinant != 0, determinant.isFinite, tx.isFinite, ty.isFinite else { return nil }
        return Transform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
}

extension Path {
    /// The path with every point mapped.
    public func applying(_ transform: Transform) -> Path {
        Path(
            elements.map { element in
                switch element {
                case .move(let point): .move(transform.apply(point))
                case .line(let point): .line(transform.apply(point))
                case .curve(let end, let first, let second):
                    .curve(
                        transform.apply(end), control1: transform.apply(first),
                        control2: transform.apply(second))
                case .close: .close
                }
            })
    }

    /// The same subpaths, each walked from its end to its start.
    public func reversed() -> Path {
        var result = Path()
        for subpath in subpaths.reversed() {
            result.move(to: subpath.end)
            for segment in subpath.segments.reversed() {
                if let (first, second) = segment.controls {
                    result.addCurve(to: segment.start, control1: second, control2: first)
                } else {
                    result.addLine(to: segment.start)
                }
            }
            if subpath.isClosed { result.close() }
        }
        return result
    }
}
