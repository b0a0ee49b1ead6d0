import UIKit

protocol ProductCellDelegate: AnyObject {
    func productCell(_ cell: ProductCell, didToggleFavourite isFavourite: Bool)
}

final class ProductCell: UITableViewCell, NibReusable {

    @IBOutlet private weak var thumbnailView: UIImageView!
    @IBOutlet private(set) weak var nameLabel: UILabel!
    @IBOutlet private weak var latinLabel: UILabel!
    @IBOutlet private(set) weak var priceLabel: PriceTagLabel!
    @IBOutlet private(set) weak var favouriteButton: UIButton!

    weak var delegate: ProductCellDelegate?
    private(set) var wakeCount = 0

    override func awakeFromNib() {
        super.awakeFromNib()
        wakeCount += 1
        latinLabel.font = UIFont.italicSystemFont(ofSize: latinLabel.font.pointSize)
        let background = UIView()
        background.backgroundColor = UIColor.catalogLeaf.withAlphaComponent(0.1)
        selectedBackgroundView = background
        nameLabel.numberOfLines = 2
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        delegate = nil
        thumbnailView.image = .plantPlaceholder
    }

    func configure(with product: Product, isFavourite: Bool) {
        nameLabel.text = product.name
        latinLabel.text = product.latin
        priceLabel.text = product.formattedPrice
        priceLabel.isEnabled = product.inStock
        favouriteButton.isSelected = isFavourite
        thumbnailView.image = ImageLoader.shared.thumbnail(for: product, side: 64)
        accessibilityLabel = "\(product.name), \(product.formattedPrice)"
    }

    @IBAction private func favouriteTapped(_ sender: UIButton) {
        sender.isSelected.toggle()
        delegate?.productCell(self, didToggleFavourite: sender.isSelected)
    }

    var thumbnailFrame: CGRect { thumbnailView.frame }
    var latinFrame: CGRect { latinLabel.frame }
    var thumbnailRadius: CGFloat { thumbnailView.layer.cornerRadius }
}
