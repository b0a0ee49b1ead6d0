import UIKit

@objc protocol CartViewControllerDelegate: NSObjectProtocol {
    func cartDidContinue(_ cart: CartViewController)
    /// Checks a voucher. Returns what is wrong with it.
    @objc optional func cart(_ cart: CartViewController, accepts code: String) -> String?
    @objc optional func cart(_ cart: CartViewController, didRemove item: LineItem)
}

/// The lines of the basket.
final class CartViewController: UIViewController {

    weak var delegate: CartViewControllerDelegate?

    private let order: Order
    private let scrollView = UIScrollView()
    private let stackView = UIStackView()
    let totalLabel = UILabel()
    let voucherField = TextFormField(key: "voucher", caption: "Voucher")
    let continueButton = PrimaryButton()
    private(set) var rows: [CartRow] = []

    init(order: Order) {
        self.order = order
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func loadView() {
        let view = UIView()
        view.backgroundColor = .systemBackground
        self.view = view

        stackView.axis = .vertical
        stackView.spacing = Theme.Spacing.regular
        scrollView.addSubview(stackView)
        view.addSubview(scrollView)
        view.addSubview(continueButton)

        for item in [scrollView, stackView, continueButton] {
            item.translatesAutoresizingMaskIntoConstraints = false
        }
        let guide = view.safeAreaLayoutGuide
        let content = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: guide.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: continueButton.topAnchor, constant: -8),

            stackView.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
            stackView.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
            stackView.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            stackView.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            stackView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32),

            continueButton.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
            continueButton.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
            continueButton.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -16),
        ])
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        continueButton.setTitle("Continue", for: .normal)
        continueButton.on(.touchUpInside) { [unowned self] _ in
            self.delegate?.cartDidContinue(self)
        }
        voucherField.formatter = CodeFormatter(maximumLength: 8)
        voucherField.delegate = self
        voucherField.textField.autocapitalizationType = .allCharacters

        totalLabel.font = Theme.font(.title3, weight: .semibold)
        totalLabel.textAlignment = .right

        reload()
        NotificationCenter.default.addObserver(
            self, selector: #selector(reload), name: .orderDidChange, object: order)
    }

    @objc private func reload() {
        stackView.arrangedSubviews.forEach { $0.removeFromSuperview() }
        rows = order.items.map { item in
            let row = CartRow(item: item)
            row.addTarget(self, action: #selector(quantityChanged(_:)), for: .valueChanged)
            row.removeButton.addTarget(self, action: #selector(removeTapped(_:)), for: .touchUpInside)
            return row
        }
        rows.forEach(stackView.addArrangedSubview)
        stackView.addArrangedSubview(voucherField)
        stackView.addArrangedSubview(totalLabel)
        updateTotal()
    }

    private func updateTotal() {
        totalLabel.text = order.total.formatted
        continueButton.isEnabled = !order.items.isEmpty
    }

    @objc private func quantityChanged(_ row: CartRow) {
        order.setQuantity(row.quantity, of: row.item)
    }

    @objc private func removeTapped(_ button: UIButton) {
        guard let row = button.superview as? CartRow else { return }
        order.remove(row.item)
        delegate?.cart?(self, didRemove: row.item)
    }
}

extension CartViewController: FormFieldDelegate {

    func fieldShouldReturn(_ field: FormField) -> Bool {
        let error = delegate?.cart?(self, accepts: field.text)
        field.rules = error.map { message in [ValidationRule(message) { _ in false }] } ?? []
        field.validate()
        updateTotal()
        return true
    }
}

/// A line: name, price, stepper, and a button that takes it out.
final class CartRow: UIControl {

    let item: LineItem
    let stepper = QuantityStepper()
    let removeButton = UIButton(type: .system)
    let nameLabel = UILabel()
    let priceLabel = UILabel()

    var quantity: Int { stepper.value }

    init(item: LineItem) {
        self.item = item
        super.init(frame: .zero)
        nameLabel.text = item.name
        nameLabel.numberOfLines = 2
        nameLabel.font = Theme.font(.headline)
        priceLabel.text = item.total.formatted
        priceLabel.textAlignment = .right
        removeButton.setTitle("Remove", for: .normal)
        stepper.maximumValue = LineItem.maximumQuantity
        stepper.value = item.quantity
        stepper.addTarget(self, action: #selector(stepperChanged), for: .valueChanged)
        [nameLabel, priceLabel, stepper, removeButton].forEach {
            addSubview($0)
            $0.translatesAutoresizingMaskIntoConstraints = false
        }
        setNeedsUpdateConstraints()
    }

    required init?(coder: NSCoder) { nil }

    private var didSetUpConstraints = false

    override func updateConstraints() {
        if !didSetUpConstraints {
            didSetUpConstraints = true
            let views = ["name": nameLabel, "price": priceLabel, "stepper": stepper, "remove": removeButton]
            let formats = [
                "H:|[name]-(>=8)-[price]|",
                "H:|[stepper]-(>=8)-[remove]|",
                "V:|-8-[name]-8-[stepper]-8-|",
            ]
            for format in formats {
                addConstraints(
                    NSLayoutConstraint.constraints(
                        withVisualFormat: format, options: [], metrics: nil, views: views))
            }
            priceLabel.firstBaselineAnchor.constraint(equalTo: nameLabel.firstBaselineAnchor).isActive = true
            removeButton.centerYAnchor.constraint(equalTo: stepper.centerYAnchor).isActive = true
            priceLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        }
        super.updateConstraints()
    }

    @objc private func stepperChanged() {
        sendActions(for: .valueChanged)
    }
}
