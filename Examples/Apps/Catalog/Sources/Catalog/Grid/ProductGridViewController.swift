import UIKit

/// The plants as tiles. From the storyboard, with a nib for the tiles and a prototype for the last one.
class ProductGridViewController: UICollectionViewController {

    @IBOutlet weak var flowLayout: UICollectionViewFlowLayout!

    private enum Section: Int, CaseIterable {
        case tiles, about
    }

    private var sections: [(category: ProductCategory, products: [Product])] = []
    private let client = BundledClient()

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(cellType: ProductTileCell.self)
        collectionView.register(headerType: TileHeaderView.self)
        let press = UILongPressGestureRecognizer(target: self, action: #selector(handleLongPress))
        collectionView.addGestureRecognizer(press)
        client.catalog { [weak self] result in
            guard case .success(let response) = result else { return }
            self?.sections = response.categories.map { category in
                (category, response.products.filter { $0.category == category.id })
            }
            self?.collectionView.reloadData()
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = collectionView.bounds.inset(by: collectionView.adjustedContentInset).width
        let columns = max(2, floor(width / 180))
        let side = floor((width - 32 - (columns - 1) * flowLayout.minimumInteritemSpacing) / columns)
        let size = CGSize(width: side, height: side + 40)
        if flowLayout.itemSize != size {
            flowLayout.itemSize = size
        }
    }

    @objc private func handleLongPress(_ recognizer: UILongPressGestureRecognizer) {
        let point = recognizer.location(in: collectionView)
        guard let indexPath = collectionView.indexPathForItem(at: point) else { return }
        switch recognizer.state {
        case .began: collectionView.beginInteractiveMovementForItem(at: indexPath)
        case .changed: collectionView.updateInteractiveMovementTargetPosition(point)
        case .ended: collectionView.endInteractiveMovement()
        default: collectionView.cancelInteractiveMovement()
        }
    }

    // MARK: UICollectionViewDataSource

    override func numberOfSections(in collectionView: UICollectionView) -> Int {
        sections.count + 1
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        section < sections.count ? sections[section].products.count : 1
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard indexPath.section < sections.count else {
            return collectionView.dequeueReusableCell(withReuseIdentifier: "AboutCell", for: indexPath)
        }
        let cell: ProductTileCell = collectionView.dequeue(for: indexPath)
        cell.configure(with: sections[indexPath.section].products[indexPath.item])
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: TileHeaderView.reuseIdentifier, for: indexPath)
        (header as? TileHeaderView)?.titleLabel.text =
            indexPath.section < sections.count ? sections[indexPath.section].category.title : nil
        return header
    }

    // MARK: UICollectionViewDelegate

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard indexPath.section == sections.count else { return }
        show(AboutViewController(version: "1.0"), sender: self)
    }
}
