internal import DisplayList

extension CALayer {
    /// Draws the layer and its sublayers into a context, in the layer's own coordinates.
    public final func render(in context: CGContext) {
        owner?.layoutIfNeeded()
        context.append(contentsOf: [.save] + LayerPainter.commands(of: self) + [.restore] + overlayCommands)
    }
}
