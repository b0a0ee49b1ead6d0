#if !canImport(Darwin)
    import Foundation

    /// A decomposed affine transform: scaling, then shearing, then rotation, then translation.
    public struct CGAffineTransformComponents: Hashable, Sendable {
        /// The factors along x and y.
        public var scale: CGSize
        /// The shear: the fraction of y that is added to x.
        public var horizontalShear: CGFloat
        /// The rotation, in radians.
        public var rotation: CGFloat
        /// The translation.
        public var translation: CGVector

        /// Creates the components of the identity.
        public init() {
            self.init(scale: CGSize(width: 1, height: 1), horizontalShear: 0, rotation: 0, translation: .zero)
        }

        /// Creates components.
        public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
            self.scale = scale
            self.horizontalShear = horizontalShear
            self.rotation = rotation
            self.translation = translation
        }
    }

    extension CGAffineTransform {
        /// Creates a map from its parts.
        public init(_ components: CGAffineTransformComponents) {
            let scaling = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
            let shearing = CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
            let turning = CGAffineTransform(rotationAngle: components.rotation)
            var map = scaling.concatenating(shearing).concatenating(turning)
            map.tx = components.translation.dx
            map.ty = components.translation.dy
            self = map
        }

        /// The components of the transform. A mirroring transform has a negative height.
        public func decomposed() -> CGAffineTransformComponents {
            let width = (a * a + b * b).squareRoot()
            let angle = width > 0 ? atan2(b, a) : 0
            let (sine, cosine) = (sin(angle), cos(angle))
            // Rotated back, the second row is (shear * height, height).
            let height = d * cosine - c * sine
            let lean = c * cosine + d * sine
            return CGAffineTransformComponents(
                scale: CGSize(width: width, height: height),
                horizontalShear: height != 0 ? lean / height : 0,
                rotation: angle, translation: CGVector(dx: tx, dy: ty))
        }
    }
#endif
