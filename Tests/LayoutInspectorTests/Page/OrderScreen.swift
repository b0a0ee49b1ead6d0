import FlexLayout
import Layout
import PinLayout
import UIKit

/// A screen with something of every layout language.
final class OrderScreen: UIViewController {
    let titleLabel = UILabel()
    let card = OrderCard()
    let addressField = UITextField()
    let noteView = UITextView()
    let amounts = UIStackView()
    let terms = LayoutContainer(frame: .zero)
    let termsLabel = UILabel()
    let badge = UILabel()
    let payButton = UIButton(type: .system)
    var isSpacious = false

    override func viewDidLoad() {
        view.backgroundColor = .systemGroupedBackground
        titleLabel.text = "Your order"
        titleLabel.font = .systemFont(ofSize: 34, weight: .bold)
        addressField.borderStyle = .roundedRect
        addressField.text = "12 Analytical Row, London"
        noteView.text = "Please ring twice.\nThe bell is slow, and the dog is not."
        noteView.font = .systemFont(ofSize: 15)
        noteView.isScrollEnabled = false
        noteView.layer.cornerRadius = 8
        for (name, value) in [
            ("Subtotal", "£ 48.00"), ("Delivery to the third floor without a lift", "£ 3.50"),
        ] {
            let (left, right) = (UILabel(), UILabel())
            (left.text, right.text) = (name, value)
            left.accessibilityIdentifier = String(name.prefix(8))
            right.setContentCompressionResistancePriority(.required, for: .horizontal)
            let row = UIStackView(arrangedSubviews: [left, right])
            row.spacing = 12
            amounts.addArrangedSubview(row)
        }
        amounts.axis = .vertical
        amounts.spacing = 6
        termsLabel.text = "By paying you accept the terms."
        termsLabel.font = .systemFont(ofSize: 12)
        terms.setBody { [termsLabel] in
            VStack(spacing: 4) { termsLabel.layout().padding(6) }
        }
        badge.text = "New"
        badge.textAlignment = .center
        badge.textColor = .white
        badge.backgroundColor = .systemRed
        badge.layer.cornerRadius = 9
        badge.clipsToBounds = true
        payButton.setTitle("Pay £ 51.50", for: .normal)
        payButton.setTitleColor(.white, for: .normal)
        payButton.backgroundColor = .systemBlue
        payButton.layer.cornerRadius = 12
        for part in [titleLabel, card, addressField, noteView, amounts, terms, payButton] as [UIView] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        view.addSubview(badge)
        constrain()
    }

    private func constrain() {
        let margins = view.layoutMarginsGuide
        for part in [titleLabel, card, addressField, noteView, amounts, terms, payButton] as [UIView] {
            NSLayoutConstraint.activate([
                part.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                part.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            ])
        }
        NSLayoutConstraint.activate([
            titleLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
            card.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: isSpacious ? 24 : 16),
            card.heightAnchor.constraint(equalToConstant: 132),
            addressField.topAnchor.constraint(equalTo: card.bottomAnchor, constant: 16),
            noteView.topAnchor.constraint(equalTo: addressField.bottomAnchor, constant: 12),
            amounts.topAnchor.constraint(equalTo: noteView.bottomAnchor, constant: 20),
            terms.topAnchor.constraint(equalTo: amounts.bottomAnchor, constant: 12),
            terms.heightAnchor.constraint(equalToConstant: 40),
            payButton.heightAnchor.constraint(equalToConstant: 50),
            payButton.widthAnchor.constraint(lessThanOrEqualToConstant: 320).withPriority(750),
            payButton.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
        ])
    }

    override func viewDidLayoutSubviews() {
        badge.pin.top(view.safeAreaInsets.top + 22).right(24).width(44).height(18)
    }
}

/// A picture beside two texts, by flexbox.
final class OrderCard: UIView {
    let photo = UIView()
    let nameLabel = UILabel()
    let detailLabel = UILabel()
    let moreButton = UIButton(type: .system)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 14
        layer.shadowOpacity = 0.12
        layer.shadowRadius = 6
        layer.shadowOffset = CGSize(width: 0, height: 2)
        photo.backgroundColor = .systemTeal
        photo.layer.cornerRadius = 10
        nameLabel.text = "Difference engine"
        nameLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        detailLabel.text = "Brass, with eight digits and a handle that turns the other way than expected"
        detailLabel.font = .systemFont(ofSize: 14)
        detailLabel.textColor = .secondaryLabel
        detailLabel.numberOfLines = 2
        moreButton.setTitle("More", for: .normal)
        flex.direction(.row).padding(14).columnGap(12).define { flex in
            flex.addItem(photo).width(72).height(72)
            flex.addItem().grow(1).shrink(1).rowGap(6).define { flex in
                flex.addItem(nameLabel)
                flex.addItem(detailLabel)
                flex.addItem(moreButton).alignSelf(.start).height(30)
            }
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        flex.layout()
    }
}

extension NSLayoutConstraint {
    func withPriority(_ priority: Float) -> NSLayoutConstraint {
        self.priority = UILayoutPriority(priority)
        return self
    }
}

extension OrderScreen {
    /// The screen in a window of a device.
    static func window(_ prepare: (OrderScreen) -> Void = { _ in }, isDark: Bool = false) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let screen = OrderScreen()
        prepare(screen)
        if isDark { window.overrideUserInterfaceStyle = .dark }
        window.rootViewController = screen
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }
}
