/// The data source of a collection view that shows snapshots: it finds out what changes from one to the next.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
    UICollectionViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    /// Makes the cell of an item: dequeues and configures it.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

    /// Makes a supplementary view: dequeues and configures it.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    /// Makes supplementary views. Required where the layout has some; nil by default.
    public var supplementaryViewProvider: SupplementaryViewProvider?

    /// What happens when the user moves items.
    public var reorderingHandlers = ReorderingHandlers()

    /// What happens when the user expands and collapses items of outlines.
    public var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    nonisolated let contents = DiffableContents<SectionIdentifierType, ItemIdentifierType>()
    final weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider

    /// Creates the data source of a collection view, and assigns it.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    /// Shows a snapshot. On a thread other than the main one the collection view changes soon.
    ///
    /// - Parameters:
    ///   - snapshot: The items that the collection view shall have.
    ///   - animatingDifferences: Whether the changes are animated. True by default.
    ///   - completion: Called on the main actor after the animation.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        request(.all(snapshot), animatingDifferences ? .animated : .immediate, completion)
    }

    /// Shows a snapshot, and returns after the animation.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Shows a snapshot by making all cells anew, without comparing it with the last one.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        request(.all(snapshot), .reloading, completion)
    }

    /// Shows a snapshot by making all cells anew, without comparing it with the last one.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { continuation in
            applySnapshotUsingReloadData(snapshot) { continuation.resume() }
        }
    }

    /// A copy of what was applied last, without marks. Of outlines it has the items that are shown.
    nonisolated open func snapshot()
        -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    { contents.snapshot }

    /// Shows the visible items of an outline as those of a section, which is appended where it does not exist.
    ///
    /// - Parameters:
    ///   - snapshot: The outline.
    ///   - section: The section.
    ///   - animatingDifferences: Whether the changes are animated. True by default.
    ///   - completion: Called on the main actor after the animation.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        request(.section(section, snapshot), animatingDifferences ? .animated : .immediate, completion)
    }

    /// Shows the visible items of an outline as those of a section, and returns after the animation.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType, animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, to: section, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// The outline of a section; where none was applied to it, one of its items on one level.
    open func snapshot(for section: SectionIdentifierType)
        -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    { outline(of: section) }

    // MARK: Identifiers

    /// The item at an index path; nil where there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        contents.shown.item(at: indexPath)
    }

    /// The index path of an item; nil where it does not exist.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        contents.shown.indexPath(of: itemIdentifier)
    }

    /// The section at an index; nil where there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { contents.shown.sections[index] }

    /// The index of a section; nil where it does not exist.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        contents.shown.indexOfSection(sectionIdentifier)
    }

    // MARK: UICollectionViewDataSource

    /// The number of sections of the snapshot.
    open func numberOfSections(in collectionView: UICollectionView) -> Int {
        contents.shown.numberOfSections
    }

    /// The number of items of the snapshot in a section.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        contents.shown.counts[section]
    }

    /// The cell that the provider makes for the item.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell = providedCell(in: collectionView, at: indexPath, cellProvider)
        if let state = outlineState(at: indexPath) { (cell as? any OutlineCell)?.show(state) }
        return cell
    }

    /// The view that the provider makes.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath)
            ?? OptionalMethods.absent(.init(frame: .zero))
    }

    /// Whether the reordering handlers allow the item to be moved.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        contents.shown.item(at: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
    }

    /// Moves an item of the snapshot, as the user did.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) { reorder(from: sourceIndexPath, to: destinationIndexPath) }

    /// No index.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// The first item of the section with the title's index.
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }
}
