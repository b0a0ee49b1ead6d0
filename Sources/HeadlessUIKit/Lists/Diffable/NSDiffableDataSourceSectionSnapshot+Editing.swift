extension NSDiffableDataSourceSectionSnapshot {
    /// Appends items to the children of an item, which must exist; by default to the items without parent.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        guard let parent else { return insert(outline(items), at: order.count, below: nil) }
        guard let node = nodes[parent], let index = order.index(of: parent) else {
            return SnapshotContract.raise("Parent item identifier does not exist in section snapshot")
        }
        insert(outline(items), at: index + 1 + node.descendants, below: parent)
    }

    /// Inserts items before one, which must exist, on its level.
    public mutating func insert(_ items: [ItemIdentifierType], before beforeIdentifier: ItemIdentifierType) {
        insert(outline(items), before: beforeIdentifier)
    }

    /// Inserts items after one, which must exist, and its descendants, on its level.
    public mutating func insert(_ items: [ItemIdentifierType], after afterIdentifier: ItemIdentifierType) {
        insert(outline(items), after: afterIdentifier)
    }

    /// Inserts the items of a snapshot before one, which must exist; its roots are on that level.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
    ) {
        guard let index = existingIndex(item) else { return }
        insert(snapshot, at: index, below: nodes[item]?.parent)
    }

    /// Inserts the items of a snapshot after one, which must exist, and its descendants; its roots are on that level.
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
    ) {
        guard let index = existingIndex(item), let node = nodes[item] else { return }
        insert(snapshot, at: index + 1 + node.descendants, below: node.parent)
    }

    /// Replaces the descendants of an item, which must exist, by the items of a snapshot, whose roots become its children.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType,
        using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        guard let node = nodes[parent], let index = order.index(of: parent) else {
            return SnapshotContract.raise("Parent item identifier does not exist in section snapshot")
        }
        remove(index + 1..<index + 1 + node.descendants, below: parent)
        insert(snapshot, at: index + 1, below: parent)
    }

    /// Deletes items with their descendants; those that do not exist are ignored.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items {
            guard let node = nodes[item], let index = order.index(of: item) else { continue }
            remove(index..<index + 1 + node.descendants, below: node.parent)
        }
    }

    /// Deletes all items.
    public mutating func deleteAll() { self = Self() }

    /// Shows the children of items; those that do not exist are ignored.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        for item in items { nodes[item]?.isExpanded = true }
    }

    /// Hides the children of items; those that do not exist are ignored.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        for item in items { nodes[item]?.isExpanded = false }
    }

    /// Items without children as a snapshot. Raises an exception, and is empty, where some are equal.
    private func outline(_ items: [ItemIdentifierType]) -> Self {
        var result = Self()
        guard result.order.insertNew(items, at: 0) else {
            raiseDuplicates(SnapshotContract.repeated(in: items))
            return result
        }
        result.nodes.reserveCapacity(items.count)
        for item in items { result.nodes[item] = Node(parent: nil, level: 0) }
        return result
    }

    private func raiseDuplicates(_ identifiers: [ItemIdentifierType]) {
        SnapshotContract.raise(
            "Identifiers in a section snapshot must be unique. Duplicate item identifiers: "
                + SnapshotContract.set(identifiers))
    }

    private func existingIndex(_ item: ItemIdentifierType) -> Int? {
        if let index = order.index(of: item) { return index }
        SnapshotContract.raise("Failed to find index of item \(item)")
        return nil
    }

    private mutating func insert(_ snapshot: Self, at index: Int, below parent: ItemIdentifierType?) {
        let items = snapshot.items
        guard order.insertNew(items, at: index) else {
            return raiseDuplicates(items.filter { nodes[$0] != nil })
        }
        let level = parent.flatMap { nodes[$0] }.map { $0.level + 1 } ?? 0
        nodes.reserveCapacity(nodes.count + items.count)
        for (item, node) in snapshot.nodes {
            var node = node
            node.parent = node.parent ?? parent
            node.level += level
            nodes[item] = node
        }
        addDescendants(items.count, to: parent)
    }

    private mutating func remove(_ range: Range<Int>, below parent: ItemIdentifierType?) {
        let items = order.identifiers(in: range)
        for item in items { nodes[item] = nil }
        order.remove(items)
        addDescendants(-items.count, to: parent)
    }

    private mutating func addDescendants(_ number: Int, to item: ItemIdentifierType?) {
        var next = item
        while let ancestor = next {
            nodes[ancestor]?.descendants += number
            next = nodes[ancestor]?.parent
        }
    }
}
