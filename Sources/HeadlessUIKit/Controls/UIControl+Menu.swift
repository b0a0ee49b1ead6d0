import Foundation

extension UIControl {
    final func setMenuInteraction(isEnabled: Bool) {
        guard isEnabled != (menuInteraction != nil) else { return }
        if let menuInteraction {
            removeInteraction(menuInteraction)
            self.menuInteraction = nil
        } else {
            let interaction = UIContextMenuInteraction(delegate: self)
            menuInteraction = interaction
            addInteraction(interaction)
        }
    }

    /// Opens the menu where it is what the control is for.
    ///
    /// - Parameter point: Where the control was touched; nil is the middle.
    /// - Returns: Whether it did.
    @discardableResult
    final func opensMenu(at point: CGPoint? = nil) -> Bool {
        guard showsMenuAsPrimaryAction, let menuInteraction else { return false }
        return menuInteraction.open(at: point ?? CGPoint(x: bounds.midX, y: bounds.midY))
    }
}
