import UIKit

/// A choice out of a list, by a wheel in place of the keyboard.
final class PickerFormField: FormField {

    struct Option: Equatable {
        let identifier: String
        let title: String
    }

    var options: [Option] = [] {
        didSet {
            pickerView.reloadAllComponents()
            selectedIndex = options.isEmpty ? nil : 0
        }
    }

    var selectedIndex: Int? {
        didSet { valueField.text = selectedOption?.title }
    }

    var selectedOption: Option? {
        guard let index = selectedIndex, options.indices.contains(index) else { return nil }
        return options[index]
    }

    override var text: String {
        get { selectedOption?.title ?? "" }
        set { selectedIndex = options.firstIndex { $0.title == newValue } }
    }

    override var editor: UIView? { valueField }

    private let pickerView = UIPickerView()
    private let valueField = CaretlessTextField()

    override init(key: String, caption: String) {
        super.init(key: key, caption: caption)

        pickerView.dataSource = self
        pickerView.delegate = self

        valueField.delegate = self
        valueField.font = Theme.font(.body)
        valueField.inputView = pickerView
        valueField.inputAccessoryView = makeToolbar()

        let chevron = UILabel()
        chevron.text = "▾"
        chevron.textColor = .tertiaryLabel
        valueField.rightView = chevron
        valueField.rightViewMode = .always

        editorContainer.addSubview(valueField)
        valueField.pinEdges(
            to: editorContainer, insets: UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12))
    }

    private func makeToolbar() -> UIToolbar {
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        toolbar.items = [
            UIBarButtonItem(
                title: "Cancel", style: .plain, target: self, action: #selector(cancelPicking(_:))),
            UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
            UIBarButtonItem(barButtonSystemItem: .done, target: self, action: .donePicking),
        ]
        toolbar.sizeToFit()
        return toolbar
    }

    @objc fileprivate func donePicking() {
        let row = pickerView.selectedRow(inComponent: 0)
        if options.indices.contains(row), row != selectedIndex {
            selectedIndex = row
            notifyChange()
        }
        valueField.resignFirstResponder()
    }

    @objc private func cancelPicking(_ item: UIBarButtonItem) {
        if let index = selectedIndex {
            pickerView.selectRow(index, inComponent: 0, animated: false)
        }
        valueField.resignFirstResponder()
    }
}

extension Selector {
    fileprivate static let donePicking = #selector(PickerFormField.donePicking)
}

extension PickerFormField: UIPickerViewDataSource, UIPickerViewDelegate {

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        options.count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        options[row].title
    }
}

extension PickerFormField: UITextFieldDelegate {

    func textFieldDidBeginEditing(_ textField: UITextField) {
        if let index = selectedIndex {
            pickerView.selectRow(index, inComponent: 0, animated: false)
        }
        beginEditing()
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        endEditing()
        validate()
    }
}

/// A field that shows what a picker chose: no cursor, nothing to paste.
private final class CaretlessTextField: UITextField {

    override func caretRect(for position: UITextPosition) -> CGRect {
        .zero
    }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == #selector(UIResponderStandardEditActions.paste(_:)) { return false }
        if action == #selector(cut(_:)) { return false }
        return super.canPerformAction(action, withSender: sender)
    }
}
