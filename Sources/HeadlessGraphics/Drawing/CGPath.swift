package import DisplayList
internal import LayoutCore
import Foundation

/// A sequence of lines and curves that never changes, unless it is a ``CGMutablePath``.
///
/// Quadratic curves are kept as the cubic curves of the same shape.
public class CGPath: Hashable, CustomStringConvertible, @unchecked Sendable {
    /// The steps, as the display list writes them.
    package final var displayPath: Path

    package init(_ path: Path) { displayPath = path }

    /// Creates a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(rect.standardized.displayRect).applying(transform))
    }

    /// Creates an ellipse that touches a rectangle's sides.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(ellipseIn: rect.standardized.displayRect).applying(transform))
    }

    /// Creates a rectangle with elliptic corners; radii are limited to half of the sides.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let path = Path(roundedRect: rect.standardized, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
        self.init(path.applying(transform))
    }

    /// Whether the path has no steps.
    public final var isEmpty: Bool { displayPath.isEmpty }

    /// Where the next step would start; zero for an empty path.
    public final var currentPoint: CGPoint { displayPath.currentPoint.map(CGPoint.init) ?? .zero }

    /// The smallest rectangle around all points and control points; null for an empty path.
    public final var boundingBox: CGRect { displayPath.controlBounds.map(CGRect.init) ?? .null }

    /// The smallest rectangle around the path itself; null for an empty path.
    public final var boundingBoxOfPath: CGRect { displayPath.bounds.map(CGRect.init) ?? .null }

    /// Whether a point lies inside; open subpaths count as closed.
    @discardableResult public final func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        displayPath.applying(transform.displayTransform).contains(point.displayPoint, rule: rule.displayRule)
    }

    /// A path that is equal and does not change.
    @discardableResult public final func copy() -> CGPath? { CGPath(displayPath) }

    /// A path with every point mapped.
    @discardableResult public final func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(displayPath.applying(transform))
    }

    /// A path that is equal and can be added to.
    @discardableResult public final func mutableCopy() -> CGMutablePath? { CGMutablePath(displayPath) }

    /// A path with every point mapped, that can be added to.
    @discardableResult public final func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?)
        -> CGMutablePath?
    {
        CGMutablePath(displayPath.applying(transform))
    }

    /// Whether the steps are equal.
    public static func == (a: CGPath, b: CGPath) -> Bool { a.displayPath == b.displayPath }

    /// Hashes the steps.
    public final func hash(into hasher: inout Hasher) { hasher.combine(displayPath) }

    /// The number of steps and the bounds.
    public final var description: String {
        "CGPath (\(displayPath.elements.count) elements in \(boundingBoxOfPath))"
    }
}

/// How a point is decided to be inside.
public enum CGPathFillRule: Int, Sendable {
    /// Inside where the path winds around the point.
    case winding
    /// Inside where a ray from the point crosses the path an odd number of times.
    case evenOdd

    var displayRule: Path.FillRule { self == .winding ? .winding : .evenOdd }
}
