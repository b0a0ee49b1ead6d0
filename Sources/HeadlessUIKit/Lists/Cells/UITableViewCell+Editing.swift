import Foundation

/// The controls of editing.
extension UITableViewCell {
    /// The kind of control at the leading edge; nil where there is none.
    final var editControlKind: CellEditControl.Kind? {
        guard settings.isEditing else { return nil }
        if surroundings.selectsMultipleInEditing { return .select }
        switch surroundings.editingStyle {
        case .none: return nil
        case .delete: return .delete
        case .insert: return .insert
        }
    }

    /// Whether the content makes space for the control, also in rows that have none.
    final var isIndentedForEditing: Bool {
        if settings.shouldIndentWhileEditing, surroundings.isIndentedInEditing { return true }
        return editControlKind != nil && surroundings.grouping ?? .plain == .plain
    }

    final func edit(_ editing: Bool, animated: Bool) {
        guard settings.isEditing != editing else { return }
        let state: StateMask = editing ? .showingEditControl : .defaultMask
        let callsTransition = !settings.isInTransition
        if callsTransition { willTransition(to: state) }
        settings.isEditing = editing
        showAccessories()
        updateBackgrounds()
        setNeedsUpdateConfiguration()
        setNeedsDisplay()
        if animated, windowStorage != nil {
            UIView.animate(withDuration: 0.3) { self.layoutIfNeeded() }
        }
        if callsTransition { didTransition(to: state) }
    }

    /// Enters or leaves editing with the calls of a transition around it. The table view calls this.
    final func transition(toEditing editing: Bool, animated: Bool) {
        guard settings.isEditing != editing else { return }
        let state: StateMask = editing ? .showingEditControl : .defaultMask
        willTransition(to: state)
        settings.isInTransition = true
        setEditing(editing, animated: animated)
        settings.isInTransition = false
        didTransition(to: state)
    }

    final func layOutEditing(_ frames: CellFrameLayout, _ metrics: CellMetrics) {
        if let kind = editControlKind {
            let control = parts.editControl ?? makeEditControl(kind)
            if control.kind != kind { control.kind = kind }
            control.disc = metrics.editDisc
            control.isChecked = settings.isSelected
            set(control, frames.editControl)
        } else {
            parts.editControl?.removeFromSuperview()
            parts.editControl = nil
        }
        if frames.reorderControl.isEmpty {
            parts.reorderControl?.removeFromSuperview()
            parts.reorderControl = nil
        } else {
            let control = parts.reorderControl ?? makeReorderControl()
            set(control, frames.reorderControl)
        }
    }

    private func makeEditControl(_ kind: CellEditControl.Kind) -> CellEditControl {
        let control = CellEditControl(kind) { [weak self] in
            guard let self else { return }
            container?.editControlTapped(of: self)
        }
        parts.editControl = control
        addSubview(control)
        return control
    }

    private func makeReorderControl() -> CellReorderControl {
        let control = CellReorderControl(frame: .zero)
        parts.reorderControl = control
        addSubview(control)
        return control
    }
}
