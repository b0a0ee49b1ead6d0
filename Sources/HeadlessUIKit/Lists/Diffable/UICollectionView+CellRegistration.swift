extension UICollectionView {
    /// How the cells of items are made: their class, and what configures them.
    ///
    /// A registration is created once, outside of the data source's methods, and used for each cell.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Configures a cell for an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let handler: Handler
        let key: RegistrationKey

        /// Creates a registration of a class of cells, which are made by `init(frame:)`.
        public init(handler: @escaping Handler) {
            self.handler = handler
            key = RegistrationKey(nib: nil)
        }

        /// Creates a registration of cells of a nib.
        public init(cellNib: UINib, handler: @escaping Handler) {
            self.handler = handler
            key = RegistrationKey(nib: cellNib)
        }
    }

    /// A cell for an item, configured by a registration, whose class is registered in the first call.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath,
        item: Item?
    ) -> Cell where Cell: UICollectionViewCell {
        if registration.key.wasCreatedForCell { raiseRegistrationInProvider(registration.key) }
        let identifier = registration.key.identifier
        if reuse.registered(ReuseKey(cell: identifier)) == nil {
            if let nib = registration.key.nib {
                if reuse.nib(ReuseKey(cell: identifier)) == nil {
                    register(nib, forCellWithReuseIdentifier: identifier)
                }
            } else {
                register(Cell.self, forCellWithReuseIdentifier: identifier)
            }
        }
        let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
        guard let cell = cell as? Cell else {
            preconditionFailure("a registered class makes its own cells")
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    private func raiseRegistrationInProvider(_ key: RegistrationKey) {
        UIKitException(
            name: "NSInternalInconsistencyException",
            reason: """
                Attempted to dequeue a cell using a registration that was created inside \
                -collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell provider. \
                Creating a new registration each time a cell is requested will prevent reuse and cause created cells to \
                remain inaccessible in memory for the lifetime of the collection view. Registrations should be created up \
                front and reused. Registration: <UICollectionViewCellRegistration: \(key.identifier)>
                """
        ).raise()
    }
}
