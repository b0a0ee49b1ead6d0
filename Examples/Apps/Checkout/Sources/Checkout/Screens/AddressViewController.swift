import UIKit

/// Where the parcel goes.
final class AddressViewController: FormViewController {

    var onSubmit: ((Address) -> Void)?

    private let initialAddress: Address?

    init(address: Address?) {
        initialAddress = address
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private(set) lazy var nameField: TextFormField = {
        let field = TextFormField(key: "name", caption: "Name")
        field.textField.textContentType = .name
        field.rules = [.required("The name"), .minimumLength(3, "The name")]
        return field
    }()

    private(set) lazy var streetField: TextFormField = {
        let field = TextFormField(key: "street", caption: "Street")
        field.textField.textContentType = .streetAddressLine1
        field.rules = [.required("The street")]
        return field
    }()

    private(set) lazy var postcodeField: TextFormField = {
        let field = TextFormField(key: "postcode", caption: "Postcode")
        field.textField.keyboardType = .numbersAndPunctuation
        field.rules = [.required("The postcode"), .postcode(of: { [unowned self] in self.country })]
        return field
    }()

    private(set) lazy var cityField: TextFormField = {
        let field = TextFormField(key: "city", caption: "City")
        field.rules = [.required("The city")]
        return field
    }()

    private(set) lazy var countryField: PickerFormField = {
        let field = PickerFormField(key: "country", caption: "Country")
        field.options = Country.all.map { .init(identifier: $0.code, title: $0.name) }
        return field
    }()

    private(set) lazy var updatesField = SwitchFormField(key: "updates", caption: "Send me delivery updates")

    var country: Country {
        Country.named(countryField.selectedOption?.identifier ?? "US")
    }

    override func makeForm() -> Form {
        Form(sections: [
            .init("Delivery address", [nameField, streetField, postcodeField, cityField, countryField]),
            .init(nil, [updatesField]),
        ])
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        if let address = initialAddress {
            nameField.text = address.name
            streetField.text = address.street
            postcodeField.text = address.postcode
            cityField.text = address.city
            countryField.text = address.country.name
            updatesField.isOn = address.receivesUpdates
        } else {
            countryField.text = "Germany"
        }
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Clear", style: .plain, target: self, action: #selector(self.clearForm))
    }

    @objc private func clearForm() {
        for field in form.fields where field is TextFormField {
            field.text = ""
        }
    }

    override func submit(_ values: [String: String]) {
        onSubmit?(
            Address(
                name: values["name"]!, street: values["street"]!, postcode: values["postcode"]!,
                city: values["city"]!, country: country, receivesUpdates: updatesField.isOn))
    }

    // MARK: - FormFieldDelegate
    // Only this screen has hints, and looks at each change.

    @objc func field(_ field: FormField, didChangeTo text: String) {
        if field === countryField, !postcodeField.text.isEmpty {
            postcodeField.validate()
        }
    }

    @objc func field(_ field: FormField, hintFor text: String) -> String? {
        guard field === postcodeField, text.isEmpty else { return nil }
        return "As \(country.postcodePattern)"
    }

    override func fieldDidEndEditing(_ field: FormField) {
        super.fieldDidEndEditing(field)
        if field === nameField {
            nameField.text = nameField.text.trimmingCharacters(in: .whitespaces)
        }
    }
}
