import Foundation

extension UIBarButtonItem {
    /// Opens the item's menu, as a touch or a long press of its button does.
    ///
    /// - Returns: The interaction that shows it; nil where the item has no menu, or no bar in a window shows it.
    @discardableResult
    public final func simulateMenu() -> UIContextMenuInteraction? {
        bar?.layoutIfNeeded()
        guard menu != nil, let button = bar?.button(of: self) else { return nil }
        return button.simulateContextMenu()
    }
}

extension UIView {
    /// The button that this view or one in it shows for an item.
    fileprivate func button(of item: UIBarButtonItem) -> BarButton? {
        if let button = self as? BarButton, button.item === item { return button }
        for view in subviews {
            if let button = view.button(of: item) { return button }
        }
        return nil
    }
}
