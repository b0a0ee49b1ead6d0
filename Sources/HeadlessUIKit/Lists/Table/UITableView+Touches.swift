/// Selection by touches.
extension UITableView {
    /// How long a finger rests before its row is highlighted, so that a scroll highlights nothing.
    private static let highlightDelay = 0.15

    final func beginTouch(_ touch: UITouch?) {
        guard selection.touched == nil, let cell = cell(around: touch?.view), let path = path(of: cell),
            canBeSelected
        else { return }
        selection.touched = path
        selection.delay = AnimationClock.current.schedule(
            after: delaysContentTouches ? Self.highlightDelay : 0
        ) {
            [weak self] in self?.highlightTouchedRow()
        }
    }

    /// The finger left: its row is selected.
    final func completeTouch() {
        guard let path = selection.touched else { return }
        selection.delay?.cancel()
        highlightTouchedRow()
        let isHighlighted = selection.highlighted == path
        unhighlight()
        selection.touched = nil
        if isHighlighted { userSelects(path) }
    }

    final func endTouch() {
        selection.delay?.cancel()
        selection.touched = nil
        unhighlight()
    }

    /// The shown cell that a view lies in.
    private func cell(around view: UIView?) -> UITableViewCell? {
        var candidate = view
        while let current = candidate, current !== self {
            if let cell = current as? UITableViewCell, cell.superview === self { return cell }
            candidate = current.superviewStorage
        }
        return nil
    }

    private var canBeSelected: Bool {
        editing.isEditing
            ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
            : allowsSelection || allowsMultipleSelection
    }

    private func highlightTouchedRow() {
        guard let path = selection.touched, selection.highlighted == nil, exists(path) else { return }
        guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
        selection.highlighted = path
        shown.cell(at: path)?.setHighlighted(true, animated: false)
        refreshRow(above: path)
        delegate?.tableView(self, didHighlightRowAt: path)
    }

    private func unhighlight() {
        guard let path = selection.highlighted else { return }
        selection.highlighted = nil
        shown.cell(at: path)?.setHighlighted(false, animated: false)
        if exists(path) { refreshRow(above: path) }
        delegate?.tableView(self, didUnhighlightRowAt: path)
    }

    // MARK: Selecting

    private var selectsSeveral: Bool {
        editing.isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    private func userSelects(_ touched: IndexPath) {
        guard exists(touched) else { return }
        if selectsSeveral, selection.contains(touched) {
            userDeselects(touched)
            return postSelectionChange()
        }
        let delegate = delegate
        guard let delegate else {
            select(touched, animated: false, .none)
            startSegue(of: touched)
            return postSelectionChange()
        }
        guard let path = delegate.tableView(self, willSelectRowAt: touched), exists(path) else { return }
        if !selectsSeveral {
            for other in selection.all where other != path { userDeselects(other) }
        }
        select(path, animated: false, .none)
        startSegue(of: path)
        delegate.tableView(self, didSelectRowAt: path)
        postSelectionChange()
        performPrimaryAction(path)
    }

    /// Starts the segue of a row's cell in a storyboard: before the delegate is notified, as on iOS.
    private func startSegue(of path: IndexPath) {
        guard let cell = shown.cell(at: path) else { return }
        cell.selectionSegue?(cell)
    }

    /// Selects or deselects a row among others, as the user does.
    final func toggleByUser(_ path: IndexPath) {
        guard exists(path) else { return }
        guard !selection.contains(path) else {
            userDeselects(path)
            return postSelectionChange()
        }
        guard let delegate else {
            select(path, animated: false, .none)
            return postSelectionChange()
        }
        guard let path = delegate.tableView(self, willSelectRowAt: path), exists(path) else { return }
        select(path, animated: false, .none)
        delegate.tableView(self, didSelectRowAt: path)
        postSelectionChange()
    }

    private func userDeselects(_ path: IndexPath) {
        guard let delegate else { return deselect(path, animated: false) }
        guard let path = delegate.tableView(self, willDeselectRowAt: path) else { return }
        deselect(path, animated: false)
        delegate.tableView(self, didDeselectRowAt: path)
    }

    private func performPrimaryAction(_ path: IndexPath) {
        guard let delegate, exists(path) else { return }
        let mayPerform = OptionalMethods.result {
            delegate.tableView(self, canPerformPrimaryActionForRowAt: path)
        }
        if mayPerform ?? !editing.isEditing { delegate.tableView(self, performPrimaryActionForRowAt: path) }
    }

    private func postSelectionChange() {
        NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: self)
    }
}
