import Foundation

extension UICollectionViewListCell {
    /// Takes what surrounds the cell from its attributes, or for headers and footers from the layout.
    final func takeSurroundings() {
        takeOutline()
        guard let attributes = layoutAttributes, let found = surroundings(for: attributes) else { return }
        guard !list.isInList || found != list.surroundings else { return }
        list.isInList = true
        if list.recognition == nil { list.recognition = ListSwipeRecognition(self) }
        list.surroundings = found
        traitOverrides.listEnvironment = found.environment
        updateMargins()
        updateCorners()
        configurations.showBackground()
        setNeedsUpdateConfiguration()
    }

    private func surroundings(for attributes: UICollectionViewLayoutAttributes) -> ListSurroundings? {
        if let attributes = attributes as? ListLayoutAttributes { return attributes.surroundings }
        guard let kind = attributes.representedElementKind,
            let layout = collectionView?.collectionViewLayout as? UICollectionViewCompositionalLayout,
            let rows = layout.listRows(inSection: attributes.indexPath.section)
        else { return nil }
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        var found = rows.surroundings(ofHeader: isHeader, section: attributes.indexPath.section)
        if isHeader, found.appearance == .plain, let solved = layout.solved {
            let section = attributes.indexPath.section
            let start = solved.layout.origin(ofSection: section).y + solved.sections[section].spaceBefore
            found.isPinned = attributes.frame.minY > start + 0.5
        }
        return found
    }

    /// The corners of a card that are the item's; nil in other lists.
    final var cardCorners: CACornerMask? {
        let surroundings = list.surroundings
        guard surroundings.appearance == .insetGrouped, surroundings.role == .item else { return nil }
        return .ofCard(isFirst: surroundings.isFirst, isLast: surroundings.isLast)
    }

    /// The first and last item of a card have its round corners.
    final func updateCorners() {
        // A swiped cell is clipped by its card, in which it moves.
        guard list.swipe == nil, let corners = cardCorners, !corners.isEmpty else {
            if let layer = layerStorage, layer.cornerRadius > 0 { layer.cornerRadius = 0 }
            clipsToBounds = false
            return
        }
        layer.cornerRadius = ListMargins.cardRadius(traitCollection)
        layer.maskedCorners = corners
        clipsToBounds = true
    }

    /// The cell above, whose line is hidden while this one is marked.
    private var cellAbove: UICollectionViewCell? {
        guard let path = layoutAttributes?.indexPath, layoutAttributes?.representedElementCategory == .cell,
            path.count == 2, path.item > 0
        else { return nil }
        return collectionView?.cellForItem(at: IndexPath(item: path.item - 1, section: path.section))
    }

    /// Whether the cell below is selected or highlighted.
    final var isNextMarked: Bool {
        guard let path = layoutAttributes?.indexPath, path.count == 2, !list.surroundings.isLast,
            let next = collectionView?.cellForItem(at: IndexPath(item: path.item + 1, section: path.section))
        else { return false }
        return next.isSelected || next.isHighlighted
    }

    /// The lines of this cell and of the one above change with the state.
    final func markChanged() {
        setNeedsLayout()
        cellAbove?.setNeedsLayout()
    }

    // MARK: Outlines

    /// The data source whose items are outlines, and the path of the cell.
    private var outline: (source: any OutlineDataSource, path: IndexPath)? {
        guard let attributes = layoutAttributes, attributes.representedElementCategory == .cell,
            let source = collectionView?.dataSource as? any OutlineDataSource
        else { return nil }
        return (source, attributes.indexPath)
    }

    private func takeOutline() {
        guard let outline, let state = outline.source.outlineState(at: outline.path) else { return }
        show(state)
    }

    final func toggleOutline() {
        guard let outline else { return }
        outline.source.toggleOutline(at: outline.path)
    }
}

extension UICollectionViewListCell: OutlineCell {
    func show(_ state: OutlineState) {
        if indentationLevel != state.level { indentationLevel = state.level }
        setExpanded(state.isExpanded)
    }
}
