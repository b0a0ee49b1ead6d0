import UIKit

/// The card that pays.
final class PaymentViewController: FormViewController {

    var onSubmit: ((PaymentCard) -> Void)?

    /// For tests: the month that counts as this one.
    var currentMonth = ExpiryDate(month: 11, year: 2026)

    let numberField = TextFormField(key: "number", caption: "Card number")
    let holderField = TextFormField(key: "holder", caption: "Name on card")
    let expiryField = TextFormField(key: "expiry", caption: "Expires")
    let codeField = SecureFormField(key: "code", caption: "Security code")
    let termsCheckbox = CheckboxControl(title: "I accept the terms and conditions of sale")

    private let brandLabel = UILabel()
    private var codeObserver: NSObjectProtocol?

    override var submitTitle: String { "Review order" }

    override func makeForm() -> Form {
        numberField.formatter = CardNumberFormatter()
        numberField.textField.keyboardType = .numberPad
        numberField.rules = [.required("The card number"), .cardNumber]
        holderField.rules = [.required("The name")]
        expiryField.formatter = ExpiryFormatter()
        expiryField.placeholder = "MM/YY"
        expiryField.rules = [.required("The date"), .expiry(after: currentMonth)]
        codeField.formatter = CodeFormatter(maximumLength: 4)
        codeField.rules = [
            ValidationRule("The code has the wrong length") { [unowned self] text in
                text.count == self.brand.securityCodeLength
            }
        ]
        return Form(sections: [Form.Section("Card", [numberField, holderField, expiryField, codeField])])
    }

    var brand: PaymentCard.Brand {
        PaymentCard.Brand(number: numberField.text.filter { $0.isNumber })
    }

    override func viewDidLoad() {
        super.viewDidLoad()

        brandLabel.font = Theme.font(.caption1)
        brandLabel.textColor = .secondaryLabel
        numberField.textField.rightView = brandLabel
        numberField.textField.rightViewMode = .always

        let index = contentStack.arrangedSubviews.firstIndex(of: submitButton) ?? 0
        contentStack.insertArrangedSubview(termsCheckbox, at: index)
        termsCheckbox.addTarget(self, action: #selector(termsChanged), for: .valueChanged)
        submitButton.isEnabled = false

        codeObserver = NotificationCenter.default.addObserver(
            forName: UITextField.textDidChangeNotification, object: codeField.textField, queue: .main
        ) { [weak self] _ in
            self?.submitButton.setNeedsLayout()
        }
    }

    deinit {
        if let observer = codeObserver {
            NotificationCenter.default.removeObserver(observer)
        }
    }

    @objc private func termsChanged(_ sender: CheckboxControl) {
        submitButton.isEnabled = sender.isSelected
    }

    override func submit(_ values: [String: String]) {
        guard let expiry = ExpiryDate(expiryField.text) else { return }
        let digits = numberField.text.filter { $0.isNumber }
        onSubmit?(
            PaymentCard(
                number: digits, holder: holderField.text, expiry: expiry, securityCode: codeField.text))
    }
}

// MARK: - Optional methods that the base class leaves out

extension PaymentViewController {

    func field(_ field: FormField, didChangeTo text: String) {
        guard field === numberField else { return }
        brandLabel.text = brand == .unknown ? nil : brand.rawValue
        brandLabel.sizeToFit()
        numberField.textField.setNeedsLayout()
    }

    var analyticsScreenName: String { "payment" }
}
