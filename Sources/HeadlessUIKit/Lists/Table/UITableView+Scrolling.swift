/// Scrolling to rows.
extension UITableView {
    final func scroll(toRow path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        let rect = rowRect(path)
        let visible = bounds.inset(by: adjustedContentInset)
        var y = contentOffset.y
        switch position {
        case .none: return scrollRectToVisible(rect, animated: animated)
        case .top: y = rect.minY - adjustedContentInset.top
        case .middle: y = rect.midY - visible.height / 2 - adjustedContentInset.top
        case .bottom: y = rect.maxY - visible.height - adjustedContentInset.top
        }
        setContentOffset(offsetInRange(CGPoint(x: contentOffset.x, y: y)), animated: animated)
    }

    final func scrollToNearestSelection(_ position: ScrollPosition, animated: Bool) {
        guard let path = selection.first else { return }
        scrollToRow(at: path, at: position, animated: animated)
    }
}
