import Foundation

extension UIView {
    /// Lets an override of `display(_:)` update the content of the view's layer.
    ///
    /// - Returns: Whether there is one: the view does not draw itself then.
    final func displaysLayer(_ layer: CALayer) -> Bool {
        LayerDrawing.displaysByDefault = false
        display(layer)
        if !LayerDrawing.displaysByDefault { flags.remove(.needsDisplay) }
        return !LayerDrawing.displaysByDefault
    }

    final func drawLayer(_ layer: CALayer, in context: CGContext) {
        guard layer === layerStorage else { return }
        UIGraphicsPushContext(context)
        draw(geometry.bounds)
        UIGraphicsPopContext()
    }
}
