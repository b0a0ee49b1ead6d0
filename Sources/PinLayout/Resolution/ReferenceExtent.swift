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
        for axis in Axis.allCases {
            let (old, new) = (box[axis], rect[axis])
            let start = min(old.start, new.start)
            box[axis] = Interval(start: start, length: max(old.end, new.end) - start)
            centers[axis] += new.center
        }
        count += 1
    }

    /// The smallest lower edge, the mean centre or the largest upper edge on an axis.
    subscript(anchor: AxisAnchor, axis: Axis) -> Double {
        anchor == .center ? centers[axis] / count : box[axis][anchor]
    }
}
