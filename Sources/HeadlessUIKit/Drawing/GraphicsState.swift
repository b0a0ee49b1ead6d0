internal import DisplayList
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

    var opener = Opener.canvas
    var transform = CGAffineTransform.identity
    var fillColor = Color.black
    var strokeColor = Color.black
    var stroke = StrokeStyle()
    var alpha = 1.0
    var blendMode = CGBlendMode.normal
    var shadow: DroppedShadow?
    /// A box around what the clip lets through, in the canvas's coordinates; nil without a clip.
    var clipBox: CGRect?
}
