internal import DisplayList
import Foundation

extension CGContext {
    /// Sets the colour of fills. Opaque black at first.
    public func setFillColor(_ color: CGColor) { state.fillColor = color.displayColor }

    /// Sets the colour of fills from components of sRGB.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the colour of fills to a grey.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(gray: gray, alpha: alpha))
    }

    /// Sets the colour of strokes. Opaque black at first.
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color.displayColor }

    /// Sets the colour of strokes from components of sRGB.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the colour of strokes to a grey.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(gray: gray, alpha: alpha))
    }

    /// Sets the width of strokes, in points. 1 at first.
    public func setLineWidth(_ width: CGFloat) {
        if width.isFinite { state.stroke.width = Double(max(0, width)) }
    }

    /// Sets the shape of a stroke's open ends. `.butt` at first.
    public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap.displayCap }

    /// Sets the shape of a stroke's corners. `.miter` at first.
    public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join.displayJoin }

    /// Sets the longest miter, as a multiple of the width. 10 at first.
    public func setMiterLimit(_ limit: CGFloat) {
        if limit.isFinite { state.stroke.miterLimit = Double(limit) }
    }

    /// Sets lengths of dashes and gaps in turn, and where in them a stroke starts. None, a solid line,
    /// at first. An odd number of lengths is used twice over. Lengths that are negative or no numbers are
    /// passed over.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        guard phase.isFinite, lengths.allSatisfy({ $0.isFinite && $0 >= 0 }) else { return }
        state.stroke.dashes = lengths.map { Double($0) }
        state.stroke.dashPhase = Double(phase)
    }

    /// Sets the opacity of everything drawn, on top of each colour's own. 1 at first.
    public func setAlpha(_ alpha: CGFloat) {
        state.alpha = alpha.isNaN ? 1 : Double(min(max(alpha, 0), 1))
    }

    /// Sets how colours combine with those below. `.normal` at first.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// Sets the shadow of what is drawn, black at a third of its opacity. The transform does not affect it.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
    }

    /// Sets the shadow of what is drawn; no colour means no shadow. The transform does not affect it.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard offset.width.isFinite, offset.height.isFinite, blur.isFinite else { return }
        state.shadow = color.map {
            GraphicsState.DroppedShadow(offset: offset, blur: blur, color: $0.displayColor)
        }
    }

    /// Has no effect: edges are always smoothed.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}

    /// Has no effect: edges are always smoothed.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

    /// How pictures are scaled: always well, so setting it has no effect.
    public var interpolationQuality: CGInterpolationQuality {
        get { .high }
        set { _ = newValue }
    }
}

/// How carefully a picture is scaled.
public enum CGInterpolationQuality: Int32, Sendable {
    /// As the context likes.
    case `default`
    /// Not at all.
    case none
    /// Quickly.
    case low
    /// Well.
    case high
    /// In between.
    case medium
}
