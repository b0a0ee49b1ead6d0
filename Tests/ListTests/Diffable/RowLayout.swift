import UIKit

/// Rows of 40 points, one item each, under headers of 30 points if there are any.
final class RowLayout: UICollectionViewLayout {
    var hasHeaders = false
    private var rows: [UICollectionViewLayoutAttributes] = []
    private var height = 0.0

    override func prepare() {
        super.prepare()
        rows = []
        height = 0
        guard let collectionView else { return }
        for section in 0..<collectionView.numberOfSections {
            if hasHeaders {
                add(
                    UICollectionViewLayoutAttributes(
                        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                        with: IndexPath(item: 0, section: section)), height: 30, in: collectionView)
            }
            for item in 0..<collectionView.numberOfItems(inSection: section) {
                let path = IndexPath(item: item, section: section)
                add(UICollectionViewLayoutAttributes(forCellWith: path), height: 40, in: collectionView)
            }
        }
    }

    private func add(_ row: UICollectionViewLayoutAttributes, height: Double, in view: UICollectionView) {
        row.frame = CGRect(x: 0, y: self.height, width: view.bounds.width, height: height)
        self.height += height
        rows.append(row)
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: height)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        rows.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        rows.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
    }

    override func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        rows.first { $0.representedElementCategory == .supplementaryView && $0.indexPath == indexPath }
    }
}
