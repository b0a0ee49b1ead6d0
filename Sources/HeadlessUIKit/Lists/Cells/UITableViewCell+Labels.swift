import Foundation

/// The labels and the image of the styles.
extension UITableViewCell {
    final var madeTextLabel: UILabel? {
        if configurations.content != nil { return nil }
        if let text = parts.text { return text }
        let label = CellLabel()
        parts.text = label
        if style == .value2 {
            label.textAlignment = .right
            label.textColor = tintColor
        }
        add(label)
        return label
    }

    final var madeDetailLabel: UILabel? {
        guard style != .default, configurations.content == nil else { return nil }
        if let detail = parts.detail { return detail }
        let label = CellLabel()
        parts.detail = label
        if style == .value1 { label.textColor = .secondaryLabel }
        add(label)
        return label
    }

    final var madeImageView: UIImageView? {
        guard style != .value2, configurations.content == nil else { return nil }
        if let image = parts.image { return image }
        let view = CellImageView(image: nil)
        parts.image = view
        parts.content.addSubview(view)
        view.isHighlighted = showsSelection
        setNeedsLayout()
        return view
    }

    private func add(_ label: UILabel) {
        label.isHighlighted = showsSelection
        applyLabelDefaults()
        parts.content.addSubview(label)
        setNeedsLayout()
    }

    /// Sets the fonts and the number of lines of the text's size where the app did not set others.
    final func applyLabelDefaults() {
        let metrics = cellMetrics
        let traits = metrics.traits
        var defaults = parts.labelDefaults
        let lineLimit = metrics.isAccessible ? 0 : 1
        for label in [parts.text, parts.detail] {
            guard let label, label.numberOfLines == defaults.lineLimit || isNew(label) else { continue }
            if label.numberOfLines != lineLimit { label.numberOfLines = lineLimit }
        }
        defaults.lineLimit = lineLimit
        let titleStyle: UIFont.TextStyle = style == .value2 ? .caption1 : .body
        Self.applyFont(titleStyle, to: parts.text, traits, &defaults.titleFont)
        Self.applyFont(metrics.detailTextStyle(style), to: parts.detail, traits, &defaults.detailFont)
        parts.labelDefaults = defaults
    }

    private func isNew(_ label: UILabel) -> Bool { label.superview == nil && label.numberOfLines == 1 }

    private static func applyFont(
        _ style: UIFont.TextStyle, to label: UILabel?, _ traits: UITraitCollection, _ last: inout UIFont?
    ) {
        guard let label, last == nil || label.font == last else { return }
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
        if label.font != font { label.font = font }
        last = font
    }

    /// What the style's layout arranges.
    final func textContent() -> CellTextLayout.Content {
        func measure(_ label: UILabel?) -> ((CGFloat) -> CGSize)? {
            guard let label, !label.isHidden, label.attributedText?.length ?? 0 > 0 else { return nil }
            return { label.sizeThatFits(CGSize(width: $0, height: .greatestFiniteMagnitude)) }
        }
        let image = parts.image.flatMap { $0.isHidden ? nil : $0.image?.size }
        return CellTextLayout.Content(
            style: style, title: measure(parts.text), detail: measure(parts.detail), image: image,
            indentation: CGFloat(settings.indentationLevel) * settings.indentationWidth)
    }
}

/// A label of a cell, whose new text changes the layout and perhaps the row's height.
final class CellLabel: UILabel {
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        guard let cell = superview?.superview as? UITableViewCell else { return }
        cell.setNeedsLayout()
        cell.contentSizeChanged()
    }
}

/// The image view of a cell, whose new picture changes where the text starts.
final class CellImageView: UIImageView {
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        (superview?.superview as? UITableViewCell)?.setNeedsLayout()
    }
}
