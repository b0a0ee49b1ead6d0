/// What a snapshot marks to be reloaded and reconfigured, with paths in it. What a larger mark covers is left out.
struct ReloadMarks {
    let sections: IndexSet
    let items: [IndexPath]
    let reconfigured: [IndexPath]

    var isEmpty: Bool { sections.isEmpty && items.isEmpty && reconfigured.isEmpty }

    init<Section, Item>(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
        let sections = IndexSet(
            snapshot.reloadedSectionIdentifiers.compactMap { snapshot.indexOfSection($0) })
        items = snapshot.reloadedItemIdentifiers
            .compactMap { snapshot.indexPath(of: $0) }
            .filter { !sections.contains($0.section) }
        reconfigured = snapshot.reconfiguredItemIdentifiers
            .filter { !snapshot.reloadedItems.contains($0) }
            .compactMap { snapshot.indexPath(of: $0) }
            .filter { !sections.contains($0.section) }
        self.sections = sections
    }
}
