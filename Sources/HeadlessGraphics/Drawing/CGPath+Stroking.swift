internal import DisplayList
import Foundation

/// What ``CGPath/apply(info:function:)`` calls for each step.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

// `union`, `intersection` and `subtracting` of paths are not here: they need an engine of their own.
extension CGPath {
    /// The outline of the line along the path: filled by winding it looks as the stroke does.
    ///
    /// - Parameters:
    ///   - lineWidth: The line's width, in points; with 0 or less the outline is empty.
    ///   - lineCap: The shape of open ends.
    ///   - lineJoin: The shape of corners.
    ///   - miterLimit: The longest miter, as a multiple of the width.
    ///   - transform: Maps the path before its line is drawn.
    @discardableResult public final func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
        miterLimit: CGFloat, transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(
            width: Double(lineWidth), cap: lineCap.displayCap, join: lineJoin.displayJoin,
            miterLimit: Double(miterLimit))
        return CGPath(displayPath.applying(transform.displayTransform).stroked(style))
    }

    /// The path cut into dashes; the path itself where all lengths are zero, negative or not finite.
    ///
    /// - Parameters:
    ///   - phase: The offset into the pattern at which each subpath starts.
    ///   - lengths: Lengths of dashes and gaps in turn, in points.
    ///   - transform: Maps the path before it is cut.
    @discardableResult public final func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let path = displayPath.applying(transform.displayTransform)
        return CGPath(path.dashed(lengths.map { Double($0) }, phase: Double(phase)))
    }

    /// Calls a function for each step in turn, handing on a pointer of the caller's.
    public final func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }

    /// Whether the path is a rectangle with sides along the axes, which is then given back.
    @discardableResult public final func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let box = displayPath.bounds else { return false }
        let corners = displayPath.elements.compactMap { element -> Set<[Double]>? in
            switch element {
            case .move(let point), .line(let point): [[point.x, point.y]]
            case .curve: []
            case .close: nil
            }
        }
        let (x, y) = (box.origin.x, box.origin.y)
        let (right, bottom) = (x + box.size.width, y + box.size.height)
        let expected: Set<[Double]> = [[x, y], [right, y], [right, bottom], [x, bottom]]
        let points = corners.reduce(into: Set<[Double]>()) { $0.formUnion($1) }
        guard corners.count == 4 || corners.count == 5, !corners.contains([]), points == expected else {
            return false
        }
        rect?.pointee = CGRect(box)
        return true
    }
}

extension CGContext {
    /// Replaces the current path by the outline of its stroked line.
    public func replacePathWithStrokedPath() {
        currentPath = userPath.stroked(state.stroke).applying(state.transform.displayTransform)
    }
}
