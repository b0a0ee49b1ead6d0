internal import CairoRendering
internal import DisplayList

extension ViewDrawing {
    /// The picture as a PNG file.
    ///
    /// - Parameter scale: Pixels per point; nil takes the scale of the view's screen.
    /// - Throws: Where the picture has no pixels or more than can be held.
    public func pngData(scale: CGFloat? = nil) throws -> Data {
        let scale = Double(scale ?? self.scale)
        let bitmap = try CairoRenderer.bitmap(list, scale: scale, opaque: isOpaque)
        return Data(try PNG.encode(bitmap, scale: scale))
    }
}
