/// The data source of a table view that shows snapshots: it finds out what changes from one to the next.
///
/// A subclass overrides the methods of `UITableViewDataSource` for titles, editing and moves.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
    UITableViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    /// Makes the cell of an item: dequeues and configures it.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    /// How rows appear and disappear. `.automatic` by default.
    public var defaultRowAnimation: UITableView.RowAnimation = .automatic

    nonisolated let contents = DiffableContents<SectionIdentifierType, ItemIdentifierType>()
    private weak var tableView: UITableView?
    private let cellProvider: CellProvider

    /// Creates the data source of a table view, and assigns it.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// Shows a snapshot. On a thread other than the main one the table changes soon.
    ///
    /// - Parameters:
    ///   - snapshot: The items that the table shall have.
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

    /// A copy of what was applied last, without marks.
    nonisolated open func snapshot()
        -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    { contents.snapshot }

    nonisolated private func request(
        _ change: SnapshotChange<SectionIdentifierType, ItemIdentifierType>,
        _ mode: DiffableContents<SectionIdentifierType, ItemIdentifierType>.Mode,
        _ completion: (() -> Void)?
    ) {
        nonisolated(unsafe) let completion = completion
        contents.request(change) { [self] change in
            guard let tableView else {
                // An `await` ends by it.
                completion?()
                return
            }
            let target = TableTarget(table: tableView, animation: defaultRowAnimation)
            contents.show(change, mode, on: target, completion: completion)
        }
    }

    // MARK: Identifiers

    /// The item of a row; nil where there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        contents.shown.item(at: indexPath)
    }

    /// The row of an item; nil where it does not exist.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        contents.shown.indexPath(of: itemIdentifier)
    }

    /// The section at an index; nil where there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { contents.shown.sections[index] }

    /// The index of a section; nil where it does not exist.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        contents.shown.indexOfSection(sectionIdentifier)
    }

    // MARK: UITableViewDataSource

    /// The number of sections of the snapshot.
    open func numberOfSections(in tableView: UITableView) -> Int { contents.shown.numberOfSections }

    /// The number of items of the snapshot in a section.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        contents.shown.counts[section]
    }

    /// The cell that the provider makes for the row's item.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = contents.shown.item(at: indexPath) else {
            return UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        let cell = CellRequests.during { cellProvider(tableView, indexPath, item) }
        if let cell { return cell }
        UIKitException(
            name: "NSInternalInconsistencyException",
            reason: """
                UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath.objectText) with item \
                identifier '\(item)', which is not allowed. You must always return a cell to the table view: \
                \(tableView.debugLine)
                """
        ).raise()
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// No title.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// No title.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// False: rows can be edited where a subclass says so.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// False: rows can be moved where a subclass says so.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// No index.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// The title's own index.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }

    /// Does nothing.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    /// Does nothing.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}
