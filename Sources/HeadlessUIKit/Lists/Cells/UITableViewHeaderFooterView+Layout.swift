import Foundation

/// What a header's or footer's looks depend on outside of it. The table view sets it before it shows the view.
struct HeaderFooterSurroundings: Equatable {
    /// How the table view groups its rows; nil is a view that no table view shows.
    var grouping: CellSurroundings.Grouping?
    /// Whether the view is a footer.
    var isFooter = false
    /// Whether the header is the table view's first.
    var isFirst = false
    /// Whether a header lies at the top of what is visible, above rows.
    var isPinned = false
    /// What the content keeps out of at the sides, in points.
    var contentInsets = UIEdgeInsets.zero
}

/// The views of a header or footer.
@MainActor
struct HeaderFooterParts {
    let content = UIView(frame: .zero)
    var text: UILabel?
    var detail: UILabel?
    var background: UIView?
}

extension UITableViewHeaderFooterView {
    final func addContentView() { addSubview(parts.content) }

    final func surroundingsChanged(from old: HeaderFooterSurroundings) {
        if surroundings != old { setNeedsLayout() }
    }

    final var madeTextLabel: UILabel {
        if let text = parts.text { return text }
        let label = UILabel()
        parts.text = label
        parts.content.addSubview(label)
        setNeedsLayout()
        return label
    }

    final var madeDetailLabel: UILabel {
        if let detail = parts.detail { return detail }
        let label = UILabel()
        parts.detail = label
        parts.content.addSubview(label)
        setNeedsLayout()
        return label
    }

    final func setBackgroundView(_ view: UIView?) {
        parts.background?.removeFromSuperview()
        parts.background = view
        if let view { insertSubview(view, at: 0) }
        setNeedsLayout()
    }

    final func layOutParts() {
        parts.background?.frame = bounds
        parts.content.frame = bounds
        parts.text?.frame = bounds.insetBy(dx: systemSideMargin, dy: 0)
    }

    final func fittingSize(at size: CGSize) -> CGSize { CGSize(width: size.width, height: 28) }

    final func fittingSizeByConstraints(
        _ target: CGSize, _ priorities: (horizontal: UILayoutPriority, vertical: UILayoutPriority)
    ) -> CGSize {
        guard parts.content.flags.contains(.hasConstraints) else {
            return sizeThatFits(CGSize(width: target.width, height: .greatestFiniteMagnitude))
        }
        return parts.content.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: priorities.horizontal,
            verticalFittingPriority: priorities.vertical)
    }
}
