/// Removing rounding errors of arithmetic.
extension CGFloat {
    /// The number, or where one is no further away than the arithmetic of a transform blurs, a number of few
    /// digits or of thirds: 50 for 50.00000000000001.
    ///
    /// - Parameter reach: How large the numbers were that this one was computed from.
    package func withoutNoise(of reach: CGFloat) -> CGFloat {
        guard magnitude < 1e9 else { return self }
        // Multiples of a third of a millionth of a point: every division by it is rounded only once.
        let parts: CGFloat = 3 * 1_048_576
        let plain = (self * parts).rounded() / parts
        return (plain - self).magnitude <= reach * 8 * CGFloat.ulpOfOne ? plain : self
    }
}

extension CGAffineTransform {
    /// The transform with the coefficients of exact sines and cosines: 0 for 6.1e-17.
    package var withoutNoise: CGAffineTransform {
        let reach = (abs(a) + abs(b) + abs(c) + abs(d)) / 2
        return CGAffineTransform(
            a: a.withoutNoise(of: reach), b: b.withoutNoise(of: reach), c: c.withoutNoise(of: reach),
            d: d.withoutNoise(of: reach), tx: tx, ty: ty)
    }

    /// The size of a box whose image is as large as `size`, for a map that scales or rotates by quarter
    /// turns; for others the size of the bounding box of the image of `size`.
    package func sizeBefore(_ size: CGSize) -> CGSize {
        let determinant = abs(a * d - b * c)
        guard determinant > 0, determinant.isFinite else { return size }
        let reach = (abs(a) + abs(b) + abs(c) + abs(d)) / determinant * (size.width + size.height)
        return CGSize(
            width: ((abs(d) * size.width + abs(c) * size.height) / determinant).withoutNoise(of: reach),
            height: ((abs(b) * size.width + abs(a) * size.height) / determinant).withoutNoise(of: reach))
    }
}

extension CGRect {
    /// Whether the sides differ by rounding errors only.
    package func isClose(to other: CGRect) -> Bool {
        let reach = abs(origin.x) + abs(origin.y) + size.width + size.height
        return [
            origin.x - other.origin.x, origin.y - other.origin.y, size.width - other.size.width,
            size.height - other.size.height,
        ].allSatisfy { abs($0) <= (reach + 1) * 1e-12 }
    }
}
