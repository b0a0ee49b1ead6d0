internal import DisplayList
internal import LayoutCore
import Foundation

/// What a renderer draws for: the common part of the formats.
open class UIGraphicsRendererFormat: NSObject {
    /// The canvas that drawing code sees, in points.
    public internal(set) final var bounds = CGRect.zero

    /// The usual format.
    @discardableResult open class func `default`() -> Self { self.init() }

    /// The usual format.
    @discardableResult open class func preferred() -> Self { self.init() }

    /// Creates the usual format.
    public override required init() { super.init() }
}

/// Where a renderer's drawing code draws.
open class UIGraphicsRendererContext: NSObject {
    /// The drawing functions.
    public final let cgContext: CGContext
    let usedFormat: UIGraphicsRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
        cgContext = context
        usedFormat = format
        super.init()
    }

    /// The renderer's format.
    open var format: UIGraphicsRendererFormat { usedFormat }

    /// Fills a rectangle with the fill colour.
    public final func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Fills a rectangle with the fill colour under a blend mode.
    public final func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }

    /// Draws a frame one point wide along the inside of a rectangle with the stroke colour.
    public final func stroke(_ rect: CGRect) {
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    }

    /// Limits drawing to a rectangle.
    public final func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// What all renderers share: they run drawing code and keep what it drew as a value.
open class UIGraphicsRenderer: NSObject {
    final let bounds: CGRect
    final let usedFormat: UIGraphicsRendererFormat

    init(_ bounds: CGRect, _ format: UIGraphicsRendererFormat) {
        let isUsable =
            bounds.origin.x.isFinite && bounds.origin.y.isFinite && bounds.width.isFinite
            && bounds.height.isFinite
        self.bounds = isUsable ? bounds.standardized : .zero
        usedFormat = format
        format.bounds = self.bounds
        super.init()
    }

    /// What the renderer draws for.
    open var format: UIGraphicsRendererFormat { usedFormat }

    /// A context whose origin is the bounds' origin.
    final func makeContext(_ bounds: CGRect) -> CGContext {
        let context = CGContext(size: bounds.size)
        if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
        return context
    }

    /// Runs drawing code with a context as the current one.
    static func draw(on context: CGContext, _ actions: () -> Void) {
        UIGraphicsPushContext(context)
        actions()
        UIGraphicsPopContext()
    }
}
