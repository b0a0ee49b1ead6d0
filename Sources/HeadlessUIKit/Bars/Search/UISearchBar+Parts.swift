import Foundation

extension UISearchBar {
    /// The height of a bar, and what a row of scopes adds, in points.
    static let (barHeight, scopeRow): (CGFloat, CGFloat) = (56, 46)
    /// The distance of the field from the bar's sides; in a navigation bar from the screen's.
    private static let side: CGFloat = 8
    /// The distance of the cancel button from the field.
    private static let cancelGap: CGFloat = 10

    final var scopeHeight: CGFloat { showsScopes ? Self.scopeRow : 0 }
    final var showsScopes: Bool { showsScopeBar && !(scopeButtonTitles ?? []).isEmpty }

    final func prepare() {
        addSubview(field)
        field.delegate = driver
        driver.bar = self
        field.addAction(UIAction { [weak self] _ in self?.textEdited() }, for: .editingChanged)
        cancel.addAction(UIAction { [weak self] _ in self?.cancelTapped() }, for: .touchUpInside)
        side.addAction(UIAction { [weak self] _ in self?.sideTapped() }, for: .touchUpInside)
        scopes.addAction(UIAction { [weak self] _ in self?.scopeTapped() }, for: .valueChanged)
    }

    // MARK: Events

    private func textEdited() {
        delegate?.searchBar(self, textDidChange: field.text ?? "")
        onTextChange?()
    }

    private func cancelTapped() {
        delegate?.searchBarCancelButtonClicked(self)
        onCancel?()
    }

    private func sideTapped() {
        if showsSearchResultsButton, !showsBookmarkButton {
            delegate?.searchBarResultsListButtonClicked(self)
        } else {
            delegate?.searchBarBookmarkButtonClicked(self)
        }
    }

    private func scopeTapped() {
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: scopes.selectedSegmentIndex)
        onTextChange?()
    }

    // MARK: Parts

    final func showScopes() {
        let selected = max(scopes.selectedSegmentIndex, 0)
        scopes.removeAllSegments()
        for (index, title) in (scopeButtonTitles ?? []).enumerated() {
            scopes.insertSegment(withTitle: title, at: index, animated: false)
        }
        scopes.selectedSegmentIndex = min(selected, max(scopes.numberOfSegments - 1, 0))
        heightChanged()
    }

    final func heightChanged() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
        if isInNavigationBar { (superview as? UINavigationBar)?.itemChanged() }
    }

    /// Shows the button at the field's end, where the field has no text.
    final func showSideButton() {
        let isShown = showsBookmarkButton || showsSearchResultsButton
        let name = showsBookmarkButton ? "book" : "line.3.horizontal"
        let icon: Icon = showsBookmarkButton ? .bookmark : .resultsList
        side.setImage(images[icon] ?? UIImage(systemName: name), for: .normal)
        side.tintColor = .secondaryLabel
        side.bounds.size = CGSize(width: 24, height: 24)
        field.rightView = isShown ? side : nil
        field.rightViewMode = isShown ? .unlessEditing : .never
    }

    // MARK: Layout

    private var isGlass: Bool { traitCollection.systemVersion >= .iOS26 }

    private var sideInset: CGFloat { isInNavigationBar ? max(systemSideMargin, 16) : Self.side }

    private var cancelSize: CGSize {
        let size = cancel.sizeThatFits(bounds.size)
        return isGlass ? CGSize(width: 44, height: 44) : CGSize(width: size.width.rounded(.up), height: 36)
    }

    final func layoutParts() {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func mirrored(_ rect: CGRect) -> CGRect {
            guard isRightToLeft else { return rect }
            return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        }
        let metrics = SearchFieldMetrics(traitCollection)
        let row = bounds.height - scopeHeight
        // In a navigation bar the field is at the top, and is cut where it is scrolled away.
        let top: CGFloat =
            isInNavigationBar ? (isGlass ? 0 : 1) : (row > metrics.height ? ((row - metrics.height) / 2) : 0)
        let (left, right) = (
            sideInset + (isInNavigationBar ? safeAreaInsets.left : 0),
            sideInset + (isInNavigationBar ? safeAreaInsets.right : 0)
        )
        var width = bounds.width - left - right
        if showsCancelButton {
            let size = cancelSize
            width -= size.width + Self.cancelGap
            if cancel.superview !== self { addSubview(cancel) }
            cancel.frame = mirrored(
                CGRect(
                    x: bounds.width - right - size.width, y: top + (metrics.height - size.height) / 2,
                    width: size.width, height: size.height))
        } else {
            cancel.removeFromSuperview()
        }
        let offset = searchFieldBackgroundPositionAdjustment
        field.frame = mirrored(
            CGRect(
                x: left + offset.horizontal, y: top + offset.vertical, width: max(0, width),
                height: metrics.height))
        layoutScopes(mirrored(CGRect(x: left, y: row + 2, width: bounds.width - left - right, height: 32)))
    }

    private func layoutScopes(_ frame: CGRect) {
        guard showsScopes else { return scopes.removeFromSuperview() }
        if scopes.superview !== self { addSubview(scopes) }
        scopes.frame = frame
    }

    final func styleCancel() {
        var configuration = UIButton.Configuration.plain()
        configuration.contentInsets = .zero
        if isGlass {
            configuration.image = UIImage(systemName: "xmark")
            configuration.background.backgroundColor = Glass.color
            configuration.cornerStyle = .capsule
            configuration.baseForegroundColor = .label
        } else {
            configuration.title = SystemString.cancel.text
        }
        cancel.configuration = configuration
    }

    final func drawBackground(in painter: inout LayerPainter) {
        guard !isInNavigationBar, searchBarStyle != .minimal else { return }
        if let backgroundImage {
            painter.drawCustom(bounds) { _ in backgroundImage.draw(in: bounds) }
            return
        }
        if let barTintColor {
            painter.fillRounded(bounds, radius: 0, barTintColor)
        } else {
            painter.fill(bounds, with: .chrome)
        }
        let line = 1 / roundingScale
        for y in [0, bounds.height - line] {
            painter.fillRounded(
                CGRect(x: 0, y: y, width: bounds.width, height: line), radius: 0, .separator)
        }
    }
}

/// Forwards the decisions of a search bar's field to the bar's delegate.
final class SearchBarDriver: NSObject, UITextFieldDelegate {
    weak var bar: UISearchBar?

    private var delegate: (any UISearchBarDelegate)? { bar?.delegate }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        guard let bar else { return true }
        return delegate?.searchBarShouldBeginEditing(bar) ?? true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        guard let bar else { return }
        bar.onBegin?()
        delegate?.searchBarTextDidBeginEditing(bar)
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        guard let bar else { return true }
        return delegate?.searchBarShouldEndEditing(bar) ?? true
    }

    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        guard let bar else { return }
        delegate?.searchBarTextDidEndEditing(bar)
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        guard let bar else { return true }
        return delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        guard let bar else { return true }
        delegate?.searchBarSearchButtonClicked(bar)
        return false
    }
}
