import Foundation

/// The heights of rows that size themselves.
extension UITableViewCell {
    /// What the separator adds to the height of the content.
    final var separatorShare: CGFloat {
        surroundings.separatorStyle == .none ? 0 : cellMetrics.separator
    }

    final func fittingSize(at size: CGSize) -> CGSize {
        let metrics = cellMetrics
        let width = size.width.isFinite && size.width < 1e6 && size.width > 0 ? size.width : bounds.width
        applyLabelDefaults()
        let frames = frameLayout(in: CGSize(width: width, height: metrics.rowHeight), metrics)
        // An image as high as it is makes the row higher.
        let text = textLayout(frames, height: .greatestFiniteMagnitude, metrics)
        return CGSize(width: width, height: text.rowHeight)
    }

    /// Solves for the content view, at the width that accessories and controls leave it, and adds what lies around it.
    final func fittingSizeByConstraints(
        _ target: CGSize, _ priorities: (horizontal: UILayoutPriority, vertical: UILayoutPriority)
    ) -> CGSize {
        configurations.updateIfNeeded()
        let metrics = cellMetrics
        let width = target.width
        let content = parts.content
        content.updateConstraintsIfNeeded()
        guard content.isSizedByConstraints else {
            // Subviews that were added to the cell itself.
            guard !holdsConstraints else {
                var size = super.systemLayoutSizeFitting(
                    target, withHorizontalFittingPriority: priorities.horizontal,
                    verticalFittingPriority: priorities.vertical)
                size.height += separatorShare
                return size
            }
            let size = sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            let fillsWidth = priorities.horizontal > .defaultHigh
            return CGSize(width: fillsWidth ? width : size.width, height: size.height)
        }
        let frames = frameLayout(in: CGSize(width: width, height: metrics.rowHeight), metrics)
        let around = width - frames.content.width
        let margins = contentViewMargins(frames, metrics)
        if margins != content.marginsInCell { content.changeMargins { content.marginsInCell = margins } }
        var size = content.systemLayoutSizeFitting(
            CGSize(width: max(0, frames.content.width), height: target.height),
            withHorizontalFittingPriority: priorities.horizontal,
            verticalFittingPriority: priorities.vertical)
        size.width += around
        if size.height <= 0 {
            CellWarnings.reportZeroHeight(self)
            size.height = metrics.rowHeight
            return size
        }
        // The content of an app has the height of its constraints.
        if (configurations.content as? UIListContentConfiguration)?.style.isCell == true {
            size.height = max(size.height, metrics.configuredContentHeight)
        }
        size.height += separatorShare
        return size
    }
}

/// Which of the warnings that come once have come.
@MainActor
enum CellWarnings {
    static var reportedZeroHeight = false

    /// Reports the first cell of which the height is 0.
    static func reportZeroHeight(_ cell: UITableViewCell) {
        guard !reportedZeroHeight else { return }
        reportedZeroHeight = true
        LayoutDiagnostics.report(
            .advice, about: "",
            because: """
                Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a table \
                view cell's content view. We're considering the collapse unintentional and using standard height \
                instead. Cell: \(cell.debugLine)
                """)
    }
}
