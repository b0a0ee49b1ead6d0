import Foundation

/// Provides the numbers of sections and items and the views of a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// The number of items in a section.
    @discardableResult func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int
    /// The cell of an item, dequeued from the collection view.
    @discardableResult func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    )
        -> UICollectionViewCell
    /// The number of sections. 1 by default.
    @discardableResult func numberOfSections(in collectionView: UICollectionView) -> Int
    /// A supplementary view, dequeued from the collection view. Required where the layout has some.
    @discardableResult func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView
    /// Whether an item can be moved by the user. By default where items can be moved.
    @discardableResult func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool
    /// Called when the user moved an item.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath)
    /// The titles of the index. None by default.
    @discardableResult func indexTitles(for collectionView: UICollectionView) -> [String]?
    /// The item that a title of the index leads to.
    @discardableResult func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath
}

extension UICollectionViewDataSource {
    /// Absent: one section.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { OptionalMethods.absent(1) }

    /// Absent: an exception is raised where the layout has supplementary views.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView { OptionalMethods.absent(UICollectionReusableView(frame: .zero)) }

    /// Absent: items can be moved if `collectionView(_:moveItemAt:to:)` is implemented.
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    { OptionalMethods.absent(false) }

    /// Absent: items cannot be moved.
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) { OptionalMethods.absent() }

    /// Absent: no index.
    public func indexTitles(for collectionView: UICollectionView) -> [String]? { OptionalMethods.absent(nil) }

    /// Absent: the first item of the section of that index.
    public func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { OptionalMethods.absent(IndexPath(item: 0, section: index)) }
}
