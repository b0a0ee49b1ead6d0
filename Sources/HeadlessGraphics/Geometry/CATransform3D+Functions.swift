// Apple's names of C functions and constants begin with a capital.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(Darwin)
    import Foundation

    /// The identity transform.
    public let CATransform3DIdentity = CATransform3D.identity

    /// Whether the transform is the identity.
    public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == .identity }

    /// Whether two transforms have equal elements.
    public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

    /// A translation.
    public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
        var result = CATransform3D.identity
        (result.m41, result.m42, result.m43) = (tx, ty, tz)
        return result
    }

    /// A scaling away from the origin.
    public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
        var result = CATransform3D.identity
        (result.m11, result.m22, result.m33) = (sx, sy, sz)
        return result
    }

    /// A turn by `angle` radians about the axis through the origin and (x, y, z); the identity where
    /// that axis has no length.
    public func CATransform3DMakeRotation(
        _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
    ) -> CATransform3D {
        let length = (x * x + y * y + z * z).squareRoot()
        guard length > 0, length.isFinite else { return .identity }
        let axis = SIMD3<Double>(x, y, z) / length
        let (s, c) = (sin(angle), cos(angle))
        let rest = (1 - c) * axis
        return CATransform3D(
            rows: SIMD4(
                rest.x * axis.x + c, rest.x * axis.y + s * axis.z, rest.x * axis.z - s * axis.y, 0),
            SIMD4(rest.y * axis.x - s * axis.z, rest.y * axis.y + c, rest.y * axis.z + s * axis.x, 0),
            SIMD4(rest.z * axis.x + s * axis.y, rest.z * axis.y - s * axis.x, rest.z * axis.z + c, 0),
            SIMD4(0, 0, 0, 1))
    }

    /// A translation followed by `t`.
    public func CATransform3DTranslate(
        _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
    ) -> CATransform3D {
        CATransform3DMakeTranslation(tx, ty, tz).concatenating(t)
    }

    /// A scaling followed by `t`.
    public func CATransform3DScale(
        _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
    ) -> CATransform3D {
        CATransform3DMakeScale(sx, sy, sz).concatenating(t)
    }

    /// A rotation followed by `t`.
    public func CATransform3DRotate(
        _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
    ) -> CATransform3D {
        CATransform3DMakeRotation(angle, x, y, z).concatenating(t)
    }

    /// `a` followed by `b`.
    public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
        a.concatenating(b)
    }

    /// The inverse of `t`; `t` itself where it has none.
    public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverted() }

    /// The three-dimensional transform that acts on the plane as `m`.
    public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
        CATransform3D(
            rows: SIMD4(m.a, m.b, 0, 0), SIMD4(m.c, m.d, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(m.tx, m.ty, 0, 1))
    }

    /// Whether the transform is an affine one of the plane.
    public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
        t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
    }

    /// The part of `t` that acts on the plane.
    public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
        CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
    }
#endif
