internal import DisplayList
internal import LayoutCore
import Foundation

extension CGContext {
    /// How far from the canvas's origin a gradient reaches where the canvas has no definite size, in points.
    private static let farAway = 100_000.0

    /// Fills everything that the clip lets through with a gradient along a line.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        draw(gradient, .linear(start: start.displayPoint, end: end.displayPoint), options)
    }

    /// Fills everything that the clip lets through with a gradient between two circles.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
        endRadius: CGFloat, options: CGGradientDrawingOptions
    ) {
        let shape = Gradient.Shape.radial(
            start: startCenter.displayPoint, startRadius: Double(startRadius), end: endCenter.displayPoint,
            endRadius: Double(endRadius))
        draw(gradient, shape, options)
    }

    /// Fills everything that the clip lets through with a gradient around a point.
    ///
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - center: The point.
    ///   - angle: Where the first colour lies, in radians from the x axis.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        draw(gradient, .conic(center: center.displayPoint, angle: Double(angle)), [])
    }

    private func draw(_ gradient: CGGradient, _ shape: Gradient.Shape, _ options: CGGradientDrawingOptions) {
        guard let inverse = state.transform.displayTransform.inverse else { return }
        let canvas = Rect(
            x: -Self.farAway, y: -Self.farAway, width: 2 * Self.farAway, height: 2 * Self.farAway)
        let box =
            state.clipBox?.displayRect
            ?? (size == .zero ? canvas : CGRect(origin: .zero, size: size).displayRect)
        let area = Path(box).applying(inverse)
        let isConic = if case .conic = shape { true } else { false }
        let ends: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        let paint = Paint.gradient(
            Gradient(shape, stops: stops(of: gradient, isConic ? ends : options)))
        blend([.fill(area, paint, .winding)], within: area)
    }

    /// The colours, with invisible ones around them where the gradient stops at its ends.
    private func stops(of gradient: CGGradient, _ options: CGGradientDrawingOptions) -> [Gradient.Stop] {
        var stops = gradient.stops
        for index in stops.indices { stops[index].color = withAlpha(stops[index].color) }
        guard let first = stops.first, let last = stops.last else { return [] }
        func invisible(_ color: Color) -> Color {
            Color(red: color.red, green: color.green, blue: color.blue, alpha: 0)
        }
        if !options.contains(.drawsBeforeStartLocation) {
            if first.location > 0 { stops.insert(Gradient.Stop(first.color, at: 0), at: 0) }
            stops.insert(Gradient.Stop(invisible(first.color), at: 0), at: 0)
        }
        if !options.contains(.drawsAfterEndLocation) {
            if last.location < 1 { stops.append(Gradient.Stop(last.color, at: 1)) }
            stops.append(Gradient.Stop(invisible(last.color), at: 1))
        }
        return stops
    }
}
