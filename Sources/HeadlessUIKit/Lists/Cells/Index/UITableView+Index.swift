import Foundation

/// The index at the trailing edge.
extension UITableView {
    /// The titles of the index; empty where there is none.
    final var indexTitles: [String] {
        guard let dataSource, !isEditing else { return [] }
        let titles = OptionalMethods.result { dataSource.sectionIndexTitles(for: self) } ?? nil
        guard let titles, !titles.isEmpty else { return [] }
        if sectionIndexMinimumDisplayRowCount > 0 {
            let count = (0..<numberOfSections).reduce(0) { $0 + numberOfRows(inSection: $1) }
            if count < sectionIndexMinimumDisplayRowCount { return [] }
        }
        return titles
    }

    /// The width that rows leave to the index.
    final var indexWidth: CGFloat { rowInteractions?.indexBar == nil ? 0 : SectionIndexBar.width }

    /// Reads the titles where the data is other data than before.
    final func updateIndexBarIfNeeded() {
        guard dataSource != nil else { return }
        let rowInteractions = madeRowInteractions
        guard rowInteractions.needsIndexUpdate || rowInteractions.indexGeneration != loading.generation else {
            return
        }
        rowInteractions.needsIndexUpdate = false
        rowInteractions.indexGeneration = loading.generation
        let width = indexWidth
        updateIndexBar()
        if indexWidth != width { setNeedsSurroundings() }
    }

    /// Shows or hides the bar.
    private func updateIndexBar() {
        let titles = indexTitles
        guard !titles.isEmpty else {
            rowInteractions?.indexBar?.removeFromSuperview()
            rowInteractions?.indexBar = nil
            return
        }
        let bar = madeRowInteractions.indexBar ?? makeIndexBar()
        bar.titles = titles
        bar.color = sectionIndexColor
        bar.usualBackground = sectionIndexBackgroundColor
        bar.trackingBackground = sectionIndexTrackingBackgroundColor
        layOutIndexBar()
    }

    private func makeIndexBar() -> SectionIndexBar {
        let bar = SectionIndexBar { [weak self] in self?.touchIndex(at: $0) }
        madeRowInteractions.indexBar = bar
        addSubview(bar)
        return bar
    }

    /// Puts the bar over the trailing edge of what is visible, in front of the rows.
    final func layOutIndexBar() {
        guard let bar = rowInteractions?.indexBar else { return }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var visible = bounds.inset(by: adjustedContentInset)
        visible.origin.x = bounds.minX + safeAreaInsets.left
        visible.size.width = bounds.width - safeAreaInsets.left - safeAreaInsets.right
        bar.frame = CGRect(
            x: isRightToLeft ? visible.minX : visible.maxX - SectionIndexBar.width, y: visible.minY,
            width: SectionIndexBar.width, height: max(0, visible.height))
        if subviewStorage.last !== bar { bringSubviewToFront(bar) }
    }

    /// Scrolls to the section that a title stands for.
    final func touchIndex(at index: Int) {
        guard let bar = rowInteractions?.indexBar, bar.titles.indices.contains(index) else { return }
        let title = bar.titles[index]
        let top = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
        guard title != Self.indexSearch else { return setContentOffset(top, animated: false) }
        let named = dataSource.flatMap { source in
            OptionalMethods.result {
                source.tableView(self, sectionForSectionIndexTitle: title, at: index)
            }
        }
        let section = named ?? index
        guard section >= 0, section < numberOfSections else { return }
        guard section > 0 || numberOfRows(inSection: 0) > 0 else {
            return setContentOffset(top, animated: false)
        }
        scrollToRow(at: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
    }

    /// Touches a title of the index, as a finger would.
    ///
    /// - Parameter title: The title, or ``indexSearch``.
    /// - Returns: Whether the index shows it.
    @discardableResult
    public final func simulateIndexTouch(_ title: String) -> Bool {
        layoutIfNeeded()
        guard let index = rowInteractions?.indexBar?.titles.firstIndex(of: title) else { return false }
        touchIndex(at: index)
        return true
    }
}
