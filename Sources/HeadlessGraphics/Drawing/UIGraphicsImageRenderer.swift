internal import CairoRendering
internal import DisplayList
internal import LayoutCore
import Foundation

/// What an image renderer draws for.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// Which colours pixels hold: always those of sRGB with 8 bits a channel.
    public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }

    /// Pixels per point. That of the current traits at first.
    public final var scale: CGFloat
    /// Whether the picture starts as opaque black rather than transparent. False at first.
    public final var opaque = false
    /// Has no effect. `.automatic` at first.
    public final var preferredRange = Range.automatic
    /// Has no effect. False at first.
    public final var prefersExtendedRange = false

    /// Creates the usual format.
    public required init() {
        let traits = UITraitCollection.current.displayScale
        scale = traits > 0 ? traits : 1
        super.init()
    }

    /// Creates a format for certain traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }
}

/// Where an image renderer's drawing code draws.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// The picture as drawn up to now.
    public final var currentImage: UIImage {
        UIGraphicsImageRenderer.image(of: cgContext.displayList, format)
    }

    /// The renderer's format.
    open override var format: UIGraphicsImageRendererFormat {
        usedFormat as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat()
    }
}

/// Makes pictures by running drawing code.
///
/// A renderer without area, or with more pixels than memory should hold, gives an empty picture (size
/// zero, no pixels) and empty data; the drawing code runs all the same.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// Creates a renderer for pictures of a size in points.
    public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }

    /// Creates a renderer for pictures of a size in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer for pictures of a rectangle of drawing coordinates.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
    }

    /// Creates a renderer for pictures of a rectangle of drawing coordinates.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { super.init(bounds, format) }

    /// What the renderer draws for.
    open override var format: UIGraphicsImageRendererFormat {
        usedFormat as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat()
    }

    /// A picture of what the drawing code draws.
    @discardableResult public final func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        Self.image(of: record(actions), format)
    }

    /// A PNG file of what the drawing code draws.
    @discardableResult public final func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// A JPEG file of what the drawing code draws, its quality from 0 (smallest) to 1 (best).
    @discardableResult public final func jpegData(
        withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: quality) ?? Data()
    }

    private func record(_ actions: (UIGraphicsImageRendererContext) -> Void) -> DisplayList {
        let context = makeContext(bounds)
        let rendererContext = UIGraphicsImageRendererContext(context, usedFormat)
        Self.draw(on: context) { actions(rendererContext) }
        return context.displayList
    }

    static func image(of list: DisplayList, _ format: UIGraphicsImageRendererFormat) -> UIImage {
        var warnings: [RenderingWarning] = []
        let bitmap = try? CairoRenderer.bitmap(
            list, scale: Double(format.scale), opaque: format.opaque, warnings: &warnings)
        guard let bitmap else { return UIImage() }
        return UIImage(.bitmap(CGImage(bitmap)), UIImage.Traits(scale: format.scale))
    }
}
