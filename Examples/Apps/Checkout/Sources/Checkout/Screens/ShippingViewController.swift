import UIKit

@objc protocol ShippingViewControllerDelegate {
    func shippingDidContinue(_ controller: ShippingViewController)
    // An Int, as the enumeration is no Objective-C type.
    @objc optional func shipping(_ controller: ShippingViewController, didSelect method: Int)
    @objc optional func shipping(_ controller: ShippingViewController, canSelect method: Int) -> Bool
}

/// One row for each method, of which one is chosen.
final class ShippingViewController: UIViewController {

    weak var delegate: ShippingViewControllerDelegate?

    private let order: Order
    private(set) var optionViews: [ShippingOptionView] = []
    private var selected: ShippingMethod

    init(order: Order) {
        self.order = order
        self.selected = order.shipping
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground

        let stackView = UIStackView()
        stackView.axis = .vertical
        stackView.spacing = 1
        view.addSubview(stackView)
        stackView.translatesAutoresizingMaskIntoConstraints = false
        stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16).isActive = true
        stackView.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
        stackView.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true

        for method in ShippingMethod.allCases {
            let option = ShippingOptionView()
            option.configure(
                title: method.title, detail: method.detail,
                price: method.price(for: order.subtotal).formatted)
            option.tag = method.rawValue
            let tap = UITapGestureRecognizer(target: self, action: #selector(optionTapped(_:)))
            option.addGestureRecognizer(tap)
            stackView.addArrangedSubview(option)
            optionViews.append(option)
        }
        updateSelection()

        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Next", style: .done, target: self, action: #selector(ShippingViewController.goToNext(_:)))
    }

    private func updateSelection() {
        optionViews.forEach { $0.isSelected = $0.tag == selected.rawValue }
    }

    @objc private func optionTapped(_ recognizer: UITapGestureRecognizer) {
        guard let tag = recognizer.view?.tag, let method = ShippingMethod(rawValue: tag) else { return }
        if delegate?.shipping?(self, canSelect: tag) == false { return }
        selected = method
        updateSelection()
        delegate?.shipping?(self, didSelect: tag)
    }

    @objc private func goToNext(_ sender: UIBarButtonItem) {
        delegate?.shippingDidContinue(self)
    }
}

final class ShippingOptionView: UIView {

    private let titleLabel = UILabel()
    private let detailLabel = UILabel()
    private let priceLabel = UILabel()
    private let mark = UIView()

    var isSelected = false {
        didSet {
            mark.backgroundColor = isSelected ? Theme.Color.accent : .clear
            accessibilityTraits = isSelected ? [.button, .selected] : .button
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        titleLabel.font = Theme.font(.body)
        detailLabel.font = Theme.font(.footnote)
        detailLabel.textColor = .secondaryLabel
        priceLabel.font = Theme.font(.body, weight: .semibold)
        priceLabel.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        mark.layer.cornerRadius = 9
        mark.layer.borderWidth = 1
        mark.layer.borderColor = Theme.Color.accent.cgColor
        mark.constrainSize(width: 18, height: 18)

        let texts = UIStackView(arrangedSubviews: [titleLabel, detailLabel])
        texts.axis = .vertical
        let row = UIStackView(arrangedSubviews: [mark, texts, priceLabel])
        row.alignment = .center
        row.spacing = 12
        addSubview(row)
        row.pinEdges(to: self, insets: UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16))
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func configure(title: String, detail: String, price: String) {
        titleLabel.text = title
        detailLabel.text = detail
        priceLabel.text = price
        isAccessibilityElement = true
        accessibilityLabel = [title, detail, price].joined(separator: ", ")
    }
}
