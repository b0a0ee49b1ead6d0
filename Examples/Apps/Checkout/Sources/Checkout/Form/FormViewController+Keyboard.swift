import UIKit

extension FormViewController {

    func registerForKeyboardNotifications() {
        let center = NotificationCenter.default
        center.addObserver(
            self, selector: #selector(keyboardWillChangeFrame(_:)),
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
        center.addObserver(
            self, selector: #selector(FormViewController.keyboardWillHide),
            name: UIResponder.keyboardWillHideNotification, object: nil)
        #if os(iOS)
            center.addObserver(
                self, selector: #selector(contentSizeDidChange(notification:)),
                name: UIContentSizeCategory.didChangeNotification, object: nil)
        #endif
    }

    @objc private func keyboardWillChangeFrame(_ notification: Notification) {
        guard
            let info = notification.userInfo,
            let frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
        else { return }
        let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0
        let inView = view.convert(frame, from: nil)
        let overlap = max(view.bounds.maxY - inView.minY - view.safeAreaInsets.bottom, 0)
        Log.keyboard("Keyboard overlaps by %f", overlap)
        setKeyboardHeight(overlap, duration: duration)
    }

    @objc private func keyboardWillHide() {
        setKeyboardHeight(0, duration: 0)
    }

    @objc private func contentSizeDidChange(notification: NSNotification) {
        contentStack.setNeedsLayout()
    }

    private func setKeyboardHeight(_ height: CGFloat, duration: TimeInterval) {
        guard height != keyboardHeight else { return }
        keyboardHeight = height
        let changes = {
            self.scrollView.contentInset.bottom = height
            self.scrollView.verticalScrollIndicatorInsets.bottom = height
            self.view.layoutIfNeeded()
        }
        guard duration > 0 else {
            changes()
            return
        }
        UIView.animate(
            withDuration: duration, delay: 0, options: [.beginFromCurrentState], animations: changes
        ) { [weak self] _ in
            self?.scrollToActiveField()
        }
    }

    func scrollToActiveField() {
        guard let field = activeField, keyboardHeight > 0 else { return }
        let rect = field.convert(field.bounds, to: scrollView)
        scrollView.scrollRectToVisible(rect.insetBy(dx: 0, dy: -Theme.Spacing.small), animated: false)
    }
}

// MARK: - Hardware keyboards

extension FormViewController {

    override var canBecomeFirstResponder: Bool {
        return true
    }

    override var keyCommands: [UIKeyCommand]? {
        let submit = UIKeyCommand(
            input: "\r", modifierFlags: .command, action: #selector(submitTapped),
            discoverabilityTitle: "Submit")
        let escape = UIKeyCommand(
            input: UIKeyCommand.inputEscape, modifierFlags: [], action: #selector(handleEscape))
        return [submit, escape]
    }

    @objc func handleEscape() {
        view.endEditing(true)
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        switch action {
        case #selector(submitTapped):
            return submitButton.isEnabled
        case #selector(handleEscape):
            return activeField != nil
        default:
            return super.canPerformAction(action, withSender: sender)
        }
    }
}
