#if !canImport(Darwin)
    import Foundation

    extension CGPoint {
        /// The point under a transform.
        @inlinable
        public func applying(_ t: CGAffineTransform) -> CGPoint {
            CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
        }
    }

    extension CGSize {
        /// The size under a transform, without its translation.
        @inlinable
        public func applying(_ t: CGAffineTransform) -> CGSize {
            CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
        }
    }

    extension CGRect {
        /// The smallest rectangle around the images of the four corners.
        ///
        /// The null and the infinite rectangle stay what they are. The last bits that turns and scalings
        /// leave are taken off: after a quarter turn a width of 50 is a height of 50, not of
        /// 50.00000000000001.
        public func applying(_ t: CGAffineTransform) -> CGRect {
            guard !isNull, !isInfinite, !t.isIdentity else { return self }
            guard t.a != 1 || t.d != 1 || t.b != 0 || t.c != 0 else {
                let box = standardized
                return CGRect(
                    x: box.origin.x + t.tx, y: box.origin.y + t.ty, width: box.size.width,
                    height: box.size.height)
            }
            let map = t.withoutNoise
            let left = min(map.a * minX, map.a * maxX) + min(map.c * minY, map.c * maxY) + map.tx
            let top = min(map.b * minX, map.b * maxX) + min(map.d * minY, map.d * maxY) + map.ty
            let (width, height) = (
                abs(map.a) * self.width + abs(map.c) * self.height,
                abs(map.b) * self.width + abs(map.d) * self.height
            )
            let reach = abs(left) + abs(top) + width + height + abs(map.tx) + abs(map.ty)
            return CGRect(
                x: left.withoutNoise(of: reach), y: top.withoutNoise(of: reach),
                width: width.withoutNoise(of: reach), height: height.withoutNoise(of: reach))
        }
    }
#endif
