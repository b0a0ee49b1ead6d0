import Foundation

/// The frames of a cell's labels and image in the content view, for lines that run from left to right.
@MainActor
struct CellTextLayout {
    /// What is laid out.
    struct Content {
        var style: UITableViewCell.CellStyle
        /// The size of a label in an available width; nil where there is no text.
        var title: ((CGFloat) -> CGSize)?
        var detail: ((CGFloat) -> CGSize)?
        var image: CGSize?
        /// The indentation in points.
        var indentation: CGFloat = 0
    }

    private(set) var title = CGRect.zero
    private(set) var detail = CGRect.zero
    private(set) var image = CGRect.zero
    /// Where the text starts.
    private(set) var textStart: CGFloat
    /// The height that the content needs as a row, with its separator.
    private(set) var rowHeight: CGFloat = 0

    private let metrics: CellMetrics
    private let content: Content
    private let size: CGSize
    private let textEnd: CGFloat

    /// - Parameters:
    ///   - content: The labels and the image.
    ///   - size: The content view's size.
    ///   - margins: The content view's margins at the leading and the trailing side.
    ///   - metrics: The lengths.
    init(
        _ content: Content, in size: CGSize, margins: (leading: CGFloat, trailing: CGFloat),
        _ metrics: CellMetrics
    ) {
        (self.metrics, self.content, self.size) = (metrics, content, size)
        textStart = margins.leading + content.indentation
        textEnd = max(textStart, size.width - margins.trailing)
        placeImage()
        let stacksValues = metrics.isAccessible && content.style == .value1
        switch content.style {
        case .default: fillWithTitle()
        case .subtitle: stack()
        case .value1 where stacksValues: stack()
        case .value1: putSideBySide()
        case .value2: putInColumns()
        }
        rowHeight = max(rowHeight, image.height)
    }

    private var available: CGFloat { max(0, textEnd - textStart) }

    /// The image in its natural size, smaller where the row is lower.
    private mutating func placeImage() {
        guard var natural = content.image, natural.width > 0, natural.height > 0 else { return }
        if natural.height > size.height, size.height > 0 {
            natural = CGSize(width: natural.width * size.height / natural.height, height: size.height)
        }
        image = CGRect(
            x: textStart, y: metrics.roundedDown((size.height - natural.height) / 2), width: natural.width,
            height: natural.height)
        textStart = image.maxX + metrics.imageGap
    }

    /// One label as high as the content view.
    private mutating func fillWithTitle() {
        title = CGRect(x: textStart, y: 0, width: available, height: size.height)
        let needed = content.title?(available).height ?? 0
        rowHeight = max(metrics.rowHeight, metrics.roundedUp(needed + metrics.linePadding))
    }

    /// The title above the second line, together in the middle of the content view.
    private mutating func stack() {
        let width = available
        var top = content.title?(width) ?? .zero
        var bottom = content.detail?(width) ?? .zero
        top.width = min(top.width, width)
        bottom.width = min(bottom.width, width)
        guard content.title != nil, content.detail != nil else { return placeOnly(top, bottom) }
        let padding = metrics.subtitlePadding
        let lines = top.height + padding.between + bottom.height
        rowHeight = max(metrics.rowHeight, (lines + padding.top + padding.bottom - 0.01).rounded(.up))
        if metrics.isToday, metrics.grouping != .plain {
            rowHeight = metrics.roundedUp(lines + padding.top + padding.bottom)
        }
        // What a row is higher or lower is shared.
        let start = (size.height - lines + padding.top - padding.bottom) / 2
        title = CGRect(origin: CGPoint(x: textStart, y: metrics.roundedDown(start)), size: top)
        detail = CGRect(
            origin: CGPoint(x: textStart, y: metrics.roundedDown(title.maxY + padding.between)), size: bottom)
    }

    /// A stack of which one line is there.
    private mutating func placeOnly(_ top: CGSize, _ bottom: CGSize) {
        rowHeight = max(
            metrics.rowHeight, metrics.roundedUp(top.height + bottom.height + metrics.linePadding))
        title = centred(top, x: textStart)
        detail = centred(bottom, x: textStart)
    }

    /// The title at the leading side and the detail at the trailing one, which gets narrower first.
    private mutating func putSideBySide() {
        var leading = content.title?(available) ?? .zero
        leading.width = min(leading.width, available)
        let gap = leading.width > 0 ? metrics.valueGap : 0
        let rest = max(0, available - leading.width - gap)
        var trailing = content.detail?(rest) ?? .zero
        trailing.width = min(trailing.width, rest)
        title = centred(leading, x: textStart)
        detail = centred(trailing, x: textEnd - trailing.width)
        let line = max(leading.height, trailing.height)
        rowHeight = max(metrics.rowHeight, metrics.roundedUp(line + metrics.linePadding))
    }

    /// The title in a column of a fixed width, the detail after it.
    private mutating func putInColumns() {
        let column = min(available, metrics.value2Title)
        let leading = content.title?(column) ?? .zero
        title = centred(CGSize(width: column, height: leading.height), x: textStart)
        let start = title.maxX + metrics.value2Gap
        let rest = max(0, textEnd - start)
        var trailing = content.detail?(rest) ?? .zero
        trailing.width = min(trailing.width, rest)
        detail = centred(trailing, x: start)
        let line = max(leading.height, trailing.height)
        rowHeight = max(metrics.rowHeight, metrics.roundedUp(line + metrics.linePadding))
    }

    private func centred(_ box: CGSize, x: CGFloat) -> CGRect {
        CGRect(
            x: x, y: metrics.roundedDown((size.height - box.height) / 2), width: box.width, height: box.height
        )
    }
}
