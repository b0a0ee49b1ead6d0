extension UICollectionViewDiffableDataSource: OutlineDataSource {
    func outline(of section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    {
        if let outline = contents.outlines[section] { return outline }
        var outline = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        if contents.shown.sections.contains(section) {
            outline.append(contents.shown.itemIdentifiers(inSection: section))
        }
        return outline
    }

    func outlineState(at indexPath: IndexPath) -> OutlineState? {
        guard let item = contents.shown.item(at: indexPath),
            let section = contents.shown.sections[indexPath.section],
            let node = contents.outlines[section]?.nodes[item]
        else { return nil }
        return OutlineState(
            level: node.level, isExpanded: node.isExpanded, hasChildren: node.descendants > 0)
    }

    func toggleOutline(at indexPath: IndexPath) {
        guard let item = contents.shown.item(at: indexPath),
            let section = contents.shown.sections[indexPath.section],
            var outline = contents.outlines[section]
        else { return }
        let handlers = sectionSnapshotHandlers
        if outline.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            outline.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            if let children = handlers.snapshotForExpandingParent {
                outline.replace(childrenOf: item, using: children(item, outline.snapshot(of: item)))
            }
            outline.expand([item])
        }
        apply(outline, to: section)
    }

    /// Updates what the visible cells show of their items' outlines.
    func showOutlines() {
        guard !contents.outlines.isEmpty, let collectionView else { return }
        for case let cell as any OutlineCell in collectionView.visibleCells {
            guard let path = collectionView.indexPath(for: cell), let state = outlineState(at: path) else {
                continue
            }
            cell.show(state)
        }
    }
}
