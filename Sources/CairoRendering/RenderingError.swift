import LayoutCore

/// Why there is no picture.
public enum RenderingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The canvas has no area, or its size or scale is NaN, infinite or negative.
    case unusableCanvas(Size, scale: Double)
    /// The canvas is larger than ``CairoRenderer/longestSide`` or ``CairoRenderer/maximumPixels``.
    case canvasTooLarge(Size, scale: Double)
    /// The document has no page.
    case noPages
    /// A font file is missing or is no font.
    case unreadableFont(path: String)
    /// The drawing library gave up, with its own words.
    case drawingFailed(String)

    /// The error as one sentence.
    public var description: String {
        switch self {
        case .unusableCanvas(let size, let scale):
            "a canvas of \(size.width) x \(size.height) points at scale \(scale) has no pixels"
        case .canvasTooLarge(let size, let scale):
            "a canvas of \(size.width) x \(size.height) points at scale \(scale) is larger than "
                + "\(CairoRenderer.longestSide) pixels a side or \(CairoRenderer.maximumPixels) pixels in all"
        case .noPages: "a document needs at least one page"
        case .unreadableFont(let path): "the font file \(path) cannot be read"
        case .drawingFailed(let reason): "drawing failed: \(reason)"
        }
    }
}
