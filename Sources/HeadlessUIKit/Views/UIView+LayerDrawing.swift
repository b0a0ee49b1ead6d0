internal import DisplayList
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

extension UIView {
    /// What ``UIView/draw(_:)`` draws; nothing for plain views.
    final func drawCustomContent(in painter: inout LayerPainter) {
        let drawsByLayer =
            type(of: self) != UIView.self && !geometry.bounds.isEmpty
            && LayerDrawing.isPossible(for: type(of: self))
        let isDisplayed = drawsByLayer && displaysLayer(madeLayer)
        if let layer = layerStorage, layer.hasContent {
            (layer.presentation() ?? layer).drawContent(in: &painter)
        }
        guard type(of: self) != UIView.self, !geometry.bounds.isEmpty, !isDisplayed else { return }
        if drawsByLayer {
            painter.drawCustom(geometry.bounds) { context in
                layerWillDraw(madeLayer)
                draw(madeLayer, in: context)
            }
            flags.remove(.needsDisplay)
            return
        }
        painter.drawCustom(geometry.bounds) { _ in draw(geometry.bounds) }
        flags.remove(.needsDisplay)
    }

    /// Commands that clip the group below to what this view covers.
    final func maskCommands() -> [DrawCommand] {
        LayerPainter.maskCommands(layer)
    }
}
