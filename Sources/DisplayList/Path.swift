import LayoutCore

/// A sequence of subpaths made of lines and cubic curves, in points.
public struct Path: Hashable, Sendable {
    /// One step of a path.
    public enum Element: Hashable, Sendable {
        /// Starts a subpath.
        case move(Point)
        /// A straight line from the current point.
        case line(Point)
        /// A cubic Bézier curve from the current point.
        case curve(Point, control1: Point, control2: Point)
        /// A line back to the subpath's start.
        case close
    }

    /// How a point is decided to be inside.
    public enum FillRule: Hashable, Sendable {
        /// Inside where the path winds around the point.
        case winding
        /// Inside where a ray from the point crosses the path an odd number of times.
        case evenOdd
    }

    /// The steps, in drawing order.
    public var elements: [Element]

    /// Creates a path from its steps.
    public init(_ elements: [Element] = []) {
        self.elements = elements
    }

    /// A rectangle, clockwise from the top left corner.
    public init(_ rect: Rect) {
        let (left, top) = (rect.origin.x, rect.origin.y)
        let (right, bottom) = (rect[.horizontal].end, rect[.vertical].end)
        self.init([
            .move(Point(x: left, y: top)), .line(Point(x: right, y: top)),
            .line(Point(x: right, y: bottom)), .line(Point(x: left, y: bottom)), .close,
        ])
    }

    /// A rectangle with circular corners.
    ///
    /// Radii are limited to half of the shorter side.
    public init(_ rect: Rect, corners: CornerRadii) {
        let limit = max(0, min(rect.size.width, rect.size.height) / 2)
        let radii = corners.limited(to: limit)
        guard radii != .zero else {
            self.init(rect)
            return
        }
        let (left, top) = (rect.origin.x, rect.origin.y)
        let (right, bottom) = (rect[.horizontal].end, rect[.vertical].end)
        var path = Path()
        path.elements.append(.move(Point(x: left + radii.topLeft, y: top)))
        path.corner(Point(x: right, y: top), from: (-1, 0), to: (0, 1), radius: radii.topRight)
        path.corner(Point(x: right, y: bottom), from: (0, -1), to: (-1, 0), radius: radii.bottomRight)
        path.corner(Point(x: left, y: bottom), from: (1, 0), to: (0, -1), radius: radii.bottomLeft)
        path.corner(Point(x: left, y: top), from: (0, 1), to: (1, 0), radius: radii.topLeft)
        path.elements.append(.close)
        self = path
    }

    /// The distance of a quarter circle's control points from its ends, as a share of the radius:
    /// 4/3 (sqrt 2 - 1).
    private static let quarterCircle = 0.552_284_749_830_793_4

    private mutating func corner(
        _ corner: Point, from: (x: Double, y: Double), to: (x: Double, y: Double), radius: Double
    ) {
        let rest = radius * (1 - Self.quarterCircle)
        elements.append(.line(Point(x: corner.x + from.x * radius, y: corner.y + from.y * radius)))
        guard radius > 0 else { return }
        elements.append(
            .curve(
                Point(x: corner.x + to.x * radius, y: corner.y + to.y * radius),
                control1: Point(x: corner.x + from.x * rest, y: corner.y + from.y * rest),
                control2: Point(x: corner.x + to.x * rest, y: corner.y + to.y * rest)))
    }
}
