internal import DisplayList
import Foundation

/// The kinds of steps of a path.
public enum CGPathElementType: Int32, Sendable {
    /// Starts a subpath: one point.
    case moveToPoint
    /// A straight line: one point.
    case addLineToPoint
    /// A quadratic curve: the control point and the end. Paths keep such curves as cubic ones.
    case addQuadCurveToPoint
    /// A cubic curve: two control points and the end.
    case addCurveToPoint
    /// A line to the subpath's start: no points.
    case closeSubpath
}

/// One step of a path, as ``CGPath/applyWithBlock(_:)`` shows it.
public struct CGPathElement {
    /// The kind of element, which determines the number of points.
    public var type: CGPathElementType
    /// The points, valid during the call.
    public var points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
    /// Calls a function for each step in turn.
    public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in displayPath.elements {
            var points: [CGPoint]
            let type: CGPathElementType
            switch element {
            case .move(let point): (type, points) = (.moveToPoint, [CGPoint(point)])
            case .line(let point): (type, points) = (.addLineToPoint, [CGPoint(point)])
            case .curve(let end, let first, let second):
                (type, points) = (.addCurveToPoint, [CGPoint(first), CGPoint(second), CGPoint(end)])
            case .close: (type, points) = (.closeSubpath, [.zero])
            }
            points.withUnsafeMutableBufferPointer { buffer in
                guard let start = buffer.baseAddress else { return }
                var step = CGPathElement(type: type, points: start)
                block(&step)
            }
        }
    }
}
