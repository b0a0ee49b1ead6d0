import UIKit

/// The screen of the documentation's story: an account, with up to eight faults.
final class AccountViewController: UIViewController {
    /// What is wrong with the screen.
    enum Fault: CaseIterable {
        case truncatedGerman, unsafeButton, conflict, ambiguity, unmirroredRow, lowContrast, smallButton
        case fixedHeight
    }

    let titleLabel = UILabel()
    let row = UIView()
    let avatar = UIImageView(image: UIImage(systemName: "person.crop.circle"))
    let nameLabel = UILabel()
    let shareButton = UIButton(type: .system)
    let termsLabel = UILabel()
    let hintLabel = UILabel()
    let aboutLabel = UILabel()
    let statusDot = UIView()
    let deleteButton = UIButton(type: .system)

    private let faults: Set<Fault>
    private let isGerman: Bool

    init(faults: Set<Fault>, language: String = "en") {
        self.faults = faults
        isGerman = language == "de"
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        setTexts()
        layOutRow()
        layOutScreen()
        layOutStatus()
    }

    private func setTexts() {
        for (label, style) in [
            (titleLabel, UIFont.TextStyle.title1), (nameLabel, .headline), (termsLabel, .body),
            (hintLabel, .footnote), (aboutLabel, .body),
        ] {
            label.font = .preferredFont(forTextStyle: style)
            label.adjustsFontForContentSizeCategory = true
            label.numberOfLines = 0
        }
        titleLabel.text = isGerman ? "Konto" : "Account"
        nameLabel.text = "Ada"
        termsLabel.text = isGerman ? "Zahlungsbedingungen" : "Terms"
        if faults.contains(.truncatedGerman) { termsLabel.numberOfLines = 1 }
        hintLabel.text = isGerman ? "Nur für dich" : "Only for you"
        hintLabel.textColor = faults.contains(.lowContrast) ? UIColor(white: 0.7, alpha: 1) : .secondaryLabel
        aboutLabel.text = isGerman ? "Schreibt gern Programme." : "Likes to write programs."
        shareButton.setImage(UIImage(systemName: "square.and.arrow.up"), for: .normal)
        shareButton.accessibilityLabel = isGerman ? "Teilen" : "Share"
        statusDot.backgroundColor = .systemGreen
        deleteButton.setTitle(isGerman ? "Löschen" : "Delete", for: .normal)
        deleteButton.titleLabel?.font = .preferredFont(forTextStyle: .body)
        deleteButton.titleLabel?.adjustsFontForContentSizeCategory = true
        deleteButton.tintColor = .systemRed
    }

    private func layOutRow() {
        for part in [avatar, nameLabel, shareButton] {
            part.translatesAutoresizingMaskIntoConstraints = false
            row.addSubview(part)
            part.centerYAnchor.constraint(equalTo: row.centerYAnchor).isActive = true
            row.heightAnchor.constraint(greaterThanOrEqualTo: part.heightAnchor).isActive = true
        }
        if faults.contains(.unmirroredRow) {
            NSLayoutConstraint.activate([
                avatar.leftAnchor.constraint(equalTo: row.leftAnchor),
                nameLabel.leftAnchor.constraint(equalTo: avatar.rightAnchor, constant: 12),
                nameLabel.rightAnchor.constraint(lessThanOrEqualTo: shareButton.leftAnchor),
                shareButton.rightAnchor.constraint(equalTo: row.rightAnchor),
            ])
        } else {
            NSLayoutConstraint.activate([
                avatar.leadingAnchor.constraint(equalTo: row.leadingAnchor),
                nameLabel.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
                nameLabel.trailingAnchor.constraint(lessThanOrEqualTo: shareButton.leadingAnchor),
                shareButton.trailingAnchor.constraint(equalTo: row.trailingAnchor),
            ])
        }
        let side: CGFloat = faults.contains(.smallButton) ? 30 : 44
        NSLayoutConstraint.activate([
            avatar.widthAnchor.constraint(equalToConstant: 64),
            avatar.heightAnchor.constraint(equalToConstant: 64),
            shareButton.widthAnchor.constraint(equalToConstant: side),
            shareButton.heightAnchor.constraint(equalToConstant: side),
        ])
        let height = row.heightAnchor.constraint(equalToConstant: 64)
        height.priority = .defaultHigh
        height.isActive = true
        if faults.contains(.conflict) { avatar.widthAnchor.constraint(equalToConstant: 72).isActive = true }
    }

    private func layOutScreen() {
        let stack = UIStackView(arrangedSubviews: [titleLabel, row, termsLabel, hintLabel, aboutLabel])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 12
        let scroller = UIScrollView()
        for (part, outer) in [(scroller, view!), (stack, scroller), (deleteButton, view!)] {
            part.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(part)
        }
        let safe = view.safeAreaLayoutGuide
        let (content, frame) = (scroller.contentLayoutGuide, scroller.frameLayoutGuide)
        NSLayoutConstraint.activate([
            scroller.topAnchor.constraint(equalTo: safe.topAnchor, constant: 20),
            scroller.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            scroller.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            scroller.bottomAnchor.constraint(equalTo: deleteButton.topAnchor, constant: -8),
            stack.topAnchor.constraint(equalTo: content.topAnchor),
            stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
            stack.widthAnchor.constraint(equalTo: frame.widthAnchor, constant: -32),
            row.widthAnchor.constraint(equalTo: stack.widthAnchor),
            deleteButton.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
            deleteButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
            deleteButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            faults.contains(.unsafeButton)
                ? deleteButton.topAnchor.constraint(equalTo: view.topAnchor, constant: 736)
                : deleteButton.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -8),
        ])
        if faults.contains(.truncatedGerman) {
            termsLabel.widthAnchor.constraint(lessThanOrEqualToConstant: 150).isActive = true
        }
        if faults.contains(.fixedHeight) {
            aboutLabel.heightAnchor.constraint(equalToConstant: 66).isActive = true
        }
    }

    private func layOutStatus() {
        statusDot.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(statusDot)
        NSLayoutConstraint.activate([
            statusDot.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 4),
            statusDot.widthAnchor.constraint(equalToConstant: 12),
            statusDot.heightAnchor.constraint(equalToConstant: 12),
        ])
        if !faults.contains(.ambiguity) {
            statusDot.trailingAnchor.constraint(
                equalTo: view.layoutMarginsGuide.trailingAnchor
            ).isActive = true
        }
    }
}
