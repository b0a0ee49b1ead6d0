import LayoutSilencing
import UIKit

/// A form: text fields of all frames, a text view with a link and a picture among its characters, and a button
/// above the keyboard.
public final class FormViewController: UIViewController {
    private let heading = UILabel()
    private let name = UITextField()
    private let mail = UITextField()
    private let password = UITextField()
    private let search = UITextField()
    private let notes = UITextView()
    private let button = UIButton(type: .system)

    /// Builds the form.
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.layoutChecks.silence(
            [
                .buttonSize, .contrast, .dynamicType, .hitRegion, .longText, .overlap, .readableWidth,
                .textFieldSize,
            ],
            because: "the form shows controls in their natural sizes, on phones upright")
        view.backgroundColor = .systemGroupedBackground
        heading.text = "New account"
        heading.font = .systemFont(ofSize: 28, weight: .bold)
        setUpFields()
        setUpNotes()
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Create account"
        button.configuration = configuration
        for part in [heading, name, mail, password, search, notes, button] { view.addSubview(part) }
    }

    private func setUpFields() {
        name.borderStyle = .roundedRect
        name.text = "Grace Hopper"
        name.clearButtonMode = .always
        name.textContentType = .name
        mail.borderStyle = .line
        mail.placeholder = "E-mail address"
        mail.keyboardType = .emailAddress
        password.borderStyle = .bezel
        password.text = "correct horse"
        password.isSecureTextEntry = true
        search.placeholder = "No frame, with a view before it"
        search.leftView = icon("magnifyingglass")
        search.leftViewMode = .always
        for field in [name, mail, password, search] {
            field.backgroundColor = .secondarySystemGroupedBackground
        }
        name.layer.cornerRadius = 5
    }

    private func icon(_ symbol: String) -> UIView {
        let view = UIImageView(image: UIImage(systemName: symbol))
        view.tintColor = .secondaryLabel
        view.contentMode = .center
        view.frame = CGRect(x: 0, y: 0, width: 28, height: 22)
        return view
    }

    private func setUpNotes() {
        let font = UIFont.systemFont(ofSize: 15)
        let text = NSMutableAttributedString(
            string: "I have read the ", attributes: [.font: font, .foregroundColor: UIColor.label])
        text.append(
            NSAttributedString(string: "terms", attributes: [.font: font, .link: "https://swift.org"]))
        text.append(
            NSAttributedString(
                string: " and agree to all of them ",
                attributes: [.font: font, .foregroundColor: UIColor.label]))
        let mark = NSTextAttachment()
        mark.image = UIImage(systemName: "checkmark.circle.fill")
        mark.bounds = CGRect(x: 0, y: -3, width: 17, height: 17)
        text.append(
            NSAttributedString(
                attachment: mark, attributes: [.font: font, .foregroundColor: UIColor.systemGreen]))
        text.append(
            NSAttributedString(
                string: ". The picture stands on the line, three points lower than its letters.",
                attributes: [.font: font, .foregroundColor: UIColor.label]))
        notes.attributedText = text
        notes.isScrollEnabled = false
        notes.backgroundColor = .secondarySystemGroupedBackground
        notes.layer.cornerRadius = 8
    }

    /// Places the parts below one another, the button above the keyboard.
    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 0)
        var top = safe.minY + 16
        for part in [heading, name, mail, password, search, notes] as [UIView] {
            let height = part.sizeThatFits(CGSize(width: safe.width, height: 0)).height
            part.frame = CGRect(x: safe.minX, y: top, width: safe.width, height: height)
            top += height + 12
        }
        let guide = view.keyboardLayoutGuide.layoutFrame
        let size = button.intrinsicContentSize
        button.frame = CGRect(
            x: safe.minX, y: min(guide.minY, safe.maxY) - size.height - 12, width: safe.width,
            height: size.height)
    }

    /// Types into the address, with the keyboard shown.
    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        mail.becomeFirstResponder()
        mail.insertText("grace@example.org")
        view.window?.showKeyboard(animated: false)
        view.setNeedsLayout()
    }
}
