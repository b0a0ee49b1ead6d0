import Foundation

/// Backgrounds and what selection does to them.
extension UITableViewCell {
    /// Whether the cell looks selected.
    final var showsSelection: Bool {
        guard settings.isSelected || settings.isHighlighted, settings.selectionStyle != .none else {
            return false
        }
        // Circles show which rows are selected.
        return !(settings.isEditing && surroundings.selectsMultipleInEditing && !settings.isHighlighted)
    }

    final func select(_ selected: Bool, animated: Bool) {
        guard settings.isSelected != selected else { return }
        changeStates(animated: animated) { self.settings.isSelected = selected }
    }

    final func highlight(_ highlighted: Bool, animated: Bool) {
        guard settings.isHighlighted != highlighted else { return }
        changeStates(animated: animated) { self.settings.isHighlighted = highlighted }
    }

    /// The background is blended with the new one where the change is animated.
    private func changeStates(animated: Bool, _ change: @escaping () -> Void) {
        guard animated, windowStorage != nil else { return applyStates(change) }
        UIView.transition(
            with: self, duration: 0.3, options: [.transitionCrossDissolve, .allowUserInteraction],
            animations: { self.applyStates(change) })
    }

    private func applyStates(_ change: () -> Void) {
        change()
        let isSelected = settings.isSelected || settings.isHighlighted
        for label in [parts.text, parts.detail] { label?.isHighlighted = isSelected }
        parts.image?.isHighlighted = isSelected
        for view in parts.content.subviews {
            (view as? UILabel)?.isHighlighted = isSelected
            (view as? UIImageView)?.isHighlighted = isSelected
        }
        updateBackgrounds()
        setNeedsUpdateConfiguration()
        setNeedsDisplay()
    }

    // MARK: Views of the app

    final func setBackgroundView(_ view: UIView?) {
        guard view !== parts.background else { return }
        parts.background?.removeFromSuperview()
        parts.background = view
        updateBackgrounds()
    }

    final func setSelectedBackgroundView(_ view: UIView?) {
        guard view !== parts.selectedBackground else { return }
        parts.selectedBackground?.removeFromSuperview()
        parts.selectedBackground = view
        updateBackgrounds()
    }

    final func setMultipleSelectionBackgroundView(_ view: UIView?) {
        guard view !== parts.multipleSelectionBackground else { return }
        parts.multipleSelectionBackground?.removeFromSuperview()
        parts.multipleSelectionBackground = view
        updateBackgrounds()
    }

    /// Adds the background for the present state behind the content and removes the others.
    final func updateBackgrounds() {
        var index = configurations.backgroundView == nil ? 0 : 1
        if let view = parts.background {
            insert(view, at: &index)
        }
        let isMultiple = settings.isEditing && surroundings.selectsMultipleInEditing
        let isSelected = settings.isSelected || settings.isHighlighted
        let shows = isSelected && settings.selectionStyle != .none
        let multiple = shows && isMultiple ? parts.multipleSelectionBackground : nil
        let single = shows && multiple == nil && showsSelection ? parts.selectedBackground : nil
        for view in [parts.selectedBackground, parts.multipleSelectionBackground] {
            guard let view, view !== multiple, view !== single, view.superview === self else { continue }
            view.removeFromSuperview()
        }
        if let view = multiple ?? single { insert(view, at: &index) }
    }

    private func insert(_ view: UIView, at index: inout Int) {
        if view.superview !== self || subviews.firstIndex(of: view) != index {
            insertSubview(view, at: index)
        }
        view.frame = bounds
        index += 1
    }

    // MARK: What the cell draws

    /// Fills the bounds with the background of the list, or with that of a selected row.
    final func drawBackground(in painter: inout LayerPainter) {
        guard configurations.background == nil else { return }
        let hasOwn = backgroundStorage != nil || parts.background != nil
        if !hasOwn, let grouping = surroundings.grouping {
            let color: UIColor = grouping == .plain ? .systemBackground : .secondarySystemGroupedBackground
            painter.fillRounded(bounds, radius: 0, color)
        }
        guard showsSelection, parts.selectedBackground == nil else { return }
        painter.fillRounded(bounds, radius: 0, .systemGray4)
    }

    /// The corners of an inset group's card that are the row's; nil in other styles.
    final var cardCorners: CACornerMask? {
        guard surroundings.grouping == .insetGrouped else { return nil }
        return .ofCard(isFirst: surroundings.isFirst, isLast: surroundings.isLast)
    }

    /// Rounds the corners of a group's first and last row.
    final func updateCorners() {
        // A swiped row is clipped by its card, in which it moves.
        let corners = settings.isSwiped ? [] : cardCorners ?? []
        let isCard = !corners.isEmpty
        guard isCard || layerStorage?.cornerRadius ?? 0 > 0 && clipsToBounds else { return }
        let radius = isCard ? ListMargins.cardRadius(traitCollection) : 0
        guard layer.cornerRadius != radius || layer.maskedCorners != corners else { return }
        layer.cornerRadius = radius
        layer.maskedCorners = corners
        clipsToBounds = isCard
    }
}
