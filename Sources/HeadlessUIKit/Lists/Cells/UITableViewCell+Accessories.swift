import Foundation

/// What is at the trailing edge.
extension UITableViewCell {
    private var shownType: AccessoryType {
        settings.isEditing ? settings.editingAccessoryType : settings.accessoryType
    }

    /// The view of the app that takes the standard accessory's position, for the present state.
    private var shownView: UIView? { settings.isEditing ? parts.editingAccessory : parts.accessory }

    final var accessoryToShow: CellFrameLayout.Accessory {
        if let view = shownView { return .custom(view.bounds.size) }
        return CellFrameLayout.Accessory(shownType)
    }

    final func setAccessoryView(_ view: UIView?) {
        guard view !== parts.accessory else { return }
        parts.accessory = view
        showAccessories()
    }

    final func setEditingAccessoryView(_ view: UIView?) {
        guard view !== parts.editingAccessory else { return }
        parts.editingAccessory = view
        showAccessories()
    }

    /// Adds the view of the app for the present state and removes the other.
    final func showAccessories() {
        let view = shownView
        if let old = parts.shownAccessory, old !== view, old.superview === self { old.removeFromSuperview() }
        parts.shownAccessory = view
        if let view, view.superview !== self { addSubview(view) }
        setNeedsLayout()
    }

    final func layOutAccessory(_ frames: CellFrameLayout) {
        let kind = accessoryToShow
        if case .custom = kind { set(shownView, frames.accessory) }
        let isArrow = kind == .disclosureIndicator || kind == .detailDisclosureButton
        let glyph: CellGlyph.Kind? = isArrow ? .disclosure : kind == .checkmark ? .checkmark : nil
        if parts.glyph?.kind != glyph {
            parts.glyph?.removeFromSuperview()
            parts.glyph = glyph.map(CellGlyph.init)
            if let view = parts.glyph { addSubview(view) }
        }
        set(parts.glyph, frames.accessory)
        let hasButton = kind == .detailButton || kind == .detailDisclosureButton
        if hasButton != (parts.detailButton != nil) {
            parts.detailButton?.removeFromSuperview()
            parts.detailButton = hasButton ? makeDetailButton() : nil
            if let button = parts.detailButton { addSubview(button) }
        }
        set(parts.detailButton, frames.detailButton)
    }

    private func makeDetailButton() -> CellDetailButton {
        CellDetailButton { [weak self] in
            guard let self else { return }
            container?.accessoryButtonTapped(of: self)
        }
    }
}
