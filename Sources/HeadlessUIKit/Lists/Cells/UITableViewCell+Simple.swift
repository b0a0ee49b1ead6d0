import Foundation

extension UITableViewCell {
    final func addContentView() { addSubview(parts.content) }

    final func change<Value: Equatable>(_ property: WritableKeyPath<CellSettings, Value>, to value: Value) {
        guard settings[keyPath: property] != value else { return }
        settings[keyPath: property] = value
        configurations.setNeedsUpdate()
    }

    final func surroundingsChanged(from old: CellSurroundings) {
        if surroundings != old { setNeedsLayout() }
    }

    final func resetForReuse() {
        settings.isSelected = false
        settings.isHighlighted = false
    }

    final var madeTextLabel: UILabel {
        if let text = parts.text { return text }
        let label = UILabel()
        parts.text = label
        parts.content.addSubview(label)
        setNeedsLayout()
        return label
    }

    final var madeDetailLabel: UILabel? {
        guard style != .default else { return nil }
        if let detail = parts.detail { return detail }
        let label = UILabel()
        parts.detail = label
        parts.content.addSubview(label)
        setNeedsLayout()
        return label
    }

    final var madeImageView: UIImageView? {
        guard style != .value2 else { return nil }
        if let image = parts.image { return image }
        let view = UIImageView(image: nil)
        parts.image = view
        parts.content.addSubview(view)
        setNeedsLayout()
        return view
    }

    final var effectiveSeparatorInset: UIEdgeInsets {
        settings.separatorInset ?? surroundings.separatorInset
            ?? UIEdgeInsets(top: 0, left: systemSideMargin, bottom: 0, right: 0)
    }

    final func setBackgroundView(_ view: UIView?) {
        parts.background?.removeFromSuperview()
        parts.background = view
        if let view { insertSubview(view, at: 0) }
        setNeedsLayout()
    }

    final func setSelectedBackgroundView(_ view: UIView?) {
        parts.selectedBackground?.removeFromSuperview()
        parts.selectedBackground = view
    }

    final func setMultipleSelectionBackgroundView(_ view: UIView?) {
        parts.multipleSelectionBackground?.removeFromSuperview()
        parts.multipleSelectionBackground = view
    }

    final func setAccessoryView(_ view: UIView?) {
        parts.accessory?.removeFromSuperview()
        parts.accessory = view
        if let view { addSubview(view) }
        setNeedsLayout()
    }

    final func setEditingAccessoryView(_ view: UIView?) {
        parts.editingAccessory?.removeFromSuperview()
        parts.editingAccessory = view
        setNeedsLayout()
    }

    final func select(_ selected: Bool, animated: Bool) { change(\.isSelected, to: selected) }
    final func highlight(_ highlighted: Bool, animated: Bool) { change(\.isHighlighted, to: highlighted) }
    final func edit(_ editing: Bool, animated: Bool) { change(\.isEditing, to: editing) }

    final func layOutParts() {
        parts.content.frame = bounds
        parts.text?.frame = bounds.insetBy(dx: systemSideMargin, dy: 0)
    }

    final func fittingSize(at size: CGSize) -> CGSize {
        CGSize(width: size.width, height: ListMetrics(traitCollection).rowHeight)
    }

    final func fittingSizeByConstraints(
        _ target: CGSize, _ priorities: (horizontal: UILayoutPriority, vertical: UILayoutPriority)
    ) -> CGSize {
        let content = parts.content
        guard content.flags.contains(.hasConstraints) else {
            return sizeThatFits(CGSize(width: target.width, height: .greatestFiniteMagnitude))
        }
        var size = content.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: priorities.horizontal,
            verticalFittingPriority: priorities.vertical)
        if surroundings.separatorStyle != .none { size.height += 1 / roundingScale }
        return size
    }
}
