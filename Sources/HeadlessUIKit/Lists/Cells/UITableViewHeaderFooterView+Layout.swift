import Foundation

extension UITableViewHeaderFooterView {
    final var metrics: HeaderFooterMetrics { HeaderFooterMetrics(of: self) }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    final func addContentView() {
        parts.content.frame = bounds
        parts.content.preservesSuperviewLayoutMargins = true
        addSubview(parts.content)
    }

    final func surroundingsChanged(from old: HeaderFooterSurroundings) {
        guard surroundings != old else { return }
        marginsChanged()
        setNeedsLayout()
        setNeedsDisplay()
        if surroundings.isPinned != old.isPinned { setNeedsUpdateConfiguration() }
    }

    final func contentSizeChanged() { container?.contentSizeChanged(of: self) }

    /// The margins of the list at the sides.
    final var marginsOfList: UIEdgeInsets {
        let window = windowStorage?.bounds.size ?? UIScreen.main.bounds.size
        let traits = traitCollection
        var side =
            surroundings.grouping == .insetGrouped
            ? ListMargins.inCard(inWindowOf: window, traits: traits)
            : ListMargins.side(inWindowOf: window, traits: traits)
        if let width = surroundings.readableWidth, width > 0 { side = max(side, (bounds.width - width) / 2) }
        return UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
    }

    // MARK: Labels

    final var madeTextLabel: UILabel? {
        if configurations.content != nil { return nil }
        if let text = parts.text { return text }
        let label = HeaderFooterLabel()
        label.numberOfLines = 0
        parts.text = label
        applyLook()
        parts.content.addSubview(label)
        setNeedsLayout()
        return label
    }

    final var madeDetailLabel: UILabel? {
        if configurations.content != nil { return nil }
        if let detail = parts.detail { return detail }
        let label = HeaderFooterLabel()
        label.font = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
        label.textColor = .secondaryLabel
        parts.detail = label
        parts.content.addSubview(label)
        setNeedsLayout()
        return label
    }

    /// Shows a title of the data source, in capitals where the style says so.
    final func show(title: String?) {
        parts.title = title
        guard title != nil || parts.text != nil else { return }
        madeTextLabel?.text = metrics.isUppercase ? title?.uppercased() : title
    }

    /// Sets the font and the colour of the style where the app did not set others.
    private func applyLook() {
        guard let label = parts.text else { return }
        let metrics = metrics
        // A font that is set, even the same, invalidates the layout.
        if parts.titleFont == nil || label.font == parts.titleFont {
            let font = metrics.font
            if label.font != font { label.font = font }
            parts.titleFont = font
        }
        if parts.titleColor == nil || label.textColor == parts.titleColor {
            let color = metrics.color
            if label.textColor != color { label.textColor = color }
            parts.titleColor = color
        }
        if let title = parts.title {
            let shown = metrics.isUppercase ? title.uppercased() : title
            if label.text == title || label.text == title.uppercased(), label.text != shown {
                label.text = shown
            }
        }
    }

    // MARK: Layout

    /// The part of the bounds that the content has.
    private func contentFrame(in size: CGSize) -> CGRect {
        CGRect(origin: .zero, size: size).inset(by: surroundings.contentInsets)
    }

    /// The margins at the sides, without the safe area, which the content view is clear of already.
    private var sides: (left: CGFloat, right: CGFloat) {
        let margins = layoutMargins
        guard insetsLayoutMarginsFromSafeArea else { return (margins.left, margins.right) }
        return (margins.left - safeAreaInsets.left, margins.right - safeAreaInsets.right)
    }

    final func layOutParts() {
        parts.background?.frame = bounds
        let content = contentFrame(in: bounds.size)
        parts.content.frame = content
        guard let text = parts.text else { return }
        applyLook()
        let (metrics, sides) = (metrics, sides)
        let width = max(0, content.width - sides.left - sides.right)
        var size = text.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        size.width = width
        let scale = metrics.scale
        let padding = metrics.padding
        // Titles of headers stay at the bottom, those of footers at the top.
        let isPlain = surroundings.grouping ?? .plain == .plain
        var y = surroundings.isFooter ? padding.top : content.height - padding.bottom - size.height
        if isPlain {
            size.height = max(size.height, content.height - padding.top - padding.bottom)
            y = content.height - padding.bottom - size.height
        }
        if let detail = parts.detail, detail.text?.isEmpty == false {
            let lower = detail.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            y -= lower.height
            detail.frame = CGRect(x: sides.left, y: y + size.height, width: width, height: lower.height)
        }
        y = (y * scale + 0.001).rounded(.down) / scale
        text.frame = CGRect(x: sides.left, y: y, width: width, height: size.height)
    }

    final func drawBackground(in painter: inout LayerPainter) {
        let isPlain = surroundings.grouping == .plain
        guard isPlain, surroundings.isPinned, parts.background == nil, configurations.background == nil,
            backgroundStorage == nil
        else { return }
        painter.fillRounded(bounds, radius: 0, .dynamic(0xF8F8_F8F0, 0x1C1C_1EF0))
    }

    // MARK: Fitting

    final func fittingSize(at size: CGSize) -> CGSize {
        let metrics = metrics
        let width = size.width.isFinite && size.width < 1e6 && size.width > 0 ? size.width : bounds.width
        guard let text = parts.text, text.text?.isEmpty == false else {
            return CGSize(width: width, height: metrics.emptyHeight)
        }
        applyLook()
        let sides = sides
        let available = max(
            0, contentFrame(in: CGSize(width: width, height: 1e4)).width - sides.left - sides.right)
        let bounds = CGSize(width: available, height: .greatestFiniteMagnitude)
        var height = text.sizeThatFits(bounds).height
        if let detail = parts.detail, detail.text?.isEmpty == false {
            height += detail.sizeThatFits(bounds).height
        }
        let padding = metrics.padding
        height =
            ((height + padding.top + padding.bottom) * metrics.scale - 0.001).rounded(.up) / metrics.scale
        return CGSize(width: width, height: max(height, padding.minimum))
    }

    final func fittingSizeByConstraints(
        _ target: CGSize, _ priorities: (horizontal: UILayoutPriority, vertical: UILayoutPriority)
    ) -> CGSize {
        configurations.updateIfNeeded()
        let content = parts.content
        content.updateConstraintsIfNeeded()
        guard content.isSizedByConstraints else {
            guard !holdsConstraints else {
                return super.systemLayoutSizeFitting(
                    target, withHorizontalFittingPriority: priorities.horizontal,
                    verticalFittingPriority: priorities.vertical)
            }
            return sizeThatFits(CGSize(width: target.width, height: .greatestFiniteMagnitude))
        }
        let around = surroundings.contentInsets.left + surroundings.contentInsets.right
        var size = content.systemLayoutSizeFitting(
            CGSize(width: max(0, target.width - around), height: target.height),
            withHorizontalFittingPriority: priorities.horizontal,
            verticalFittingPriority: priorities.vertical)
        size.width += around
        return size
    }

    final func setBackgroundView(_ view: UIView?) {
        guard view !== parts.background else { return }
        parts.background?.removeFromSuperview()
        parts.background = view
        if let view { insertSubview(view, at: 0) }
        setNeedsLayout()
    }
}

/// A label of a header or footer, whose new text may change the height.
final class HeaderFooterLabel: UILabel {
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        guard let view = superview?.superview as? UITableViewHeaderFooterView else { return }
        view.setNeedsLayout()
        view.contentSizeChanged()
    }
}
