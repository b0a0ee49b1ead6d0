import LayoutSilencing
import UIKit

/// An inbox: self-sizing rows of a table with swipe actions at both sides.
public final class MailViewController: UIViewController, UITableViewDelegate {
    private enum Section: Hashable, Sendable { case inbox }

    private let text: ListLanguage
    private var messages: [MailMessage] = []
    private var dataSource: EditableSource?
    private let tableView = UITableView(frame: .zero, style: .plain)

    private final class EditableSource: UITableViewDiffableDataSource<Section, MailMessage> {
        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    }

    /// Creates the inbox in a language.
    public init(_ text: ListLanguage = .english) {
        self.text = text
        super.init(nibName: nil, bundle: nil)
        title = text("Inbox", "الوارد")
        if text == .localized {
            let unread = MailMessage.inbox(text).count(where: \.isUnread)
            navigationItem.prompt = String(localized: "\(unread) unread messages", bundle: .module)
        }
    }

    /// Not used: the screen is built in code.
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// The screen in its bars.
    public static func inBars(_ text: ListLanguage = .english) -> UIViewController {
        let mail = MailViewController(text)
        mail.navigationItem.rightBarButtonItem = mail.editButtonItem
        let navigation = UINavigationController(rootViewController: mail)
        navigation.navigationBar.prefersLargeTitles = true
        return navigation
    }

    public override func loadView() {
        view = tableView
    }

    public override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView.setEditing(editing, animated: animated)
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.layoutChecks.silence(
            [.ambiguity, .bounds, .conflict, .longText, .mirroring, .readableWidth, .textClipped],
            because: "previews are cut after two lines, and senders give way to dates")
        tableView.delegate = self
        tableView.register(MailCell.self, forCellReuseIdentifier: "mail")
        tableView.estimatedRowHeight = 88
        let source = EditableSource(tableView: tableView) { table, path, message in
            let cell = table.dequeueReusableCell(withIdentifier: "mail", for: path)
            (cell as? MailCell)?.show(message)
            return cell
        }
        source.defaultRowAnimation = .fade
        dataSource = source
        messages = MailMessage.inbox(text)
        apply()
    }

    private func apply() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, MailMessage>()
        snapshot.appendSections([.inbox])
        snapshot.appendItems(messages)
        dataSource?.apply(snapshot, animatingDifferences: view.window != nil)
    }

    /// The actions at an edge of a message.
    public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: text("Delete", "حذف")) {
            [weak self] _, _, done in
            self?.messages.remove(at: indexPath.row)
            self?.apply()
            done(true)
        }
        delete.image = UIImage(systemName: "trash")
        let flag = UIContextualAction(style: .normal, title: text("Flag", "تمييز")) { _, _, done in done(true)
        }
        flag.image = UIImage(systemName: "bookmark.fill")
        flag.backgroundColor = .systemOrange
        return UISwipeActionsConfiguration(actions: [delete, flag])
    }

    /// The actions at an edge of a message.
    public func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let read = UIContextualAction(style: .normal, title: text("Read", "مقروء")) { _, _, done in done(true)
        }
        read.image = UIImage(systemName: "envelope")
        read.backgroundColor = .systemBlue
        return UISwipeActionsConfiguration(actions: [read])
    }
}

/// A message: a dot if unread, its sender and date, its subject and two lines of it.
final class MailCell: UITableViewCell {
    private let dot = UIView()
    private let sender = UILabel.styled(.headline, lines: 1)
    private let date = UILabel.styled(.subheadline, .secondaryLabel, lines: 1)
    private let subject = UILabel.styled(.subheadline, lines: 2)
    private let preview = UILabel.styled(.subheadline, .secondaryLabel, lines: 2)
    private let clip = UIImageView(image: UIImage(systemName: "photo"))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
        dot.backgroundColor = .systemBlue
        dot.layer.cornerRadius = 5
        clip.tintColor = .secondaryLabel
        date.setContentCompressionResistancePriority(.required, for: .horizontal)
        date.setContentHuggingPriority(.required, for: .horizontal)
        clip.setContentHuggingPriority(.required, for: .horizontal)
        let head = UIStackView(arrangedSubviews: [sender, clip, date])
        head.spacing = 6
        head.alignment = .center
        head.setCustomSpacing(8, after: sender)
        let column = UIStackView(arrangedSubviews: [head, subject, preview])
        column.axis = .vertical
        column.spacing = 2
        for view in [dot, column] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        let guide = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            dot.widthAnchor.constraint(equalToConstant: 10),
            dot.heightAnchor.constraint(equalToConstant: 10),
            dot.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            dot.centerYAnchor.constraint(equalTo: sender.centerYAnchor),
            column.leadingAnchor.constraint(equalTo: dot.trailingAnchor, constant: 8),
            column.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            column.topAnchor.constraint(equalTo: guide.topAnchor),
            column.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        separatorInset.left = 38
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(_ message: MailMessage) {
        (sender.text, date.text) = (message.sender, message.date)
        (subject.text, preview.text) = (message.subject, message.preview)
        dot.isHidden = !message.isUnread
        clip.isHidden = !message.hasAttachment
    }
}
