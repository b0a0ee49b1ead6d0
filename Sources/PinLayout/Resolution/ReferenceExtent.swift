internal import LayoutCore

/// The extent of references together: the outermost edges and the mean of the centres.
struct ReferenceExtent {
    private var box: Rect
    private var centers: Point
    private var count = 1.0

    /// The extent of one reference.
    init(_ rect: Rect) {
        box = rect
        centers = Point(x: rect[.horizontal].center, y: rect[.vertical].center)
    }

    /// Adds a reference.
    mutating func include(_ rect: Rect) {
        box = Rect(
            Self.union(box[.horizontal], rect[.horizontal]), Self.union(box[.vertical], rect[.vertical]))
        centers.x += rect[.horizontal].center
        centers.y += rect[.vertical].center
        count += 1
    }

    private static func union(_ first: Interval, _ second: Interval) -> Interval {
        let start = min(first.start, second.start)
        return Interval(start: start, length: max(first.end, second.end) - start)
    }

    /// The smallest lower edge, the mean centre or the largest upper edge on an axis.
    subscript(anchor: AxisAnchor, axis: Axis) -> Double {
        anchor == .center ? centers[axis] / count : box[axis][anchor]
    }
}
