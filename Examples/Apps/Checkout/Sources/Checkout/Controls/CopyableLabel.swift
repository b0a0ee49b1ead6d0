import UIKit

/// A label with a copy menu, for order numbers.
class CopyableLabel: UILabel {

    /// What is copied, where it is not the text.
    var copiedText: String?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = true
        addGestureRecognizer(
            UILongPressGestureRecognizer(target: self, action: #selector(showMenu(sender:))))
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
    }

    override var canBecomeFirstResponder: Bool { return true }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        return action == #selector(UIResponderStandardEditActions.copy(_:)) || action == #selector(shareNumber)
    }

    override func copy(_ sender: Any?) {
        UIPasteboard.general.string = copiedText ?? text
    }

    @objc func shareNumber() {
        UIApplication.shared.sendAction(
            #selector(CheckoutActions.shareText(_:)), to: nil, from: self, for: nil)
    }

    @objc private func showMenu(sender: UILongPressGestureRecognizer) {
        guard sender.state == .began else { return }
        becomeFirstResponder()
        let menu = UIMenuController.shared
        menu.menuItems = [UIMenuItem(title: "Share", action: #selector(shareNumber))]
        if #available(iOS 13.0, *) {
            menu.showMenu(from: self, rect: bounds)
        } else {
            menu.setTargetRect(bounds, in: self)
            menu.setMenuVisible(true, animated: true)
        }
    }
}
