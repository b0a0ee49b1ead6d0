import Foundation

/// The lines between rows.
extension UITableViewCell {
    /// Which lines a cell has.
    struct Lines: Equatable {
        /// A line over the whole width at the top.
        var top = false
        /// A line at the bottom, and whether it takes the whole width.
        var bottom = false
        var isBottomFull = false
    }

    final var lines: Lines {
        guard surroundings.separatorStyle != .none, let grouping = surroundings.grouping else {
            return Lines()
        }
        var lines = Lines(bottom: true)
        if grouping == .grouped {
            lines.top = surroundings.isFirst
            lines.isBottomFull = surroundings.isLast
        }
        if grouping == .insetGrouped, surroundings.isLast { lines.bottom = false }
        if showsSelection || surroundings.isNextRowSelected, !lines.isBottomFull { lines.bottom = false }
        return lines
    }

    /// The insets of the line below the row: the cell's own, the table view's or those that follow from the content.
    final var effectiveSeparatorInset: UIEdgeInsets {
        if let own = settings.separatorInset { return own }
        if let table = surroundings.separatorInset, !surroundings.isInsetFromAutomatic { return table }
        let metrics = cellMetrics
        let frames = frameLayout(in: bounds.size, metrics)
        let margins = contentViewMargins(frames, metrics)
        var start = configuredTextStart ?? (isRightToLeft ? margins.right : margins.left)
        if parts.image != nil || settings.indentationLevel != 0 {
            start = textLayout(frames, height: bounds.height, metrics).textStart
        }
        return addingTableInset(to: automaticInset(textStart: frames.content.minX + start, metrics))
    }

    /// Where the text of a content configuration begins in the content view; nil where there is none.
    final var configuredTextStart: CGFloat? {
        guard let view = configurations.view as? UIListContentView else { return nil }
        return view.textStart
    }

    private func automaticInset(textStart: CGFloat, _ metrics: CellMetrics) -> UIEdgeInsets {
        let insets = surroundings.contentInsets
        let isIndexed = (isRightToLeft ? insets.left : insets.right) > 0
        let end = metrics.isToday ? metrics.margin : 0
        return UIEdgeInsets(
            top: 0, left: textStart, bottom: 0,
            right: end + (isIndexed ? isRightToLeft ? insets.left : insets.right : 0))
    }

    private func addingTableInset(to inset: UIEdgeInsets) -> UIEdgeInsets {
        guard let table = surroundings.separatorInset, surroundings.isInsetFromAutomatic else { return inset }
        return UIEdgeInsets(
            top: inset.top, left: inset.left + table.left, bottom: inset.bottom,
            right: inset.right + table.right)
    }

    final func layOutSeparators(textStart: CGFloat, _ metrics: CellMetrics) {
        let (lines, size, thickness) = (lines, bounds.size, metrics.separator)
        let full = CGRect(x: 0, y: 0, width: size.width, height: thickness)
        show(lines.top ? full : nil, in: \.topSeparator)
        guard lines.bottom else { return show(nil, in: \.separator) }
        var line = full
        line.origin.y = size.height - thickness
        if !lines.isBottomFull {
            var inset = settings.separatorInset
            if inset == nil, !surroundings.isInsetFromAutomatic { inset = surroundings.separatorInset }
            let used = inset ?? addingTableInset(to: automaticInset(textStart: textStart, metrics))
            line.origin.x = used.left
            line.size.width = max(0, size.width - used.left - used.right)
            if used.left >= size.width { return show(nil, in: \.separator) }
        }
        show(line, in: \.separator)
    }

    private func show(_ frame: CGRect?, in part: WritableKeyPath<CellParts, CellSeparator?>) {
        guard let frame else {
            parts[keyPath: part]?.removeFromSuperview()
            parts[keyPath: part] = nil
            return
        }
        let view = parts[keyPath: part] ?? CellSeparator(frame: .zero)
        view.backgroundColor = surroundings.separatorColor ?? cellMetrics.separatorColor
        if view.superview == nil {
            parts[keyPath: part] = view
            insertSubview(view, aboveSubview: parts.content)
        }
        set(view, frame)
    }
}
