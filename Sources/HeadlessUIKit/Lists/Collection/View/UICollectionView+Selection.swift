import Foundation

extension UICollectionView {
    private var allowsAny: Bool { editing ? allowsSelectionDuringEditing : allowsSelection }
    private var allowsSeveral: Bool {
        editing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// Gives a new cell the state of its item.
    final func takeState(_ cell: UICollectionViewCell, _ path: IndexPath) {
        let isSelected = selection.contains(path)
        if cell.isSelected != isSelected { cell.isSelected = isSelected }
        let isHighlighted = touched.isHighlighted && touched.path == path
        if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
    }

    // MARK: By program

    final func select(
        _ path: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
    ) {
        guard let path else {
            for selected in selection.paths { deselect(selected) }
            return
        }
        guard allowsSelection || editing, counts.contains(path) else { return }
        if !allowsSeveral {
            for other in selection.paths where other != path { deselect(other) }
        }
        selection.insert(path)
        cellForItem(at: path)?.isSelected = true
        if !scrollPosition.isEmpty { scroll(to: path, scrollPosition, animated: animated) }
    }

    final func deselect(_ path: IndexPath) {
        selection.remove(path)
        shownCell(path)?.isSelected = false
    }

    private func shownCell(_ path: IndexPath) -> UICollectionViewCell? {
        shown[ElementKey(cell: path)]?.view as? UICollectionViewCell
    }

    final func setEditingState(_ isEditing: Bool) {
        guard isEditing != editing else { return }
        editing = isEditing
        if !allowsSeveral, selection.paths.count > 1 || !allowsAny {
            for path in selection.paths { deselect(path) }
        }
        editingChanged()
    }

    // MARK: By touches

    /// The item whose cell contains a view that is touched.
    private func touchedPath(_ touch: UITouch) -> IndexPath? {
        var view = touch.view
        while let current = view, current !== self {
            if let cell = current as? UICollectionViewCell, let key = shown.key(of: cell) {
                return key.category == .cell ? key.indexPath : nil
            }
            view = current.superview
        }
        return nil
    }

    final func touchBegan(_ touch: UITouch) {
        touched = TouchedItem()
        guard let path = touchedPath(touch) else { return }
        let delegate = delegate
        let should = delegate.flatMap { delegate in
            OptionalMethods.result { delegate.collectionView(self, shouldHighlightItemAt: path) }
        }
        guard should ?? true else { return }
        touched = TouchedItem(path: path, isHighlighted: true)
        shownCell(path)?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
    }

    final func touchCancelled() {
        guard let path = touched.path else { return }
        touched = TouchedItem()
        unhighlight(path)
    }

    private func unhighlight(_ path: IndexPath) {
        shownCell(path)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: path)
    }

    final func touchEnded(_ touch: UITouch) {
        guard let path = touched.path else { return }
        touched = TouchedItem()
        unhighlight(path)
        guard touch.view?.window != nil || touch.view != nil, counts.contains(path) else { return }
        guard allowsAny else { return }
        tap(path)
        performPrimaryAction(path)
    }

    /// What a tap does with the selection.
    final func tap(_ path: IndexPath) {
        let delegate = delegate
        if selection.contains(path), allowsSeveral {
            let should = delegate.flatMap { delegate in
                OptionalMethods.result { delegate.collectionView(self, shouldDeselectItemAt: path) }
            }
            guard should ?? true else { return }
            deselect(path)
            delegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        let should = delegate.flatMap { delegate in
            OptionalMethods.result { delegate.collectionView(self, shouldSelectItemAt: path) }
        }
        guard should ?? true else { return }
        if !allowsSeveral {
            for other in selection.paths where other != path {
                let may = delegate.flatMap { delegate in
                    OptionalMethods.result { delegate.collectionView(self, shouldDeselectItemAt: other) }
                }
                guard may ?? true else { return }
                deselect(other)
                delegate?.collectionView(self, didDeselectItemAt: other)
            }
        }
        selection.insert(path)
        let cell = shownCell(path)
        cell?.isSelected = true
        // As in tables the segue of a storyboard comes before the delegate.
        cell?.selectionSegue?(cell)
        delegate?.collectionView(self, didSelectItemAt: path)
    }

    private func performPrimaryAction(_ path: IndexPath) {
        guard !editing, let delegate, counts.contains(path) else { return }
        let can = OptionalMethods.result {
            delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
        }
        if can ?? true { delegate.collectionView(self, performPrimaryActionForItemAt: path) }
    }

    /// Cells follow the state: accessories are shown and hidden.
    private func editingChanged() {
        for cell in visibleCells { cell.setNeedsUpdateConfiguration() }
    }
}
