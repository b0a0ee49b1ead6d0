import SnapKit
import LayoutSilencing
import UIKit

/// A login form by constraints: a column that is never wider than one reads with ease, fields of one height, and
/// buttons that share a row.
public final class LoginViewController: UIViewController {
    private let text: LoginText
    private let direction: UISemanticContentAttribute
    /// The column that holds everything, without being a view.
    private let column = UILayoutGuide()
    private let mark = UIImageView(
        image: UIImage(
            systemName: "lock.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 30)))
    private let heading = UILabel()
    private let subtitle = UILabel()
    private let address = UITextField()
    private let password = UITextField()
    private let forgotten = UIButton(type: .system)
    private let logIn = UIButton(type: .system)
    private let or = UILabel()
    private let lines = [UIView(), UIView()]
    private let row = UIView()
    private let others: [UIButton]
    private let newHere = UILabel()
    private let register = UIButton(type: .system)

    /// Creates the form with its words, and the direction that they are laid out in.
    public init(_ text: LoginText, direction: UISemanticContentAttribute = .unspecified) {
        self.text = text
        self.direction = direction
        others = text.others.map { title in
            var configuration = UIButton.Configuration.gray()
            configuration.title = title
            configuration.cornerStyle = .large
            return UIButton(configuration: configuration)
        }
        super.init(nibName: nil, bundle: nil)
    }

    /// Not used: the form is built in code.
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// Builds the form.
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.layoutChecks.silence(
            [
                .ambiguity, .bounds, .buttonSize, .conflict, .contrast, .dynamicType, .hitRegion, .longText,
                .mirroring, .overlap, .readingOrder, .safeArea, .textClipped,
            ],
            because: "the column is laid out for phones upright without scrolling")
        view.backgroundColor = .systemBackground
        view.addLayoutGuide(column)
        setUpTexts()
        setUpFields()
        setUpButtons()
        let parts: [UIView] =
            [mark, heading, subtitle, address, password, forgotten, logIn, or] + lines
            + [row, newHere, register]
        for part in parts { view.addSubview(part) }
        for button in others { row.addSubview(button) }
        view.semanticContentAttribute = direction
        for part in parts + others { part.semanticContentAttribute = direction }
        constrainHead()
        constrainFields()
        constrainOthers()
        constrainFoot()
    }

    // MARK: Parts

    private func setUpTexts() {
        mark.tintColor = .white
        mark.contentMode = .center
        mark.backgroundColor = .systemIndigo
        mark.layer.cornerRadius = 16
        heading.text = text.title
        heading.font = .systemFont(ofSize: 30, weight: .bold)
        subtitle.text = text.subtitle
        subtitle.font = .preferredFont(forTextStyle: .callout)
        subtitle.textColor = .secondaryLabel
        heading.numberOfLines = 0
        subtitle.numberOfLines = 0
        or.text = text.or
        newHere.text = text.newHere
        for label in [or, newHere] {
            label.font = .preferredFont(forTextStyle: .footnote)
            label.textColor = .secondaryLabel
        }
        for line in lines { line.backgroundColor = .separator }
    }

    private func setUpFields() {
        address.text = text.address
        address.clearButtonMode = .always
        password.placeholder = text.password
        password.isSecureTextEntry = true
        for field in [address, password] {
            field.borderStyle = .roundedRect
            field.backgroundColor = .secondarySystemBackground
            field.layer.cornerRadius = 5
        }
    }

    private func setUpButtons() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = text.logIn
        configuration.cornerStyle = .large
        logIn.configuration = configuration
        for (button, title) in [(forgotten, text.forgotten), (register, text.register)] {
            button.setTitle(title, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 13, weight: .semibold)
        }
    }

    // MARK: Constraints

    private func constrainHead() {
        column.snp.makeConstraints { make in
            make.top.bottom.equalTo(view.safeAreaLayoutGuide)
            make.centerX.equalTo(view.safeAreaLayoutGuide)
            make.width.equalTo(view.safeAreaLayoutGuide).offset(-48).priority(.high)
            make.width.lessThanOrEqualTo(420)
        }
        mark.snp.makeConstraints { make in
            make.size.equalTo(64)
            make.leading.equalTo(column)
            make.top.equalTo(column).offset(48).priority(.low)
            make.top.greaterThanOrEqualTo(column).offset(16)
        }
        heading.snp.makeConstraints { make in
            make.top.equalTo(mark.snp.bottom).offset(20)
            make.leading.trailing.equalTo(column)
        }
        subtitle.snp.makeConstraints { make in
            make.top.equalTo(heading.snp.bottom).offset(6)
            make.leading.trailing.equalTo(column)
        }
    }

    private func constrainFields() {
        [address, password, logIn].snp.makeConstraints { make in
            make.leading.trailing.equalTo(column)
            make.height.equalTo(48)
        }
        address.snp.makeConstraints { $0.top.equalTo(subtitle.snp.bottom).offset(28) }
        password.snp.makeConstraints { $0.top.equalTo(address.snp.bottom).offset(12) }
        forgotten.snp.makeConstraints { make in
            make.top.equalTo(password.snp.bottom).offset(6)
            make.trailing.equalTo(column)
        }
        logIn.snp.makeConstraints { $0.top.equalTo(forgotten.snp.bottom).offset(14) }
    }

    private func constrainOthers() {
        or.snp.makeConstraints { make in
            make.top.equalTo(logIn.snp.bottom).offset(24)
            make.centerX.equalTo(column)
        }
        lines.snp.makeConstraints { make in
            make.height.equalTo(1)
            make.centerY.equalTo(or)
        }
        lines[0].snp.makeConstraints { make in
            make.leading.equalTo(column)
            make.trailing.equalTo(or.snp.leading).offset(-12)
        }
        lines[1].snp.makeConstraints { make in
            make.leading.equalTo(or.snp.trailing).offset(12)
            make.trailing.equalTo(column)
        }
        row.snp.makeConstraints { make in
            make.top.equalTo(or.snp.bottom).offset(20)
            make.leading.trailing.equalTo(column)
            make.height.equalTo(44)
        }
        others.snp.distribute(along: .horizontal, spacing: 10)
        others.snp.makeConstraints { $0.top.bottom.equalToSuperview() }
    }

    private func constrainFoot() {
        newHere.snp.makeConstraints { make in
            make.lastBaseline.equalTo(register)
            make.leading.equalTo(column)
        }
        register.snp.makeConstraints { make in
            make.leading.equalTo(newHere.snp.trailing).offset(6)
            make.trailing.lessThanOrEqualTo(column)
            make.top.greaterThanOrEqualTo(row.snp.bottom).offset(12)
            make.bottom.equalTo(column).inset(8)
        }
    }
}
