internal import DisplayList
internal import LayoutCore
import Foundation

/// What ``CGContext/saveGState()`` keeps.
struct GraphicsState {
    /// What a state began with.
    enum Opener { case canvas, save, layer }

    /// A shadow as the context's functions set it: not affected by the transform.
    struct DroppedShadow {
        var offset: CGSize
        var blur: CGFloat
        var color: Color
    }

    /// What limits the layer that was begun for it.
    struct Mask {
        var bitmap: Bitmap
        var rect: Rect
        var toCanvas: Transform
    }

    var opener = Opener.canvas
    /// The masks set since the state began.
    var masks: [Mask] = []
    /// Whether the layer that the state began throws a shadow.
    var throwsShadow = false
    var transform = CGAffineTransform.identity
    var fillColor = Color.black
    var strokeColor = Color.black
    var stroke = StrokeStyle()
    var alpha = 1.0
    var blendMode = CGBlendMode.normal
    var shadow: DroppedShadow?
    /// A box around what the clip lets through, in the canvas's coordinates; nil without a clip.
    var clipBox: CGRect?

    /// The steps that end the layers of the masks, innermost first.
    var endOfMasks: [DrawCommand] {
        guard let inverse = transform.displayTransform.inverse else {
            return masks.map { _ in .endGroup }
        }
        return masks.reversed().flatMap { mask -> [DrawCommand] in
            [
                .beginGroup(alpha: 1, blendMode: .destinationIn), .concatenate(inverse),
                .concatenate(mask.toCanvas), .image(mask.bitmap, in: mask.rect, tint: nil), .endGroup,
                .endGroup,
            ]
        }
    }
}
