internal import DisplayList
internal import LayoutCore
import Foundation

/// A path that can be drawn: lines and curves, and how a line along them looks.
///
/// Not for use by several threads at once.
open class UIBezierPath: NSObject, NSCopying {
    final var displayPath: Path
    final var style = StrokeStyle()

    /// Which points are inside: false by winding, true by the even-odd rule. False by default.
    open var usesEvenOddFillRule = false

    /// Creates an empty path.
    public override init() {
        displayPath = Path()
        super.init()
    }

    /// Creates a path from another's steps.
    public convenience init(cgPath: CGPath) {
        self.init()
        displayPath = cgPath.displayPath
    }

    /// Creates a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        displayPath = Path(rect.standardized.displayRect)
    }

    /// Creates an ellipse that touches a rectangle's sides.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        displayPath = Path(ellipseIn: rect.standardized.displayRect)
    }

    /// Creates a rectangle with circular corners; the radius is limited to half of the shorter side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        let corners = CornerRadii(Double(cornerRadius))
        displayPath = Path(rect.standardized.displayRect, corners: corners)
    }

    /// Creates a rectangle with some corners circular. As in UIKit the width of `cornerRadii` counts.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        self.init()
        func radius(_ corner: UIRectCorner) -> Double {
            corners.contains(corner) ? Double(cornerRadii.width) : 0
        }
        displayPath = Path(
            rect.standardized.displayRect,
            corners: CornerRadii(
                topLeft: radius(.topLeft), topRight: radius(.topRight),
                bottomRight: radius(.bottomRight), bottomLeft: radius(.bottomLeft)))
    }

    /// Creates an arc of a circle; angles are in radians from the x axis and grow clockwise.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        displayPath.addArc(
            center: center, radius: radius, from: startAngle, to: endAngle, isGrowing: clockwise)
    }

    /// A path of the same class with the same steps and look.
    @discardableResult open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath()
        copy.displayPath = displayPath
        copy.style = style
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        return copy
    }

    /// The steps.
    open var cgPath: CGPath {
        get { CGPath(displayPath) }
        set { displayPath = newValue.displayPath }
    }

    // MARK: Building

    /// Starts a subpath.
    open func move(to point: CGPoint) { displayPath.move(to: point.displayPoint) }

    /// Adds a straight line.
    open func addLine(to point: CGPoint) { displayPath.addLine(to: point.displayPoint) }

    /// Adds a cubic curve.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        displayPath.addCurve(
            to: endPoint.displayPoint, control1: controlPoint1.displayPoint,
            control2: controlPoint2.displayPoint)
    }

    /// Adds a quadratic curve.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        displayPath.addQuadCurve(to: endPoint.displayPoint, control: controlPoint.displayPoint)
    }

    /// Adds an arc of a circle, after a line to its start where there is a current point; angles are in
    /// radians from the x axis and grow clockwise.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        displayPath.addArc(
            center: center, radius: radius, from: startAngle, to: endAngle, isGrowing: clockwise)
    }

    /// Adds a line to the subpath's start.
    open func close() { displayPath.close() }

    /// Removes all steps.
    open func removeAllPoints() { displayPath = Path() }

    /// Adds another path's steps.
    open func append(_ bezierPath: UIBezierPath) { displayPath.append(bezierPath.displayPath) }

    /// Maps every point.
    open func apply(_ transform: CGAffineTransform) {
        displayPath = displayPath.applying(transform.displayTransform)
    }

    /// A path whose subpaths are walked from their ends to their starts.
    @discardableResult open func reversing() -> UIBezierPath {
        let result = UIBezierPath()
        result.displayPath = displayPath.reversed()
        result.style = style
        result.usesEvenOddFillRule = usesEvenOddFillRule
        return result
    }

    // MARK: Querying

    /// Whether the path has no steps.
    open var isEmpty: Bool { displayPath.isEmpty }

    /// The smallest rectangle around all points and control points; null for an empty path.
    open var bounds: CGRect { displayPath.controlBounds.map(CGRect.init) ?? .null }

    /// Where the next step would start; zero for an empty path.
    open var currentPoint: CGPoint { displayPath.currentPoint.map(CGPoint.init) ?? .zero }

    /// Whether a point lies inside; open subpaths count as closed.
    @discardableResult open func contains(_ point: CGPoint) -> Bool {
        displayPath.contains(point.displayPoint, rule: displayRule)
    }

    final var displayRule: Path.FillRule { usesEvenOddFillRule ? .evenOdd : .winding }
}
