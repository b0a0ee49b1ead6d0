internal import DisplayList
internal import LayoutCore

extension CGPath {
    /// The path at a fraction between this one and another of the same elements; others change at the end.
    final func mixed(with other: CGPath, _ part: Double) -> CGPath {
        let (from, to) = (displayPath.elements, other.displayPath.elements)
        guard from.count == to.count else { return part < 1 ? self : other }
        var path = Path()
        func mix(_ a: Point, _ b: Point) -> Point {
            Point(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
        }
        for pair in zip(from, to) {
            switch pair {
            case (.move(let a), .move(let b)): path.move(to: mix(a, b))
            case (.line(let a), .line(let b)): path.addLine(to: mix(a, b))
            case (.curve(let a, let a1, let a2), .curve(let b, let b1, let b2)):
                path.addCurve(to: mix(a, b), control1: mix(a1, b1), control2: mix(a2, b2))
            case (.close, .close): path.close()
            default: return part < 1 ? self : other
            }
        }
        return CGPath(path)
    }
}

extension CATransform3D {
    /// The transform at a fraction between this one and another: translation, scale and rotation are
    /// interpolated.
    func mixed(with other: CATransform3D, _ part: CGFloat) -> CATransform3D {
        if CATransform3DIsAffine(self), CATransform3DIsAffine(other) {
            let mixed = CATransform3DGetAffineTransform(self).mixed(
                with: CATransform3DGetAffineTransform(other), part)
            return CATransform3DMakeAffineTransform(mixed)
        }
        guard let from = SpatialParts(self), let to = SpatialParts(other) else {
            return part < 1 ? self : other
        }
        return from.mixed(with: to, Double(part)).transform
    }
}

extension CGAffineTransform {
    /// The transform at a fraction between this one and another.
    func mixed(with other: CGAffineTransform, _ part: CGFloat) -> CGAffineTransform {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
        let move = CGVector(dx: mix(tx, other.tx), dy: mix(ty, other.ty))
        // Without rotation the factors are interpolated directly, so that a reflection squeezes instead of
        // rotating.
        if b == 0, c == 0, other.b == 0, other.c == 0 {
            return CGAffineTransform(
                a: mix(a, other.a), b: 0, c: 0, d: mix(d, other.d), tx: move.dx, ty: move.dy)
        }
        let (from, to) = (decomposed(), other.decomposed())
        var turn = to.rotation - from.rotation
        if turn > .pi { turn -= 2 * .pi } else if turn < -.pi { turn += 2 * .pi }
        return CGAffineTransform(
            CGAffineTransformComponents(
                scale: CGSize(
                    width: mix(from.scale.width, to.scale.width),
                    height: mix(from.scale.height, to.scale.height)),
                horizontalShear: mix(from.horizontalShear, to.horizontalShear),
                rotation: from.rotation + turn * part, translation: move))
    }
}

/// A 3D transform decomposed into scale, rotation, perspective and translation. Shear out of the plane is
/// lost.
private struct SpatialParts {
    var scale: SIMD3<Double>
    var turn: SIMD4<Double>
    var perspective: SIMD3<Double>
    var move: SIMD3<Double>

    init?(_ t: CATransform3D) {
        var rows = [
            SIMD3<Double>(t.m11, t.m12, t.m13), SIMD3<Double>(t.m21, t.m22, t.m23),
            SIMD3<Double>(t.m31, t.m32, t.m33),
        ]
        scale = SIMD3((rows[0] * rows[0]).sum(), (rows[1] * rows[1]).sum(), (rows[2] * rows[2]).sum())
            .squareRoot()
        guard scale.min() > 1e-9, scale.max().isFinite else { return nil }
        if (Self.cross(rows[0], rows[1]) * rows[2]).sum() < 0 { scale.x = -scale.x }
        for index in 0..<3 { rows[index] /= scale[index] }
        turn = Self.quaternion(rows)
        // The last column is the linear part applied to the perspective.
        let column = SIMD3<Double>(t.m14, t.m24, t.m34) / scale
        perspective = rows[0] * column.x + rows[1] * column.y + rows[2] * column.z
        move = SIMD3(t.m41, t.m42, t.m43)
    }

    var transform: CATransform3D {
        let (x, y, z, w) = (turn.x, turn.y, turn.z, turn.w)
        let rows = [
            SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)) * scale.x,
            SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)) * scale.y,
            SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)) * scale.z,
        ]
        let column = rows.map { ($0 * perspective).sum() }
        return CATransform3D(
            m11: rows[0].x, m12: rows[0].y, m13: rows[0].z, m14: column[0],
            m21: rows[1].x, m22: rows[1].y, m23: rows[1].z, m24: column[1],
            m31: rows[2].x, m32: rows[2].y, m33: rows[2].z, m34: column[2],
            m41: move.x, m42: move.y, m43: move.z, m44: 1 + (move * perspective).sum())
    }

    func mixed(with other: SpatialParts, _ part: Double) -> SpatialParts {
        var result = self
        result.scale += (other.scale - scale) * part
        result.perspective += (other.perspective - perspective) * part
        result.move += (other.move - move) * part
        var cosine = (turn * other.turn).sum()
        let goal = cosine < 0 ? -other.turn : other.turn
        cosine = min(abs(cosine), 1)
        let angle = acos(cosine)
        if angle > 1e-6 {
            result.turn = (turn * sin((1 - part) * angle) + goal * sin(part * angle)) / sin(angle)
        }
        return result
    }

    private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }

    private static func quaternion(_ r: [SIMD3<Double>]) -> SIMD4<Double> {
        let squares = SIMD4(
            1 + r[0].x - r[1].y - r[2].z, 1 - r[0].x + r[1].y - r[2].z,
            1 - r[0].x - r[1].y + r[2].z, 1 + r[0].x + r[1].y + r[2].z)
        let size = squares.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 4)).squareRoot() / 2
        return SIMD4(
            r[1].z < r[2].y ? -size.x : size.x, r[2].x < r[0].z ? -size.y : size.y,
            r[0].y < r[1].x ? -size.z : size.z, size.w)
    }
}
