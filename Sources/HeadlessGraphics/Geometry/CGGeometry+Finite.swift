import Foundation

extension CGRect {
    /// Whether all four numbers are finite. One comparison, since 0 times infinity or NaN is NaN.
    @inlinable
    package var isFiniteNumber: Bool {
        origin.x * 0 + origin.y * 0 + size.width * 0 + size.height * 0 == 0
    }
}

extension CGPoint {
    /// Whether both numbers are finite.
    @inlinable
    package var isFiniteNumber: Bool { x * 0 + y * 0 == 0 }
}
