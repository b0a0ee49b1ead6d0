/// The items of one section as an outline: items have children, which are shown while their parent is expanded.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable & Sendable {
    /// What an item is in the outline.
    struct Node: Sendable {
        var parent: ItemIdentifierType?
        /// The number of ancestors.
        var level: Int
        /// The number of children, their children, and so on.
        var descendants = 0
        var isExpanded = false
    }

    /// All items: each one followed by its descendants.
    var order = OrderedIdentifiers<ItemIdentifierType>()
    var nodes: [ItemIdentifierType: Node] = [:]

    /// Creates an empty section.
    public init() {}

    /// Creates a copy.
    public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) { self = snapshot }

    /// All items, whether shown or not: each one followed by its descendants.
    public var items: [ItemIdentifierType] { order.identifiers }

    /// The items without parent.
    public var rootItems: [ItemIdentifierType] { items { _ in false } }

    /// The items whose ancestors are all expanded, in the order of their rows.
    public var visibleItems: [ItemIdentifierType] { items { $0.isExpanded } }

    /// Whether an item's children are shown when the item is. False by default.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[item]?.isExpanded ?? false }

    /// Whether all ancestors of an item are expanded. False where it does not exist.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard var node = nodes[item] else { return false }
        while let parent = node.parent.flatMap({ nodes[$0] }) {
            guard parent.isExpanded else { return false }
            node = parent
        }
        return true
    }

    /// Whether an item exists.
    public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

    /// The number of ancestors of an item, which must exist.
    public func level(of item: ItemIdentifierType) -> Int { existing(item)?.level ?? 0 }

    /// The index of an item among all items; nil where it does not exist.
    public func index(of item: ItemIdentifierType) -> Int? { order.index(of: item) }

    /// The parent of an item; nil where it has none.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { nodes[child]?.parent }

    /// The descendants of an item, which must exist, as a snapshot in which its children are the roots; or the item itself is.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        var result = Self()
        guard let top = existing(parent), let index = order.index(of: parent) else { return result }
        let first = includingParent ? index : index + 1
        let items = order.identifiers(in: first..<index + 1 + top.descendants)
        _ = result.order.insertNew(items, at: 0)
        for item in items {
            guard var node = nodes[item] else { continue }
            node.level -= includingParent ? top.level : top.level + 1
            if node.level == 0 { node.parent = nil }
            result.nodes[item] = node
        }
        return result
    }

    /// The items as lines of text, indented by level, with + where expanded, - where collapsed, * where there are no children.
    public func visualDescription() -> String {
        items.map { item in
            guard let node = nodes[item] else { return "" }
            let mark = node.descendants == 0 ? "*" : node.isExpanded ? "+" : "-"
            return String(repeating: "   ", count: node.level) + mark + " \(item)"
        }.joined(separator: "\n")
    }

    /// The items of the top level, each with those below if a condition holds of it.
    private func items(enteringWhere enters: (Node) -> Bool) -> [ItemIdentifierType] {
        var found: [ItemIdentifierType] = []
        var hidden = 0
        for item in order.identifiers {
            if hidden > 0 {
                hidden -= 1
                continue
            }
            found.append(item)
            if let node = nodes[item], node.descendants > 0, !enters(node) { hidden = node.descendants }
        }
        return found
    }

    /// An item's node; nil, after raising an exception, where it does not exist.
    func existing(_ item: ItemIdentifierType) -> Node? {
        if let node = nodes[item] { return node }
        SnapshotContract.raise("Item identifier does not exist in section snapshot: \(item)")
        return nil
    }
}
