extension UICollectionViewDiffableDataSource {
    /// What happens when the user moves items.
    public struct ReorderingHandlers {
        /// Whether an item can be moved. None can without it.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Called with what a move changes before the snapshot changes.
        public var willReorder:
            ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called with what a move has changed.
        public var didReorder:
            ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Creates handlers that do nothing.
        public init() {}
    }

    /// What happens when the user expands and collapses items of outlines.
    public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
        /// Whether an item can be expanded. All can without it.
        public var shouldExpandItem: ((Item) -> Bool)?
        /// Called before an item is expanded.
        public var willExpandItem: ((Item) -> Void)?
        /// Whether an item can be collapsed. All can without it.
        public var shouldCollapseItem: ((Item) -> Bool)?
        /// Called before an item is collapsed.
        public var willCollapseItem: ((Item) -> Void)?
        /// The children of an item that is being expanded, from its present ones.
        public var snapshotForExpandingParent:
            (
                (_ parent: Item, _ currentChildSnapshot: NSDiffableDataSourceSectionSnapshot<Item>)
                    -> NSDiffableDataSourceSectionSnapshot<Item>
            )?

        /// Creates handlers that do nothing.
        public init() {}
    }
}
