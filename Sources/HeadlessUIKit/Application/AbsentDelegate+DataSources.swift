/// Protocols with requirements that are not optional: stubs never call these.
extension AbsentDelegate: UITableViewDataSource {
    /// No rows.
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    /// An empty cell.
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
}

extension AbsentDelegate: UICollectionViewDataSource {
    /// No items.
    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    {
        0
    }

    /// An empty cell.
    public func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        UICollectionViewCell()
    }
}

extension AbsentDelegate: UIContextMenuInteractionDelegate {
    /// No menu.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        nil
    }
}

extension AbsentDelegate: UITableViewDataSourcePrefetching, UICollectionViewDataSourcePrefetching {
    /// Nothing.
    public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}

    /// Nothing.
    public func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
}

extension AbsentDelegate: UITableViewDragDelegate, UITableViewDropDelegate {
    /// No items.
    public func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [] }

    /// Nothing.
    public func tableView(
        _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {}
}

extension AbsentDelegate: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
    /// No items.
    public func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] { [] }

    /// Nothing.
    public func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
}

extension AbsentDelegate: UIDragInteractionDelegate {
    /// No items.
    public func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [] }
}

extension AbsentDelegate: UISearchResultsUpdating {
    /// Nothing.
    public func updateSearchResults(for searchController: UISearchController) {}
}

extension AbsentDelegate: UIViewControllerAnimatedTransitioning {
    /// No time.
    public func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    { 0 }

    /// Nothing.
    public func animateTransition(using context: any UIViewControllerContextTransitioning) {}
}

extension AbsentDelegate: UIPageViewControllerDataSource {
    /// None.
    public func pageViewController(
        _ controller: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }

    /// None.
    public func pageViewController(
        _ controller: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
}
