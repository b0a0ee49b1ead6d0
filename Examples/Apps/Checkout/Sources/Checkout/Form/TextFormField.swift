import UIKit

/// A line of text.
class TextFormField: FormField {

    let textField = UITextField()

    var formatter: TextFormatting?

    override var text: String {
        get { return textField.text ?? "" }
        set { textField.text = formatter?.format(newValue) ?? newValue }
    }

    override var editor: UIView? { return textField }

    var placeholder: String? {
        get { return textField.placeholder }
        set { textField.placeholder = newValue }
    }

    override init(key: String, caption: String) {
        super.init(key: key, caption: caption)
        setUp()
    }

    private func setUp() {
        textField.font = Theme.font(.body)
        textField.adjustsFontForContentSizeCategory = true
        textField.clearButtonMode = .whileEditing
        textField.delegate = self
        textField.addTarget(self, action: #selector(textFieldDidChange(_:)), for: .editingChanged)
        textField.addTarget(
            self, action: #selector(textFieldDidReturn), for: [.editingDidEndOnExit])
        editorContainer.addSubview(textField)
        textField.pinEdges(
            to: editorContainer, insets: UIEdgeInsets(top: 0, left: 12, bottom: 0, right: 12))
    }

    @objc func textFieldDidChange(_ sender: UITextField) {
        notifyChange()
    }

    @objc private func textFieldDidReturn() {
        sendActions(for: .primaryActionTriggered)
    }
}

// MARK: - UITextFieldDelegate

extension TextFormField: UITextFieldDelegate {

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        return delegate?.fieldShouldBeginEditing?(self) ?? true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        beginEditing()
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
        endEditing()
        validate()
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        guard let formatter = formatter else { return true }
        let result = formatter.replacing(range, in: textField.text ?? "", with: string)
        textField.text = result.text
        if let position = textField.position(from: textField.beginningOfDocument, offset: result.cursor) {
            textField.selectedTextRange = textField.textRange(from: position, to: position)
        }
        textField.sendActions(for: .editingChanged)
        return false
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if let decision = delegate?.fieldShouldReturn?(self) { return decision }
        textField.resignFirstResponder()
        return true
    }
}

/// A password or a security code.
final class SecureFormField: TextFormField {

    private lazy var revealButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("Show", for: .normal)
        button.setTitle("Hide", for: .selected)
        button.titleLabel?.font = Theme.font(.footnote)
        button.addTarget(self, action: #selector(toggleSecurity), for: .touchUpInside)
        return button
    }()

    override init(key: String, caption: String) {
        super.init(key: key, caption: caption)
        textField.isSecureTextEntry = true
        textField.clearButtonMode = .never
        textField.rightView = revealButton
        textField.rightViewMode = .always
    }

    @objc private func toggleSecurity() {
        revealButton.isSelected.toggle()
        textField.isSecureTextEntry = !revealButton.isSelected
    }

    // A security code is never validated while it is incomplete.
    override func textFieldDidEndEditing(_ textField: UITextField) {
        endEditing()
    }

    func textFieldShouldClear(_ textField: UITextField) -> Bool {
        return false
    }
}
