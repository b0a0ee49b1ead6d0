import UIKit

/// The data source and the delegate of a collection view in tests; it records the calls.
@MainActor
final class CollectionSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var counts: [Int]
    var calls: [String] = []
    var recordsCalls = false
    /// The sizes of items, where the delegate gives them.
    var configure: (UICollectionViewCell, IndexPath) -> Void = { _, _ in }

    init(_ counts: [Int]) {
        self.counts = counts
    }

    private func note(_ call: String) { if recordsCalls { calls.append(call) } }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        note("sections")
        return counts.count
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        note("items \(section)")
        return counts[section]
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        note("cell \(indexPath.section)-\(indexPath.item)")
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        configure(cell, indexPath)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        note("view \(kind.suffix(6)) \(indexPath.section)")
        return collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "view", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { note("will \(indexPath.section)-\(indexPath.item)") }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { note("end \(indexPath.section)-\(indexPath.item)") }

    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
        -> Bool
    {
        note("shouldHighlight \(indexPath.item)")
        return true
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        note("didHighlight \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        note("didUnhighlight \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        note("shouldSelect \(indexPath.item)")
        return true
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        note("didSelect \(indexPath.item)")
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        note("didDeselect \(indexPath.item)")
    }

    /// A collection view of this source in a window.
    func shown(
        _ layout: UICollectionViewLayout, size: CGSize = CGSize(width: 375, height: 667),
        cell: UICollectionViewCell.Type = UICollectionViewCell.self
    ) -> UICollectionView {
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        let list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        list.contentInsetAdjustmentBehavior = .never
        list.register(cell, forCellWithReuseIdentifier: "cell")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            list.register(
                UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
        }
        (list.dataSource, list.delegate) = (self, self)
        window.addSubview(list)
        window.isHidden = false
        window.layoutIfNeeded()
        CollectionSource.windows.append((window, self))
        if CollectionSource.windows.count > 8 { CollectionSource.windows.removeFirst() }
        return list
    }

    /// Views and lists do not hold their windows and sources.
    private static var windows: [(UIWindow, CollectionSource)] = []
}
