import UIKit

@objc protocol ProductDetailViewControllerDelegate: AnyObject {
    @objc optional func detailDidAddToBasket(_ detail: ProductDetailViewController)
    @objc optional func detail(_ detail: ProductDetailViewController, didRate stars: Int)
}

class ProductDetailViewController: UIViewController {

    @IBOutlet weak var scrollView: UIScrollView!
    @IBOutlet weak var imageView: UIImageView!
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var priceLabel: PriceTagLabel!
    @IBOutlet weak var summaryLabel: UILabel!
    @IBOutlet weak var basketButton: UIButton!
    @IBOutlet weak var reviewsHeight: NSLayoutConstraint!
    @IBOutlet var starButtons: [UIButton]! {
        didSet { starButtons.sort { $0.tag < $1.tag } }
    }

    var product: Product!
    var client: APIClient!
    var favourites: Favourites!
    weak var delegate: ProductDetailViewControllerDelegate?

    private(set) var quantity = 0
    private(set) var reviewsController: ReviewsViewController?
    private var contentSizeObservation: NSKeyValueObservation?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "♡", style: .plain, target: self, action: #selector(toggleFavourite(_:)))
        show(product)
        NotificationCenter.default.addObserver(
            self, selector: #selector(updateFavourite), name: Favourites.didChange, object: favourites)
        updateFavourite()
    }

    private func show(_ product: Product) {
        nameLabel.text = product.name
        priceLabel.text = product.formattedPrice
        summaryLabel.text = product.summary
        imageView.image = ImageLoader.shared.thumbnail(for: product, side: 320)
        basketButton.isEnabled = product.inStock
        show(stars: Int(product.rating.rounded()))
    }

    private func show(stars: Int) {
        for button in starButtons {
            button.isSelected = button.tag <= stars
        }
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == SegueIdentifier.reviews else { return }
        let reviews = segue.destination as! ReviewsViewController
        reviews.loader = { [unowned self] in
            try await self.client.reviews(of: self.product.id)
        }
        reviewsController = reviews
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        contentSizeObservation = reviewsController?.tableView.observe(\.contentSize, options: .new) {
            [weak self] _, change in
            guard let height = change.newValue?.height, height > 0 else { return }
            self?.reviewsHeight.constant = height
        }
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in
            self.scrollView.contentOffset = .zero
        })
    }

    // MARK: - Actions

    @IBAction func addToBasket(_ sender: Any) {
        quantity += 1
        basketButton.setTitle("\(L10n.inBasket) (\(quantity))", for: .normal)
        delegate?.detailDidAddToBasket?(self)
    }

    @IBAction func starTapped(_ sender: UIButton) {
        show(stars: sender.tag)
        delegate?.detail?(self, didRate: sender.tag)
    }

    @objc private func toggleFavourite(_ item: UIBarButtonItem) {
        favourites.toggle(product.id)
    }

    @objc private func updateFavourite() {
        navigationItem.rightBarButtonItem?.title = favourites.contains(product.id) ? "♥" : "♡"
    }
}
