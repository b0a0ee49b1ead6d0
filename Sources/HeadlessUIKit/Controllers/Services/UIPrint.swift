import Foundation

/// Prints. There is no printer: it presents nothing, and says so.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
    /// Called at the end of printing.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    /// The controller.
    public static let shared = UIPrintInteractionController()
    /// Whether something can be printed. False.
    open class var isPrintingAvailable: Bool { false }
    /// Whether data can be printed. False.
    @discardableResult open class func canPrint(_ data: Data) -> Bool { false }
    /// Whether a file can be printed. False.
    @discardableResult open class func canPrint(_ url: URL) -> Bool { false }

    /// How things are printed.
    open var printInfo: UIPrintInfo?
    /// What is printed.
    open var printingItem: Any?
    /// The things that are printed.
    open var printingItems: [Any]?
    /// Lays out what is printed.
    open var printFormatter: UIPrintFormatter?
    /// Draws what is printed.
    open var printPageRenderer: UIPrintPageRenderer?
    /// Whether the user chooses the number of copies. True by default.
    open var showsNumberOfCopies = true
    /// Whether the user chooses the paper. False by default.
    open var showsPaperSelectionForLoadedPapers = false
    /// Whether the user chooses the paper's direction. True by default.
    open var showsPaperOrientation = true

    /// Reports that nothing is printed.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        LayoutDiagnostics.report(
            .ignored(call: "UIPrintInteractionController.present"), about: "UIPrintInteractionController",
            because: "there is no printer here")
        completion?(self, false, nil)
        return false
    }

    /// Reports that nothing is printed.
    @discardableResult
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool,
        completionHandler completion: CompletionHandler? = nil
    ) -> Bool { present(animated: animated, completionHandler: completion) }

    /// Does nothing: nothing is presented.
    open func dismiss(animated: Bool) {}
}

/// How things are printed.
@preconcurrency @MainActor
open class UIPrintInfo: NSObject {
    /// What is printed.
    public enum OutputType: Int, Sendable {
        case general, photo, grayscale, photoGrayscale
    }
    /// The direction of paper.
    public enum Orientation: Int, Sendable {
        case portrait, landscape
    }
    /// The sides that are printed.
    public enum Duplex: Int, Sendable {
        case none, longEdge, shortEdge
    }

    /// The name of the job. None by default.
    open var jobName = ""
    /// What is printed. Anything by default.
    open var outputType = OutputType.general
    /// The direction of paper. Upright by default.
    open var orientation = Orientation.portrait
    /// The sides that are printed. One by default.
    open var duplex = Duplex.none
    /// The printer. None by default.
    open var printerID: String?

    /// New settings.
    @discardableResult open class func printInfo() -> UIPrintInfo { UIPrintInfo() }
}

/// Lays out what is printed, in pages.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
    /// What draws the pages.
    open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
    /// The insets of the content. None by default.
    open var perPageContentInsets = UIEdgeInsets.zero
    /// The maximum height of the content; 0 is none.
    open var maximumContentHeight: CGFloat = 0
    /// The maximum width of the content; 0 is none.
    open var maximumContentWidth: CGFloat = 0
    /// The first page.
    open var startPage = 0
    /// The number of pages. One by default.
    open var pageCount: Int { 1 }
    /// The rectangle of a page's content.
    @discardableResult open func rectForPage(at pageIndex: Int) -> CGRect {
        printPageRenderer?.printableRect.inset(by: perPageContentInsets) ?? .zero
    }
    /// Draws a page. Does nothing by default.
    open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
}

/// Prints text.
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
    /// The text.
    open var text: String?
    /// The text with attributes.
    open var attributedText: NSAttributedString?
    /// The font.
    open var font: UIFont? = .systemFont(ofSize: 12)
    /// The colour.
    open var color: UIColor? = .black
    /// The alignment of lines.
    open var textAlignment = NSTextAlignment.natural

    /// Creates a formatter of text.
    public init(text: String) {
        self.text = text
        super.init()
    }

    /// Creates a formatter of text with attributes.
    public init(attributedText: NSAttributedString) {
        self.attributedText = attributedText
        super.init()
    }

    /// Draws the text.
    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        let plain = NSAttributedString(
            string: text ?? "",
            attributes: [.font: font ?? .systemFont(ofSize: 12), .foregroundColor: color ?? .black])
        (attributedText ?? plain).draw(in: rect)
    }
}

/// Prints the markup of a page of the web, as attributed text.
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
    /// The markup.
    open var markupText: String?

    /// Creates a formatter of markup.
    public init(markupText: String) {
        self.markupText = markupText
        super.init()
    }

    /// Draws the text.
    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
            .documentType: NSAttributedString.DocumentType.html,
            .characterEncoding: String.Encoding.utf8.rawValue,
        ]
        try? NSAttributedString(data: Data((markupText ?? "").utf8), options: options).draw(in: rect)
    }
}

/// Prints a view.
@preconcurrency @MainActor
open class UIViewPrintFormatter: UIPrintFormatter {
    /// The view.
    public final let view: UIView

    /// Creates a formatter of a view.
    public init(view: UIView) {
        self.view = view
        super.init()
    }

    /// Draws the view.
    open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
        view.drawHierarchy(in: rect, afterScreenUpdates: true)
    }
}

extension UIView {
    /// What prints the view.
    @discardableResult public final func viewPrintFormatter() -> UIViewPrintFormatter {
        UIViewPrintFormatter(view: self)
    }
}

/// Draws pages: headers, footers and what formatters lay out. Apps use it to make PDF.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
    /// The height of headers. 0 by default.
    open var headerHeight: CGFloat = 0
    /// The height of footers. 0 by default.
    open var footerHeight: CGFloat = 0
    /// The paper: A4 by default. Source that makes PDF sets it by `setValue(_:forKey:)`.
    open var paperRect = CGRect(x: 0, y: 0, width: 595.2, height: 841.8)
    /// The part of the paper that is printed.
    open var printableRect = CGRect(x: 0, y: 0, width: 595.2, height: 841.8)
    /// The formatters.
    open var printFormatters: [UIPrintFormatter]? {
        didSet { for formatter in printFormatters ?? [] { formatter.printPageRenderer = self } }
    }
    /// The number of pages: those of the formatters.
    open var numberOfPages: Int { (printFormatters ?? []).map { $0.startPage + $0.pageCount }.max() ?? 1 }

    /// Creates a renderer.
    @preconcurrency @MainActor
    public override init() { super.init() }

    /// Adds a formatter from a page on.
    open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
        formatter.startPage = pageIndex
        printFormatters = (printFormatters ?? []) + [formatter]
    }

    /// The formatters of a page.
    @discardableResult open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
        printFormatters?.filter { ($0.startPage..<$0.startPage + $0.pageCount).contains(pageIndex) }
    }

    /// Called before pages are drawn. Does nothing by default.
    open func prepare(forDrawingPages range: NSRange) {}

    /// Draws a page: header, content, formatters and footer.
    open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
        var content = printableRect
        content.origin.y += headerHeight
        content.size.height -= headerHeight + footerHeight
        if headerHeight > 0 {
            drawHeaderForPage(
                at: pageIndex,
                in: CGRect(x: content.minX, y: printableRect.minY, width: content.width, height: headerHeight)
            )
        }
        drawContentForPage(at: pageIndex, in: content)
        for formatter in printFormattersForPage(at: pageIndex) ?? [] {
            drawPrintFormatter(formatter, forPageAt: pageIndex, in: content)
        }
        if footerHeight > 0 {
            drawFooterForPage(
                at: pageIndex,
                in: CGRect(x: content.minX, y: content.maxY, width: content.width, height: footerHeight))
        }
    }

    private func drawPrintFormatter(_ formatter: UIPrintFormatter, forPageAt pageIndex: Int, in rect: CGRect)
    {
        drawPrintFormatter(formatter, forPageAt: pageIndex)
        formatter.draw(in: rect.inset(by: formatter.perPageContentInsets), forPageAt: pageIndex)
    }

    /// Called before a formatter draws. Does nothing by default.
    open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {}
    /// Draws a header. Does nothing by default.
    open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
    /// Draws the content. Does nothing by default.
    open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
    /// Draws a footer. Does nothing by default.
    open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}

/// A printer. There is none here.
@preconcurrency @MainActor
open class UIPrinter: NSObject {
    /// The address.
    public final let url: URL

    /// Creates a printer of an address.
    public init(url: URL) {
        self.url = url
        super.init()
    }

    /// The name. Empty here.
    open var displayName: String { "" }
    /// Calls back with whether the printer was found: false.
    open func contactPrinter(_ completionHandler: ((Bool) -> Void)? = nil) { completionHandler?(false) }
}
