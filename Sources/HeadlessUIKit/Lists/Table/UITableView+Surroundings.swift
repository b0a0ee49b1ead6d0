/// What the table gives cells of their rows and their positions.
extension UITableView {
    final var grouping: CellSurroundings.Grouping {
        switch tableStyle {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        }
    }

    /// What the content of rows keeps out of at the sides.
    final var contentInsets: UIEdgeInsets {
        var (left, right) = (CGFloat(0), CGFloat(0))
        if settings.insetsContentToSafeArea {
            let area = safeAreaInsets
            (left, right) = (max(0, area.left - sideInset), max(0, area.right - sideInset))
        }
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            left += indexWidth
        } else {
            right += indexWidth
        }
        return UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
    }

    final func surroundings(of path: IndexPath) -> CellSurroundings {
        var result = CellSurroundings()
        result.grouping = grouping
        result.separatorStyle = settings.separatorStyle
        result.separatorColor = settings.separatorColor
        result.separatorInset = settings.separatorInset
        result.isInsetFromAutomatic = settings.separatorInsetReference == .fromAutomaticInsets
        result.isFirst = path.row == 0
        result.isLast = path.row == heights.rowCount(path.section) - 1
        let next = IndexPath(row: path.row + 1, section: path.section)
        result.isNextRowSelected = selection.contains(next) || selection.highlighted == next
        result.contentInsets = contentInsets
        result.readableWidth = settings.followsReadableWidth ? readableContentGuide.layoutFrame.width : nil
        result.selectsMultipleInEditing = editing.isEditing && allowsMultipleSelectionDuringEditing
        result.isIndentedInEditing = isIndentedInEditing(path)
        result.isMovable = editing.isEditing && canMove(path)
        result.editingStyle = editing.isEditing ? editingStyle(of: path) : .none
        return result
    }

    /// Has all shown cells take their surroundings in the next layout.
    final func setNeedsSurroundings() {
        loading.needsSurroundings = true
        setNeedsLayout()
    }

    final func refreshSurroundingsIfNeeded() {
        guard loading.needsSurroundings else { return }
        loading.needsSurroundings = false
        for row in shown.rows { row.cell.surroundings = surroundings(of: row.path) }
    }

    /// Updates the rows above rows whose selection changed: their separators are hidden.
    final func refreshRow(above path: IndexPath) {
        let above = IndexPath(row: path.row - 1, section: path.section)
        shown.cell(at: above)?.surroundings = surroundings(of: above)
    }
}
