#if !canImport(Darwin)
    import Foundation

    /// An affine map of the plane: `x' = a x + c y + tx`, `y' = b x + d y + ty`.
    public struct CGAffineTransform: Hashable, Codable, Sendable {
        /// The coefficient of x in x'.
        public var a: CGFloat
        /// The coefficient of x in y'.
        public var b: CGFloat
        /// The coefficient of y in x'.
        public var c: CGFloat
        /// The coefficient of y in y'.
        public var d: CGFloat
        /// The horizontal translation.
        public var tx: CGFloat
        /// The vertical translation.
        public var ty: CGFloat

        /// The identity transform.
        @inlinable
        public static var identity: CGAffineTransform {
            CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        }

        /// Creates the transform that maps everything to the origin: all coefficients are 0.
        @inlinable
        public init() {
            self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
        }

        /// Creates a map from its coefficients.
        @inlinable
        public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.tx = tx
            self.ty = ty
        }

        /// Creates a map from its coefficients.
        @inlinable
        public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
            self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
        }

        /// Creates a turn about the origin.
        ///
        /// - Parameter angle: Radians; where the y axis points down a positive angle turns clockwise.
        @inlinable
        public init(rotationAngle angle: CGFloat) {
            let (sine, cosine) = (sin(angle), cos(angle))
            self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
        }

        /// Creates a map that scales away from the origin.
        @inlinable
        public init(scaleX sx: CGFloat, y sy: CGFloat) {
            self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
        }

        /// Creates a pure move.
        @inlinable
        public init(translationX tx: CGFloat, y ty: CGFloat) {
            self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
        }

        /// Whether the transform is the identity.
        @inlinable
        public var isIdentity: Bool { self == .identity }
    }
#endif
