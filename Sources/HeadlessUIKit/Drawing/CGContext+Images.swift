internal import DisplayList
internal import LayoutCore
import Foundation

extension CGContext {
    /// Draws a picture into a rectangle, upside down.
    ///
    /// Core Graphics draws pictures for an axis that points up, so that in a context whose y axis points
    /// down they stand on their heads, here as there. ``UIImage`` draws upright.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        let rect = rect.standardized
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
        append(contentsOf: [.save, .concatenate(flip.displayTransform)])
        drawUpright([.image(image.bitmap, in: rect.displayRect, tint: nil)], in: rect)
        append(.restore)
    }

    /// Adds a picture's steps with the context's opacity and blend mode.
    func drawUpright(_ steps: [DrawCommand], in rect: CGRect) {
        blend(steps, alpha: state.alpha, within: Path(rect.displayRect))
    }

    /// Limits what follows to a rectangle. The mask's shades are not used.
    public func clip(to rect: CGRect, mask: CGImage) { clip(to: rect) }
}
