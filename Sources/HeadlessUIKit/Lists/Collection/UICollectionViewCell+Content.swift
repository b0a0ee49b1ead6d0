import Foundation

extension UICollectionViewCell {
    final var madeContentView: UIView {
        if let content { return content }
        let made = CollectionCellContent(frame: CGRect(origin: .zero, size: geometry.bounds.size))
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        content = made
        addSubview(made)
        return made
    }

    final func layOutContent() {
        let bounds = CGRect(origin: .zero, size: geometry.bounds.size)
        if let content, content.frame != contentFrame { content.frame = contentFrame }
        for view in [background, selectedBackground] {
            if let view, view.superview === self, view.frame != bounds { view.frame = bounds }
        }
    }

    // MARK: Backgrounds

    final func setBackgroundView(_ view: UIView?) {
        guard view !== background else { return }
        background?.removeFromSuperview()
        background = view
        guard let view else { return }
        prepareBackground(view)
        insertSubview(view, at: 0)
    }

    final func setSelectedBackgroundView(_ view: UIView?) {
        guard view !== selectedBackground else { return }
        selectedBackground?.removeFromSuperview()
        selectedBackground = view
        updateSelectedBackground()
    }

    private func prepareBackground(_ view: UIView) {
        view.frame = CGRect(origin: .zero, size: geometry.bounds.size)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    /// The selected background is among the subviews only while it is shown.
    private func updateSelectedBackground() {
        guard let view = selectedBackground else { return }
        guard selectedState || highlightedState else {
            if view.superview === self { view.removeFromSuperview() }
            return
        }
        guard view.superview !== self else { return }
        prepareBackground(view)
        if let background, background.superview === self {
            insertSubview(view, aboveSubview: background)
        } else {
            insertSubview(view, at: 0)
        }
    }

    // MARK: State

    final func setSelectedState(_ isSelected: Bool) {
        guard isSelected != selectedState else { return }
        selectedState = isSelected
        stateChanged()
    }

    final func setHighlightedState(_ isHighlighted: Bool) {
        guard isHighlighted != highlightedState else { return }
        highlightedState = isHighlighted
        stateChanged()
    }

    private func stateChanged() {
        setNeedsUpdateConfiguration()
        updateSelectedBackground()
    }
}
