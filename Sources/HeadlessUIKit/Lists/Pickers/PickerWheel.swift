import Foundation

/// The geometry of a picker's wheel: rows lie on a cylinder that is seen from the front.
struct PickerWheel: Equatable {
    /// The height of the picker, in points.
    var height: CGFloat
    /// The height of a row that faces the front, in points.
    var rowHeight: CGFloat

    private var length: CGFloat { height + 75 }
    /// The rows around the whole cylinder.
    private var count: CGFloat { max((2 * length / max(rowHeight, 1)).rounded(.up), 1) }
    /// The angle between two rows, in radians.
    var step: CGFloat { 2 * .pi / count }
    /// The radius of the cylinder, in points.
    var radius: CGFloat { 0.334225372 * length }

    /// The middle and the height of a row by its distance from the selection, in rows; nil for rows on the back.
    func position(_ distance: CGFloat) -> (middle: CGFloat, scale: CGFloat)? {
        let angle = distance * step
        guard abs(angle) < .pi / 2 else { return nil }
        return (height / 2 + radius * sin(angle), cos(angle))
    }

    /// How many rows are seen on either side of the selection.
    var reach: Int { Int(((.pi / 2) / step).rounded(.up)) }

    /// The distance of the row at a height from the selection, in rows.
    func distance(at y: CGFloat) -> CGFloat {
        asin(min(max((y - height / 2) / max(radius, 1), -1), 1)) / step
    }
}
