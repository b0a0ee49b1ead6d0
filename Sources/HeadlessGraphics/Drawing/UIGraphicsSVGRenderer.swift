internal import CairoRendering
internal import DisplayList
import Foundation

/// Makes SVG documents by running drawing code, as ``UIGraphicsImageRenderer`` makes pictures. UIKit has no
/// such class.
open class UIGraphicsSVGRenderer: UIGraphicsRenderer {
    /// Creates a renderer for documents of a size in points.
    public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

    /// Creates a renderer for documents of a rectangle of drawing coordinates.
    public init(bounds: CGRect) { super.init(bounds, UIGraphicsRendererFormat()) }

    /// An SVG document of what the drawing code draws; empty data for a renderer without area.
    @discardableResult public final func svgData(actions: (UIGraphicsRendererContext) -> Void) -> Data {
        (try? document(actions)) ?? Data()
    }

    /// Writes an SVG document of what the drawing code draws to a file.
    ///
    /// - Throws: That there is no area to draw on, or why the file cannot be written.
    public final func writeSVG(to url: URL, withActions actions: (UIGraphicsRendererContext) -> Void) throws {
        try document(actions).write(to: url)
    }

    private func document(_ actions: (UIGraphicsRendererContext) -> Void) throws -> Data {
        let context = makeContext(bounds)
        let rendererContext = UIGraphicsRendererContext(context, usedFormat)
        Self.draw(on: context) { actions(rendererContext) }
        var warnings: [RenderingWarning] = []
        return Data(try CairoRenderer.svg(context.displayList, warnings: &warnings))
    }
}
