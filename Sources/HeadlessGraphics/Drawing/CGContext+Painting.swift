package import DisplayList
internal import LayoutCore
import Foundation

/// What ``CGContext/drawPath(using:)`` does with the path.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Fills by winding.
    case fill
    /// Fills by the even-odd rule.
    case eoFill
    /// Strokes.
    case stroke
    /// Fills by winding, then strokes.
    case fillStroke
    /// Fills by the even-odd rule, then strokes.
    case eoFillStroke

    var usesEvenOdd: Bool { self == .eoFill || self == .eoFillStroke }
}

extension CGContext {
    /// Fills the current path, which is then empty.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(userPath, rule.displayRule)
        beginPath()
    }

    /// Strokes the current path, which is then empty.
    public func strokePath() {
        stroke(userPath)
        beginPath()
    }

    /// Fills or strokes the current path, or both; it is then empty.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = userPath
        if mode != .stroke { fill(path, mode.usesEvenOdd ? .evenOdd : .winding) }
        if mode != .fill, mode != .eoFill { stroke(path) }
        beginPath()
    }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) {
        let rect = rect.standardized.displayRect
        guard state.blendMode == .normal, state.shadow == nil else {
            fill(Path(rect), .winding)
            return
        }
        append(.fillRect(rect, withAlpha(state.fillColor)))
    }

    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

    /// Fills an ellipse.
    public func fillEllipse(in rect: CGRect) {
        fill(Path(ellipseIn: rect.standardized.displayRect), .winding)
    }

    /// Strokes a rectangle.
    public func stroke(_ rect: CGRect) { stroke(Path(rect.standardized.displayRect)) }

    /// Strokes a rectangle with a line of another width.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        stroke(Path(rect.standardized.displayRect), width: Double(width))
    }

    /// Strokes an ellipse.
    public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect.standardized.displayRect)) }

    /// Strokes lines from each point of even index to the next.
    public func strokeLineSegments(between points: [CGPoint]) {
        var path = Path()
        for (index, point) in points.enumerated() {
            index % 2 == 0 ? path.move(to: point.displayPoint) : path.addLine(to: point.displayPoint)
        }
        stroke(path)
    }

    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) {
        let path = Path(rect.standardized.displayRect)
        append(contentsOf: [
            .save, .clip(path, .winding), .beginGroup(alpha: 1, blendMode: .clear), .endGroup, .restore,
        ])
    }

    // MARK: The steps themselves

    func withAlpha(_ color: Color) -> Color {
        var color = color
        color.alpha *= state.alpha
        return color
    }

    func fill(_ path: Path, _ rule: Path.FillRule) {
        guard !path.isEmpty else { return }
        if let shadow = displayShadow { append(.shadow(path, shadow)) }
        blend([.fill(path, .color(withAlpha(state.fillColor)), rule)], within: path, rule)
    }

    func stroke(_ path: Path, width: Double? = nil) {
        guard !path.isEmpty else { return }
        var style = state.stroke
        if let width { style.width = width }
        blend(shadowed([.stroke(path, .color(withAlpha(state.strokeColor)), style)]), within: nil, .winding)
    }

    /// Commands in a layer with the current shadow, where there is one.
    func shadowed(_ steps: [DrawCommand]) -> [DrawCommand] {
        guard let shadow = displayShadow else { return steps }
        return [.beginShadow(shadow)] + steps + [.endGroup]
    }

    /// Adds the steps of set text, with the context's opacity, blend mode and shadow.
    package func drawText(_ steps: [DrawCommand]) {
        guard !steps.isEmpty else { return }
        blend(shadowed(steps), alpha: state.alpha, within: nil)
    }

    /// Adds steps under the current blend mode. `shape` is what they cover: modes that change what lies
    /// outside are kept inside of it.
    func blend(
        _ steps: [DrawCommand], alpha: Double = 1, within shape: Path?, _ rule: Path.FillRule = .winding
    ) {
        guard state.blendMode != .normal || alpha < 1 else {
            append(contentsOf: steps)
            return
        }
        let clips = state.blendMode.reachesBeyondShape && shape != nil
        if clips, let shape { append(contentsOf: [.save, .clip(shape, rule)]) }
        append(.beginGroup(alpha: alpha, blendMode: state.blendMode.displayMode))
        append(contentsOf: steps)
        append(.endGroup)
        if clips { append(.restore) }
    }

    /// The shadow in the coordinates of drawing calls, though it is set in the canvas's.
    var displayShadow: Shadow? {
        guard let shadow = state.shadow, shadow.color.alpha > 0 else { return nil }
        let transform = state.transform.displayTransform
        let linear = Transform(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
        guard let inverse = linear.inverse else { return nil }
        let scale = abs(linear.a * linear.d - linear.b * linear.c).squareRoot()
        return Shadow(
            color: withAlpha(shadow.color),
            offset: inverse.apply(Point(x: Double(shadow.offset.width), y: Double(shadow.offset.height))),
            radius: Double(shadow.blur) / scale)
    }
}
