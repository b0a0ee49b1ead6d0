import FlexLayout
import UIKit

/// A receipt as a document of several pages, whose text can be selected.
@MainActor
public struct ReceiptDocument {
    /// The sheets, laid out.
    public let pages: [ReceiptPage]

    /// Divides the lines of a receipt among pages: no line is cut, and each page begins with the names of the columns.
    public init(_ receipt: Receipt) {
        let lines = receipt.items.map(ReceiptPage.line)
        var sheets: [[UIView]] = [[ReceiptPage.letterhead(receipt), ReceiptPage.columnNames]]
        var used = sheets[0].reduce(0) { $0 + Self.height(of: $1) }
        /// The height of the page's number, and some air above it.
        let foot: CGFloat = 24
        for block in lines + [ReceiptPage.sums(receipt)] {
            let height = Self.height(of: block)
            if used + height > ReceiptPage.contentHeight - foot {
                let names = ReceiptPage.columnNames
                sheets.append([names])
                used = Self.height(of: names)
            }
            sheets[sheets.count - 1].append(block)
            used += height
        }
        pages = sheets.enumerated().map { ReceiptPage($1, number: $0 + 1, of: sheets.count) }
        for page in pages { page.layoutIfNeeded() }
    }

    /// The document as a PDF of a page each.
    public func pdf() -> Data {
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(origin: .zero, size: ReceiptPage.paper))
        return renderer.pdfData { context in
            for page in pages {
                context.beginPage()
                page.layer.render(in: context.cgContext)
            }
        }
    }

    private static func height(of block: UIView) -> CGFloat {
        block.flex.sizeThatFits(size: CGSize(width: ReceiptPage.contentWidth, height: .nan)).height
    }
}
