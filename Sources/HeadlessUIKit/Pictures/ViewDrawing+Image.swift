internal import CairoRendering
internal import DisplayList

extension ViewDrawing {
    /// The picture as pixels, at the scale that the view was laid out for; empty where it has no area or more
    /// pixels than can be held.
    package var image: UIImage {
        guard let bitmap = try? CairoRenderer.bitmap(list, scale: Double(scale), opaque: isOpaque) else {
            return UIImage()
        }
        return UIImage(cgImage: CGImage(package: bitmap), scale: scale, orientation: .up)
    }
}
