@testable import HeadlessUIKit

/// A collection view with a compositional layout, laid out in a window.
@MainActor
final class CompositionalStage: NSObject, UICollectionViewDataSource {
    var counts: [Int]
    /// The natural sizes of cells, by path; the layout's where there is none.
    var naturalSizes: [IndexPath: CGSize] = [:]
    let view: UICollectionView
    let layout: UICollectionViewCompositionalLayout
    private let window: UIWindow

    init(
        _ layout: UICollectionViewCompositionalLayout, counts: [Int],
        size: CGSize = CGSize(width: 375, height: 667), isLaidOut: Bool = true
    ) {
        self.counts = counts
        self.layout = layout
        view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        super.init()
        view.contentInsetAdjustmentBehavior = .never
        view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
        for kind in ["header", "footer", "side", "badge", "line", "global", "other"] {
            view.register(Label.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "label")
        }
        view.dataSource = self
        window.addSubview(view)
        window.isHidden = false
        if isLaidOut { view.layoutIfNeeded() }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        (cell as? SizedCell)?.naturalSize = naturalSizes[indexPath]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "label", for: indexPath)
    }

    func frame(_ item: Int, _ section: Int = 0) -> CGRect {
        layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame ?? .null
    }

    func frame(_ kind: String, _ item: Int = 0, _ section: Int = 0) -> CGRect {
        layout.layoutAttributesForSupplementaryView(
            ofKind: kind, at: IndexPath(item: item, section: section))?.frame
            ?? .null
    }

    func scroll(to y: CGFloat) {
        view.contentOffset = CGPoint(x: 0, y: y)
        view.layoutIfNeeded()
    }

    /// A label that is a supplementary view.
    final class Label: UICollectionReusableView {}

    /// A cell with a size of its own on the axes that are estimated.
    final class SizedCell: UICollectionViewCell {
        var naturalSize: CGSize?

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            guard let naturalSize, let copy = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
            else {
                return layoutAttributes
            }
            copy.size = naturalSize
            return copy
        }
    }
}

extension NSCollectionLayoutSize {
    /// A size by its dimensions, to keep tests short.
    convenience init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
        self.init(widthDimension: width, heightDimension: height)
    }
}
