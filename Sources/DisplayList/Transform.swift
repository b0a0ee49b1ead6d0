/// An affine map of the plane: `x' = a x + c y + tx`, `y' = b x + d y + ty`.
public struct Transform: Hashable, Sendable {
    /// The coefficients, named as in PDF and Core Graphics.
    public var a, b, c, d, tx, ty: Double

    /// The map that moves nothing.
    public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Creates a map from its coefficients.
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// A pure move.
    public static func translation(x: Double, y: Double) -> Transform {
        Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }
}
