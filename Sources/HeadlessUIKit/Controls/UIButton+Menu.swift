import Foundation

extension UIControl {
    /// The configuration of a control's menu.
    final func menuConfiguration(
        _ menu: UIMenu, order: UIContextMenuConfiguration.ElementOrder
    ) -> UIContextMenuConfiguration {
        let configuration = UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
        configuration.preferredMenuElementOrder = order
        return configuration
    }
}

extension UIButton {
    /// Whether the button shows which element of its menu is marked.
    final var isPopUp: Bool {
        changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil
    }

    /// The element of the menu that the button shows.
    final var chosenElement: UIAction? {
        guard isPopUp else { return nil }
        return menu?.ownActions.first { $0.state == .on }
    }

    /// Follows the marks of the menu from now on.
    final func followMenu() {
        menu?.follow(self, marksOne: isPopUp)
        contentChanged()
    }

    /// Follows an action of the menu that was marked.
    final func menuStateChanged(of action: UIAction) {
        if isPopUp, action.state == .on { menu?.mark(action) }
        if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
        contentChanged()
    }
}
