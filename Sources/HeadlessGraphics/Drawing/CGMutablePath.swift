internal import DisplayList
internal import LayoutCore
import Foundation

/// A path that lines and curves can be added to. Not for use by several threads at once.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Creates an empty path.
    public init() { super.init(Path()) }

    override init(_ path: Path) { super.init(path) }

    private func add(_ path: Path, _ transform: CGAffineTransform) {
        displayPath.append(
            transform == .identity ? path : path.applying(transform.displayTransform))
    }

    private func map(_ point: CGPoint, _ transform: CGAffineTransform) -> Point {
        transform.displayTransform.apply(point.displayPoint)
    }

    /// Starts a subpath.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        displayPath.move(to: map(point, transform))
    }

    /// Adds a straight line.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        displayPath.addLine(to: map(point, transform))
    }

    /// Adds a line from each point to the next.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        for (index, point) in points.enumerated() {
            index == 0 ? move(to: point, transform: transform) : addLine(to: point, transform: transform)
        }
    }

    /// Adds a quadratic curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        displayPath.addQuadCurve(to: map(end, transform), control: map(control, transform))
    }

    /// Adds a cubic curve.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        displayPath.addCurve(
            to: map(end, transform), control1: map(control1, transform), control2: map(control2, transform))
    }

    /// Adds a line to the subpath's start.
    public func closeSubpath() { displayPath.close() }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        add(Path(rect.standardized.displayRect), transform)
    }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds an ellipse that touches a rectangle's sides.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        add(Path(ellipseIn: rect.standardized.displayRect), transform)
    }

    /// Adds a rectangle with elliptic corners.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let path = Path(roundedRect: rect.standardized, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
        add(path, transform)
    }

    /// Adds an arc of a circle, after a line to its start where there is a current point.
    /// `clockwise` goes against growing angles, which looks clockwise only where y points up: in a view it
    /// looks counterclockwise.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        var arc = Path()
        arc.addArc(center: center, radius: radius, from: startAngle, to: endAngle, isGrowing: !clockwise)
        connect(arc.applying(transform.displayTransform))
    }

    /// Adds an arc by its angle, in radians, after a line to its start where there is a current point.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        var arc = Path()
        arc.addArc(
            center: center.displayPoint, radius: Double(radius), startAngle: Double(startAngle),
            sweep: Double(delta))
        connect(arc.applying(transform.displayTransform))
    }

    /// Adds a line and an arc that touches the lines from the current point to `tangent1End` and from there
    /// to `tangent2End`. The transform maps the arc with its radius.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let start = displayPath.currentPoint else { return }
        let inverse = transform == .identity ? transform : transform.inverted()
        var arc = Path([.move(inverse.displayTransform.apply(start))])
        arc.addArc(
            tangent1End: tangent1End.displayPoint, tangent2End: tangent2End.displayPoint,
            radius: Double(radius))
        displayPath.elements += arc.applying(transform.displayTransform).elements.dropFirst()
    }

    /// Adds another path's steps.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        add(path.displayPath, transform)
    }

    /// Adds a path, connected by a line to its first point.
    private func connect(_ path: Path) {
        guard !displayPath.isEmpty, case .move(let start)? = path.elements.first else {
            displayPath.append(path)
            return
        }
        displayPath.addLine(to: start)
        displayPath.elements += path.elements.dropFirst()
    }
}
