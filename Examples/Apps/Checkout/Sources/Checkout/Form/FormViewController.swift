import UIKit

/// A scrolling form. Subclasses override `makeForm()` and what they need of `FormFieldDelegate`.
class FormViewController: UIViewController {

    private(set) lazy var form: Form = makeForm()

    let scrollView = UIScrollView()
    let contentStack = UIStackView()
    let submitButton = PrimaryButton(type: .custom)

    /// The field that has the keyboard.
    private(set) weak var activeField: FormField?

    lazy var accessory: FormAccessoryView = {
        let accessory = FormAccessoryView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        accessory.accessoryDelegate = self
        return accessory
    }()

    var keyboardHeight: CGFloat = 0
    private var offsetObservation: NSKeyValueObservation?

    var submitTitle: String { "Continue" }

    // MARK: - To be overridden

    func makeForm() -> Form {
        return Form(sections: [])
    }

    func submit(_ values: [String: String]) {
        // Nothing by itself.
    }

    // MARK: - Life cycle

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        setUpScrollView()
        setUpFields()
        setUpSubmitButton()
        setUpDismissal()
        registerForKeyboardNotifications()
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
        offsetObservation?.invalidate()
    }

    private func setUpScrollView() {
        scrollView.keyboardDismissMode = .interactive
        scrollView.alwaysBounceVertical = true
        view.addSubview(scrollView)
        scrollView.pinEdges(to: view)

        contentStack.axis = .vertical
        contentStack.spacing = Theme.Spacing.regular
        contentStack.isLayoutMarginsRelativeArrangement = true
        contentStack.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: Theme.Spacing.large, leading: Theme.Spacing.regular,
            bottom: Theme.Spacing.large, trailing: Theme.Spacing.regular)
        scrollView.addSubview(contentStack)
        contentStack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            contentStack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            contentStack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            contentStack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            contentStack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            contentStack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])

        offsetObservation = scrollView.observe(\.contentOffset, options: [.new]) { [weak self] _, change in
            guard let self = self, let offset = change.newValue else { return }
            self.navigationItem.title = offset.y > self.headerBottom ? self.title : nil
        }
    }

    private var headerBottom: CGFloat {
        return Theme.Spacing.large
    }

    private func setUpFields() {
        for section in form.sections {
            if let title = section.title {
                let label = UILabel()
                label.text = title
                label.font = Theme.font(.title2, weight: .bold)
                label.adjustsFontForContentSizeCategory = true
                label.accessibilityTraits.insert(.header)
                contentStack.addArrangedSubview(label)
            }
            section.fields.forEach { field in
                field.delegate = self
                if let field = field as? TextFormField {
                    field.textField.inputAccessoryView = accessory
                }
                contentStack.addArrangedSubview(field)
            }
            if let last = section.fields.last {
                contentStack.setCustomSpacing(Theme.Spacing.large, after: last)
            }
        }
    }

    private func setUpSubmitButton() {
        submitButton.setTitle(submitTitle, for: .normal)
        submitButton.addTarget(self, action: #selector(submitTapped), for: .touchUpInside)
        contentStack.addArrangedSubview(submitButton)
    }

    private func setUpDismissal() {
        let tap = UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing(_:)))
        tap.cancelsTouchesInView = false
        scrollView.addGestureRecognizer(tap)
    }

    // MARK: - Actions

    @objc func submitTapped() {
        view.endEditing(true)
        if let invalid = form.firstInvalidField() {
            if #available(iOS 14.0, *) {
                Log.form.info("Field \(invalid.key, privacy: .public) is invalid")
            }
            contentStack.layoutIfNeeded()
            scrollView.scrollRectToVisible(
                invalid.convert(invalid.bounds, to: scrollView).insetBy(dx: 0, dy: -8), animated: false)
            invalid.shake()
            return
        }
        submit(form.values)
    }

    func activate(_ field: FormField?) {
        guard let editor = field?.editor else {
            view.endEditing(true)
            return
        }
        editor.becomeFirstResponder()
    }

    // MARK: - FormFieldDelegate
    // In the class body, so that subclasses override it in their bodies.

    func fieldDidBeginEditing(_ field: FormField) {
        activeField = field
        accessory.update(
            hasPrevious: form.field(before: field) != nil, hasNext: form.field(after: field) != nil)
        scrollToActiveField()
    }

    func fieldDidEndEditing(_ field: FormField) {
        if activeField === field { activeField = nil }
    }
}

extension FormViewController: FormFieldDelegate {

    func fieldShouldReturn(_ field: FormField) -> Bool {
        if let next = form.field(after: field) {
            activate(next)
        } else {
            submitTapped()
        }
        return true
    }
}

extension FormViewController: FormAccessoryDelegate {

    func accessoryDidSelectDone(_ accessory: FormAccessoryView) {
        view.endEditing(true)
    }

    func accessoryDidSelectNext(_ accessory: FormAccessoryView) {
        guard let field = activeField else { return }
        activate(form.field(after: field))
    }

    func accessoryDidSelectPrevious(_ accessory: FormAccessoryView) {
        guard let field = activeField else { return }
        activate(form.field(before: field))
    }
}
