import UIKit

/// A row of a form: a caption, something to edit, and a line for errors.
///
/// Subclasses put their editor into `editorContainer` and override `text` and `editor`.
class FormField: UIControl {

    // MARK: - Public

    let key: String

    weak var delegate: FormFieldDelegate?

    var rules: [ValidationRule<String>] = []

    /// What the field shows, as text.
    var text: String {
        get { return "" }
        set { _ = newValue }
    }

    /// The view that takes the keyboard.
    var editor: UIView? {
        return nil
    }

    @IBInspectable var caption: String? {
        get { return captionLabel.text }
        set {
            captionLabel.text = newValue
            captionLabel.isHidden = newValue == nil
        }
    }

    private(set) var validation: ValidationResult = .valid {
        didSet { updateMessage() }
    }

    // MARK: - Subviews

    let captionLabel = UILabel()
    let editorContainer = UIView()
    let messageLabel = UILabel()

    private let stackView = UIStackView()

    // MARK: - Initialisation

    init(key: String, caption: String) {
        self.key = key
        super.init(frame: .zero)
        commonInit()
        self.caption = caption
    }

    @available(*, unavailable)
    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    private func commonInit() {
        captionLabel.font = Theme.font(.footnote, weight: .medium)
        captionLabel.adjustsFontForContentSizeCategory = true
        captionLabel.textColor = .secondaryLabel

        messageLabel.font = Theme.font(.caption1)
        messageLabel.adjustsFontForContentSizeCategory = true
        messageLabel.numberOfLines = 0
        messageLabel.isHidden = true

        editorContainer.layer.cornerRadius = Theme.cornerRadius
        editorContainer.layer.borderWidth = 1
        editorContainer.layer.borderColor = Theme.Color.border.cgColor

        stackView.axis = .vertical
        stackView.spacing = Theme.Spacing.tiny
        [captionLabel, editorContainer, messageLabel].forEach(stackView.addArrangedSubview)
        addSubview(stackView)
        stackView.pinEdges(to: self)

        editorContainer.heightAnchor
            .constraint(greaterThanOrEqualToConstant: Theme.fieldHeight)
            .isActive = true

        addTarget(self, action: #selector(valueDidChange), for: .valueChanged)

        let tap = UITapGestureRecognizer(target: self, action: #selector(FormField.activate(_:)))
        tap.delegate = self
        editorContainer.addGestureRecognizer(tap)
    }

    // MARK: - Editing

    /// Subclasses call this when the user changed the value.
    func notifyChange() {
        delegate?.field?(self, didChangeTo: text)
        sendActions(for: .valueChanged)
    }

    @objc private func valueDidChange() {
        if case .invalid = validation {
            validate()
        } else {
            updateMessage()
        }
    }

    @objc func activate(_ recognizer: UITapGestureRecognizer) {
        guard delegate?.fieldShouldBeginEditing?(self) ?? true else { return }
        editor?.becomeFirstResponder()
    }

    func beginEditing() {
        setHighlighted(true)
        delegate?.fieldDidBeginEditing?(self)
        sendActions(for: .editingDidBegin)
    }

    func endEditing() {
        setHighlighted(false)
        delegate?.fieldDidEndEditing?(self)
        sendActions(for: .editingDidEnd)
    }

    private func setHighlighted(_ highlighted: Bool) {
        let color = highlighted ? Theme.Color.accent : Theme.Color.border
        editorContainer.layer.borderColor = color.cgColor
        editorContainer.layer.borderWidth = highlighted ? 2 : 1
    }

    // MARK: - Validation

    @discardableResult
    func validate() -> Bool {
        validation = rules.validate(text)
        return validation.isValid
    }

    private func updateMessage() {
        let hint = delegate?.field?(self, hintFor: text)
        let message = validation.message ?? hint
        messageLabel.text = message
        messageLabel.textColor = validation.isValid ? .secondaryLabel : Theme.Color.error
        messageLabel.isHidden = message == nil
        if !validation.isValid {
            editorContainer.layer.borderColor = Theme.Color.error.cgColor
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
            updateMessage()
        }
    }

    override var isEnabled: Bool {
        didSet { alpha = isEnabled ? 1 : 0.5 }
    }
}

// MARK: - UIGestureRecognizerDelegate

extension FormField: UIGestureRecognizerDelegate {

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        return isEnabled && editor != nil
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
        return !(touch.view is UIButton)
    }
}
