#if !canImport(Darwin)
    import Foundation

    extension CGPoint {
        /// The point's image under a map.
        public func applying(_ t: CGAffineTransform) -> CGPoint {
            CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
        }
    }

    extension CGSize {
        /// The size's image under a map, without the map's move.
        public func applying(_ t: CGAffineTransform) -> CGSize {
            CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
        }
    }

    extension CGRect {
        /// The smallest rectangle around the images of the four corners.
        ///
        /// The null and the infinite rectangle stay what they are.
        public func applying(_ t: CGAffineTransform) -> CGRect {
            guard !isNull, !isInfinite, !t.isIdentity else { return self }
            let corners = [
                CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
                CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
            ].map { $0.applying(t) }
            let (left, right) = corners.dropFirst().reduce((corners[0].x, corners[0].x)) {
                (min($0.0, $1.x), max($0.1, $1.x))
            }
            let (top, bottom) = corners.dropFirst().reduce((corners[0].y, corners[0].y)) {
                (min($0.0, $1.y), max($0.1, $1.y))
            }
            return CGRect(x: left, y: top, width: right - left, height: bottom - top)
        }
    }
#endif
