import UIKit

class ProductTileCell: UICollectionViewCell, NibReusable {

    @IBOutlet weak var imageView: UIImageView!
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet private weak var badgeView: UIView!

    override func awakeFromNib() {
        super.awakeFromNib()
        layer.cornerRadius = 12
        layer.borderColor = UIColor.separator.cgColor
        layer.borderWidth = 1 / UIScreen.main.scale
    }

    override var isHighlighted: Bool {
        didSet {
            UIView.animate(withDuration: 0.15) {
                self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.96, y: 0.96) : .identity
            }
        }
    }

    var showsBadge: Bool {
        get { !badgeView.isHidden }
        set { badgeView.isHidden = !newValue }
    }

    func configure(with product: Product) {
        nameLabel.text = product.name
        imageView.image = ImageLoader.shared.thumbnail(for: product, side: 160)
        showsBadge = !product.inStock
    }
}

class TileHeaderView: UICollectionReusableView, NibReusable {
    @IBOutlet weak var titleLabel: UILabel!
}
