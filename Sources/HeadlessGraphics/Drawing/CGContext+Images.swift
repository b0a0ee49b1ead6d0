internal import DisplayList
internal import LayoutCore
import Foundation

extension CGContext {
    /// Draws a picture into a rectangle, upside down.
    ///
    /// Core Graphics draws pictures for a y axis that points up, so that a context whose y axis points
    /// down shows them upside down, here as there. ``UIImage`` draws upright.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        let rect = rect.standardized
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
        append(contentsOf: [.save, .concatenate(flip.displayTransform)])
        drawUpright([.image(image.bitmap, in: rect.displayRect, tint: nil)], in: rect)
        append(.restore)
    }

    /// Adds a picture's steps with the context's opacity, blend mode and shadow.
    func drawUpright(_ steps: [DrawCommand], in rect: CGRect) {
        let shape = state.blendMode.reachesBeyondShape ? Path(rect.displayRect) : nil
        blend(shadowed(steps), alpha: state.alpha, within: shape)
    }

    /// Clips to a picture's alpha in a rectangle.
    ///
    /// A picture without alpha counts by its lightness, an image mask where it is dark. The picture is upside
    /// down as in ``draw(_:in:byTiling:)``. What is drawn up to the matching ``restoreGState()`` becomes a
    /// layer of its own, so that blend modes apply within it alone.
    public func clip(to rect: CGRect, mask: CGImage) {
        clip(to: rect)
        guard rect.isFiniteNumber else { return }
        let rect = rect.standardized
        let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
        // The mask is drawn at the end, when the transform is another: it is placed on the canvas itself.
        guard let toCanvas = flip.concatenating(state.transform).finite else { return }
        append(.beginGroup(alpha: 1, blendMode: .normal))
        state.masks.append(
            GraphicsState.Mask(
                bitmap: mask.coverage, rect: rect.displayRect, toCanvas: toCanvas.displayTransform))
    }
}

extension CGAffineTransform {
    /// The transform itself where all of its numbers are finite.
    var finite: CGAffineTransform? {
        [a, b, c, d, tx, ty].allSatisfy(\.isFinite) ? self : nil
    }
}
