internal import DisplayList
import Foundation

extension UIBezierPath {
    /// The line's width, in points. 1 by default.
    public final var lineWidth: CGFloat {
        get { CGFloat(style.width) }
        set { style.width = Double(newValue) }
    }

    /// The shape of the line's open ends. `.butt` by default.
    public final var lineCapStyle: CGLineCap {
        get {
            switch style.cap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        }
        set { style.cap = newValue.displayCap }
    }

    /// The shape of the line's corners. `.miter` by default.
    public final var lineJoinStyle: CGLineJoin {
        get {
            switch style.join {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
        }
        set { style.join = newValue.displayJoin }
    }

    /// The longest miter, as a multiple of the width. 10 by default.
    public final var miterLimit: CGFloat {
        get { CGFloat(style.miterLimit) }
        set { style.miterLimit = Double(newValue) }
    }

    /// Has no effect: curves are always smooth to a fraction of a pixel. 0.6 by default, as in UIKit.
    public final var flatness: CGFloat {
        get { 0.6 }
        set { _ = newValue }
    }

    /// Sets lengths of dashes and gaps in turn, and where in them the line starts.
    public final func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        style.dashes = pattern.map { pattern in (0..<max(0, count)).map { Double(pattern[$0]) } } ?? []
        style.dashPhase = Double(phase)
    }

    /// Gives back the lengths of dashes and gaps, at most `count` of them, and the offset into them at which
    /// the line starts.
    public final func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        if let pattern {
            let capacity = count?.pointee ?? style.dashes.count
            for (index, dash) in style.dashes.prefix(max(0, capacity)).enumerated() {
                pattern[index] = CGFloat(dash)
            }
        }
        count?.pointee = style.dashes.count
        phase?.pointee = CGFloat(style.dashPhase)
    }

    /// Fills the path on the current context with its fill colour; without a context it does nothing.
    public final func fill() {
        UIGraphicsGetCurrentContext()?.fill(displayPath, displayRule)
    }

    /// Fills the path on the current context under a blend mode and with an opacity.
    public final func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { fill() }
    }

    /// Draws along the path on the current context with its stroke colour; without a context it does nothing.
    public final func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let previous = context.state.stroke
        context.state.stroke = style
        context.stroke(displayPath)
        context.state.stroke = previous
    }

    /// Draws along the path on the current context under a blend mode and with an opacity.
    public final func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { stroke() }
    }

    /// Limits drawing on the current context to the path's inside.
    public final func addClip() {
        UIGraphicsGetCurrentContext()?.clip(to: displayPath, displayRule)
    }

    private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ body: () -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        body()
        context.restoreGState()
    }
}
