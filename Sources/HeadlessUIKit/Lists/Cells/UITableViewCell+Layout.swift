import Foundation

extension UITableViewCell {
    final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    final var cellMetrics: CellMetrics { CellMetrics(of: self, grouping: surroundings.grouping) }

    final func addContentView() {
        parts.content.frame = bounds
        addSubview(parts.content)
    }

    /// Changes a setting, and the layout where it is another one than before.
    final func change<Value: Equatable>(_ property: WritableKeyPath<CellSettings, Value>, to value: Value) {
        guard settings[keyPath: property] != value else { return }
        settings[keyPath: property] = value
        configurations.setNeedsUpdate()
        setNeedsLayout()
        setNeedsDisplay()
    }

    final func surroundingsChanged(from old: CellSurroundings) {
        guard surroundings != old else { return }
        // The margins follow the grouping, which has changed by now.
        marginsChanged()
        updateBackgrounds()
        setNeedsLayout()
        setNeedsDisplay()
    }

    final func resetForReuse() {
        settings.isSwiped = false
        configurations.setNeedsUpdate()
        setHighlighted(false, animated: false)
        setSelected(false, animated: false)
    }

    /// The content's natural size may have changed: the table view measures the row again.
    final func contentSizeChanged() { container?.contentSizeChanged(of: self) }

    // MARK: Margins

    /// The margins of the cell's content: the list's at the sides.
    final var marginsOfList: UIEdgeInsets {
        let metrics = cellMetrics
        var side = metrics.margin
        if let width = surroundings.readableWidth, width > 0 { side = max(side, (bounds.width - width) / 2) }
        return UIEdgeInsets(
            top: metrics.verticalMargin, left: side, bottom: metrics.verticalMargin, right: side)
    }

    /// The cell's margins without what its content keeps out of.
    private var contentMargins: UIEdgeInsets {
        var margins = layoutMargins
        if insetsLayoutMarginsFromSafeArea {
            let area = safeAreaInsets
            margins.left -= area.left
            margins.right -= area.right
        }
        return margins
    }

    // MARK: Frames

    /// The parts around the content, for lines that run from left to right.
    final func frameLayout(in size: CGSize, _ metrics: CellMetrics) -> CellFrameLayout {
        let (margins, insets) = (contentMargins, surroundings.contentInsets)
        let (isMirrored, isEditing) = (isRightToLeft, settings.isEditing)
        var frames = CellFrameLayout.Parts(
            leadingInset: isMirrored ? insets.right : insets.left,
            trailingInset: isMirrored ? insets.left : insets.right,
            leadingMargin: isMirrored ? margins.right : margins.left,
            trailingMargin: isMirrored ? margins.left : margins.right)
        frames.accessory = accessoryToShow
        frames.showsEditControl = editControlKind != nil
        frames.isIndentedForEditing = isEditing && isIndentedForEditing
        frames.showsReorderControl = isEditing && (surroundings.isMovable || settings.showsReorderControl)
        return CellFrameLayout(frames, in: size, metrics)
    }

    /// The margins at the leading and the trailing side of the content view.
    final func contentViewMargins(_ frames: CellFrameLayout, _ metrics: CellMetrics) -> UIEdgeInsets {
        var margins = contentMargins
        if frames.hasTrailingParts {
            let own = metrics.marginBesideAccessory
            if isRightToLeft { margins.left = own } else { margins.right = own }
        }
        return margins
    }

    final func textLayout(
        _ frames: CellFrameLayout, height: CGFloat, _ metrics: CellMetrics
    ) -> CellTextLayout {
        let margins = contentViewMargins(frames, metrics)
        return CellTextLayout(
            textContent(), in: CGSize(width: frames.content.width, height: height),
            margins: isRightToLeft ? (margins.right, margins.left) : (margins.left, margins.right), metrics)
    }

    final func layOutParts() {
        let (metrics, size) = (cellMetrics, bounds.size)
        let frames = frameLayout(in: size, metrics)
        let content = parts.content
        let margins = contentViewMargins(frames, metrics)
        if margins != content.marginsInCell { content.changeMargins { content.marginsInCell = margins } }
        set(content, frames.content)
        updateCorners()
        parts.background?.frame = bounds
        parts.selectedBackground?.frame = bounds
        parts.multipleSelectionBackground?.frame = bounds
        layOutAccessory(frames)
        layOutEditing(frames, metrics)
        var textStart = frames.content.minX + (configuredTextStart ?? leadingMargin(margins))
        if parts.text != nil || parts.detail != nil || parts.image != nil {
            applyLabelDefaults()
            let text = textLayout(frames, height: frames.content.height, metrics)
            let width = frames.content.width
            alignTitleColumn()
            place(parts.text, text.title, width)
            place(parts.detail, text.detail, width)
            place(parts.image, text.image, width)
            textStart = frames.content.minX + text.textStart
        }
        layOutSeparators(textStart: textStart, metrics)
    }

    /// The titles of the style `value2` end where the details begin.
    private func alignTitleColumn() {
        let alignment: NSTextAlignment = isRightToLeft ? .left : .right
        guard style == .value2, let label = parts.text, label.textAlignment != alignment else { return }
        label.textAlignment = alignment
    }

    private func leadingMargin(_ margins: UIEdgeInsets) -> CGFloat {
        isRightToLeft ? margins.right : margins.left
    }

    /// Sets the frame of a part of the cell, given for lines that run from left to right.
    final func set(_ view: UIView?, _ frame: CGRect) {
        view?.frame = isRightToLeft ? frame.mirrored(inWidth: bounds.width) : frame
    }

    /// Sets the frame of a part of the content.
    private func place(_ view: UIView?, _ frame: CGRect, _ width: CGFloat) {
        view?.frame = isRightToLeft ? frame.mirrored(inWidth: width) : frame
    }
}
