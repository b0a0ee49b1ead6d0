internal import DisplayList
internal import LayoutCore
import Foundation

extension CGContext {
    /// The path as it looks in the coordinates of drawing calls now. It is kept in the canvas's own, so that
    /// a transform set in the middle of a path only affects what is added after it.
    var userPath: Path {
        guard state.transform != .identity else { return currentPath }
        return currentPath.applying(state.transform.inverted().displayTransform)
    }

    private func add(_ path: Path) { currentPath.append(path.applying(state.transform.displayTransform)) }

    /// Adds steps that start at the current point, computed in the coordinates of drawing calls now.
    private func extend(_ add: (inout Path) -> Void) {
        let transform = state.transform
        guard let point = currentPath.currentPoint else {
            var path = Path()
            add(&path)
            currentPath.append(path.applying(transform.displayTransform))
            return
        }
        let inverse = transform == .identity ? transform : transform.inverted()
        var path = Path([.move(inverse.displayTransform.apply(point))])
        add(&path)
        currentPath.elements += path.applying(transform.displayTransform).elements.dropFirst()
    }

    private func map(_ point: CGPoint) -> Point { state.transform.displayTransform.apply(point.displayPoint) }

    /// Begins a new, empty path.
    public func beginPath() { currentPath = Path() }

    /// The current path; nil when it is empty.
    public var path: CGPath? { currentPath.isEmpty ? nil : CGPath(userPath) }

    /// Whether the current path is empty.
    public var isPathEmpty: Bool { currentPath.isEmpty }

    /// Where the next step starts; zero for an empty path.
    public var currentPointOfPath: CGPoint { userPath.currentPoint.map(CGPoint.init) ?? .zero }

    /// The smallest rectangle around the current path's points and control points; null when it is empty.
    public var boundingBoxOfPath: CGRect { userPath.controlBounds.map(CGRect.init) ?? .null }

    /// Whether the current path contains a point.
    @discardableResult public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        userPath.contains(point.displayPoint, rule: mode.usesEvenOdd ? .evenOdd : .winding)
    }

    /// Starts a subpath.
    public func move(to point: CGPoint) { currentPath.move(to: map(point)) }

    /// Adds a straight line.
    public func addLine(to point: CGPoint) { currentPath.addLine(to: map(point)) }

    /// Adds a line from each point to the next.
    public func addLines(between points: [CGPoint]) {
        for (index, point) in points.enumerated() { index == 0 ? move(to: point) : addLine(to: point) }
    }

    /// Adds a cubic curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        currentPath.addCurve(to: map(end), control1: map(control1), control2: map(control2))
    }

    /// Adds a quadratic curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        currentPath.addQuadCurve(to: map(end), control: map(control))
    }

    /// Adds a line to the subpath's start.
    public func closePath() { currentPath.close() }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { add(Path(rect.standardized.displayRect)) }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

    /// Adds an ellipse that touches a rectangle's sides.
    public func addEllipse(in rect: CGRect) { add(Path(ellipseIn: rect.standardized.displayRect)) }

    /// Adds a path.
    public func addPath(_ path: CGPath) { add(path.displayPath) }

    /// Adds an arc of a circle, after a line to its start where there is a current point.
    /// `clockwise` goes against growing angles, which looks counterclockwise where y points down.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        extend {
            $0.addArc(center: center, radius: radius, from: startAngle, to: endAngle, isGrowing: !clockwise)
        }
    }

    /// Adds a line and an arc that touches the lines to `tangent1End` and from there to `tangent2End`.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        extend {
            $0.addArc(
                tangent1End: tangent1End.displayPoint, tangent2End: tangent2End.displayPoint,
                radius: Double(radius))
        }
    }

    // MARK: Clipping

    /// Clips to the inside of the current path, which is then empty.
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(to: userPath, rule.displayRule)
        beginPath()
    }

    /// Clips to a rectangle.
    public func clip(to rect: CGRect) {
        clip(to: Path(rect.standardized.displayRect), .winding)
        beginPath()
    }

    /// Clips to rectangles.
    public func clip(to rects: [CGRect]) {
        clip(to: Path(rects.flatMap { Path($0.standardized.displayRect).elements }), .winding)
        beginPath()
    }

    func clip(to path: Path, _ rule: Path.FillRule) {
        // A clip that is not finite is ignored, as other drawing is.
        guard path.controlBounds.map({ CGRect($0).isFiniteNumber }) ?? true else { return }
        append(.clip(path, rule))
        let box = path.applying(state.transform.displayTransform).bounds.map(CGRect.init) ?? .zero
        let clipped = (state.clipBox ?? box).intersection(box)
        state.clipBox = clipped.isNull ? .zero : clipped
    }

    /// A rectangle around what the clip lets through.
    public var boundingBoxOfClipPath: CGRect {
        let canvas = CGRect(origin: .zero, size: size)
        let box = state.clipBox.map { size == .zero ? $0 : $0.intersection(canvas) } ?? canvas
        let path = Path(box.isNull ? .zero : box.displayRect)
        return path.applying(state.transform.inverted().displayTransform).bounds.map(CGRect.init) ?? .zero
    }
}
