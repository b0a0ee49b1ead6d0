import Foundation

/// The box of an alert, or the two boxes of an action sheet.
final class AlertView: UIView {
    private unowned let alert: UIAlertController
    private let main = AlertGroup()
    private let cancel = AlertGroup()

    /// Whether the list lies in a popover, where nothing needs to cancel.
    var isInPopover = false {
        didSet { if isInPopover != oldValue { rebuild() } }
    }

    init(_ alert: UIAlertController) {
        self.alert = alert
        super.init(frame: .zero)
        addSubview(main)
        addSubview(cancel)
    }

    required init?(coder: NSCoder) { nil }

    private var isAlert: Bool { alert.preferredStyle == .alert }

    /// Rebuilds title and buttons.
    func rebuild() {
        let actions = alert.actions
        let ordinary = actions.filter { $0.style != .cancel }
        let cancelling = actions.filter { $0.style == .cancel }
        main.isAlert = isAlert
        cancel.isAlert = false
        main.show(title: alert.title, message: alert.message, fields: alert.textFields ?? [])
        main.show(attributedTitle: alert.attributedTitle, message: alert.attributedMessage)
        if isAlert {
            // Of two, the one that cancels is on the leading side; of more it is the last.
            let shown = actions.count == 2 ? cancelling + ordinary : ordinary + cancelling
            main.show(buttons(for: shown))
        } else {
            main.show(buttons(for: ordinary))
            cancel.show(isInPopover ? [] : buttons(for: cancelling))
        }
        cancel.isHidden = isAlert || isInPopover || cancelling.isEmpty
        setNeedsLayout()
        superview?.setNeedsLayout()
    }

    private func buttons(for actions: [UIAlertAction]) -> [AlertButton] {
        actions.map { action in
            let isBold = alert.preferredAction.map { $0 === action } ?? (action.style == .cancel)
            return AlertButton(action, isBold: isBold, isInSheet: !isAlert) { [weak self] in
                self?.alert.choose(action)
            }
        }
    }

    private var gap: CGFloat { cancel.isHidden ? 0 : 8 }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let first = main.height(for: size.width)
        return CGSize(
            width: size.width, height: first + gap + (cancel.isHidden ? 0 : cancel.height(for: size.width)))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let last = cancel.isHidden ? 0 : cancel.height(for: bounds.width)
        let top = max(0, bounds.height - last - gap)
        main.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
        cancel.frame = CGRect(x: 0, y: top + gap, width: bounds.width, height: last)
    }
}
