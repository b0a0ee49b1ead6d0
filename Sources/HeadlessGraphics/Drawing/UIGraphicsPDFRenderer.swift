internal import CairoRendering
internal import DisplayList
internal import LayoutCore
import Foundation

/// What a PDF renderer draws for.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// What the document says about itself, by the names `Title`, `Author`, `Subject`, `Keywords` and
    /// `Creator`. Nothing at first.
    public final var documentInfo: [String: Any] = [:]

    var metadata: DocumentMetadata {
        func text(_ key: String) -> String {
            switch documentInfo[key] {
            case let text as String: text
            case let list as [String]: list.joined(separator: ", ")
            default: ""
            }
        }
        return DocumentMetadata(
            title: text("Title"), author: text("Author"), subject: text("Subject"),
            keywords: text("Keywords"), creator: text("Creator"))
    }
}

/// Where a PDF renderer's drawing code draws.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    private var finishedPages: [DisplayList] = []
    private var pageBounds: CGRect?
    private let documentBounds: CGRect

    init(_ context: CGContext, _ format: UIGraphicsRendererFormat, bounds: CGRect) {
        documentBounds = bounds
        super.init(context, format)
    }

    /// The renderer's format.
    open override var format: UIGraphicsPDFRendererFormat {
        usedFormat as? UIGraphicsPDFRendererFormat ?? UIGraphicsPDFRendererFormat()
    }

    /// The page that is being drawn; the document's bounds before the first.
    public final var pdfContextBounds: CGRect { pageBounds ?? documentBounds }

    /// Ends the page and begins another of the document's size.
    public final func beginPage() { beginPage(withBounds: documentBounds, pageInfo: [:]) }

    /// Ends the page and begins another of a size of its own.
    public final func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
        finishPage()
        pageBounds = bounds
        if bounds.origin != .zero { cgContext.translateBy(x: -bounds.minX, y: -bounds.minY) }
    }

    private func finishPage() {
        let commands = cgContext.takeCommands()
        // What is drawn before the first page belongs to none.
        guard let pageBounds else { return }
        let size = Size(width: Double(pageBounds.width), height: Double(pageBounds.height))
        finishedPages.append(DisplayList(size: size, commands: commands))
    }

    /// All pages, the last one ended.
    func pages() -> [DisplayList] {
        finishPage()
        return finishedPages
    }
}

/// Makes PDF documents by running drawing code. Text stays text.
///
/// Drawing code begins each page by ``UIGraphicsPDFRendererContext/beginPage()``. A document without pages,
/// or with a page that has no area, gives empty data.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    /// Creates a renderer for documents with pages of a size in points.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
    }

    /// Creates a renderer for documents with pages of a size in points.
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) { super.init(bounds, format) }

    /// What the renderer draws for.
    open override var format: UIGraphicsPDFRendererFormat {
        usedFormat as? UIGraphicsPDFRendererFormat ?? UIGraphicsPDFRendererFormat()
    }

    /// A PDF document of what the drawing code draws.
    @discardableResult public final func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        (try? document(actions)) ?? Data()
    }

    /// Writes a PDF document of what the drawing code draws to a file.
    ///
    /// - Throws: What the document lacks (a page, an area), or why the file cannot be written.
    public final func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void)
        throws
    {
        try document(actions).write(to: url)
    }

    private func document(_ actions: (UIGraphicsPDFRendererContext) -> Void) throws -> Data {
        let context = CGContext(size: bounds.size)
        let rendererContext = UIGraphicsPDFRendererContext(context, usedFormat, bounds: bounds)
        Self.draw(on: context) { actions(rendererContext) }
        var warnings: [RenderingWarning] = []
        return Data(
            try CairoRenderer.pdf(
                rendererContext.pages(), metadata: format.metadata, warnings: &warnings))
    }
}
