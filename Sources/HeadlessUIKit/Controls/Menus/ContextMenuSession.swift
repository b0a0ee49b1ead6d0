import Foundation

/// A context menu from its opening to its end.
@MainActor
final class ContextMenuSession {
    private let configuration: UIContextMenuConfiguration
    private let interaction: UIContextMenuInteraction
    private let overlay: MenuOverlay
    private let preview: UIViewController?
    private var isOver = false
    /// Whether nothing is lifted and the window is not dimmed: the menu of a control.
    let isCompact: Bool

    /// The menu that is shown.
    var menu: UIMenu {
        didSet {
            overlay.box.show(menu)
            overlay.setNeedsLayout()
        }
    }

    /// A session; nil where there is neither a menu nor a preview.
    init?(of configuration: UIContextMenuConfiguration, in interaction: UIContextMenuInteraction) {
        guard let view = interaction.view else { return nil }
        let made = configuration.makeMenu()
        let preview = configuration.previewProvider?()
        guard made != nil || preview != nil else { return nil }
        self.configuration = configuration
        self.interaction = interaction
        self.preview = preview
        menu = made ?? UIMenu()
        let highlight = interaction.delegate?.contextMenuInteraction(
            interaction, configuration: configuration,
            highlightPreviewForItemWithIdentifier: configuration.identifier)
        let shown = highlight?.view ?? view
        isCompact = view is UIControl && preview == nil && highlight == nil
        var lifted = preview.map(Self.card)
        if lifted == nil, !isCompact { lifted = Self.picture(of: shown, highlight?.parameters) }
        overlay = MenuOverlay(
            source: view.convert(shown.convert(shown.bounds, to: view), to: nil), lifted: lifted,
            dims: !isCompact)
    }

    var rows: [MenuRow] { overlay.box.rows }

    private static func picture(of view: UIView, _ parameters: UIPreviewParameters?) -> UIView? {
        guard
            let picture = view.snapshot(
                of: parameters?.visiblePath?.bounds ?? view.bounds, afterUpdates: true)
        else {
            return nil
        }
        picture.layer.cornerRadius = view.layer.cornerRadius
        return picture
    }

    private static func card(of controller: UIViewController) -> UIView {
        let card = controller.view ?? UIView()
        var size = controller.preferredContentSize
        if !(size.width > 0) { size.width = 300 }
        if !(size.height > 0) { size.height = 400 }
        card.frame.size = size
        card.layer.cornerRadius = 13
        card.clipsToBounds = true
        return card
    }

    // MARK: From beginning to end

    func begin() {
        guard let window = interaction.view?.window else { return }
        overlay.box.onTap = { [weak self] row in self?.choose(row) }
        overlay.box.onTraitChange = { [weak self] in
            guard let self else { return }
            overlay.box.show(menu)
        }
        overlay.onDismiss = { [weak self] in self?.end() }
        overlay.onPreviewTap = { [weak self] in self?.commit() }
        overlay.frame = window.bounds
        window.addSubview(overlay)
        overlay.box.show(menu)
        overlay.layoutIfNeeded()
        let animator = ContextMenuAnimator(preview)
        interaction.delegate?.contextMenuInteraction(
            interaction, willDisplayMenuFor: configuration, animator: animator)
        UIView.performWithoutAnimation {
            overlay.alpha = 0
            overlay.box.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        }
        animator.run(duration: MenuMetrics.duration) { [overlay] in
            overlay.alpha = 1
            overlay.box.transform = .identity
        } completion: {
        }
    }

    /// Chooses a row: an action closes the menu and runs, a menu is shown instead.
    @discardableResult
    func choose(_ row: MenuRow) -> Bool {
        guard row.isEnabled, !isOver else { return false }
        if let inner = row.element as? UIMenu {
            menu = inner
            return true
        }
        guard let action = row.element as? any UIMenuLeaf else { return false }
        let stays = action.attributes.contains(.keepsMenuPresented)
        if let selected = row.element as? UIAction {
            if (interaction.view as? any MenuOwner)?.marksChosen == true {
                menu.mark(selected)
            } else {
                menu.markChosen(selected)
            }
        }
        if stays { overlay.box.show(menu) } else { end() }
        let sender: AnyObject? = (interaction.view as? any MenuOwner)?.menuSender ?? interaction.view
        action.performWithSender(sender, target: nil)
        return true
    }

    /// Follows a tap on the preview.
    func commit() {
        guard !isOver else { return }
        let animator = ContextMenuAnimator(preview)
        interaction.delegate?.contextMenuInteraction(
            interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        end(animator)
    }

    /// Closes the menu.
    func end() { end(ContextMenuAnimator(preview)) }

    private func end(_ animator: ContextMenuAnimator) {
        guard !isOver else { return }
        isOver = true
        interaction.session = nil
        // The menu fades wherever the view is that is put back.
        _ = interaction.delegate?.contextMenuInteraction(
            interaction, configuration: configuration,
            dismissalPreviewForItemWithIdentifier: configuration.identifier)
        interaction.delegate?.contextMenuInteraction(
            interaction, willEndFor: configuration, animator: animator)
        animator.run(duration: MenuMetrics.duration) { [overlay] in
            overlay.alpha = 0
        } completion: { [overlay] in
            overlay.removeFromSuperview()
        }
    }
}
