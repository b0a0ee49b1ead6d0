import LayoutSilencing
import UIKit

/// Notes in two columns: the list at the side, and one note.
public final class NotesSplitViewController: UISplitViewController {
    private static let titles = [
        "Shopping", "Ideas for the garden", "Books to read", "Packing list", "Recipes", "Birthdays",
        "Repairs",
    ]

    /// Creates the columns.
    public init() {
        super.init(style: .doubleColumn)
        preferredDisplayMode = .oneBesideSecondary
        let list = NotesListController(titles: Self.titles)
        list.onChoice = { [weak self] title in
            self?.setViewController(NoteController(title: title), for: .secondary)
            self?.show(.secondary)
        }
        setViewController(list, for: .primary)
        setViewController(NoteController(title: Self.titles[1]), for: .secondary)
    }

    /// Creates nothing: the example has no storyboard.
    public required init?(coder: NSCoder) { nil }
}

private final class NotesListController: UITableViewController {
    private let titles: [String]
    var onChoice: ((String) -> Void)?

    init(titles: [String]) {
        self.titles = titles
        super.init(style: .plain)
        title = "Notes"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
        navigationController?.navigationBar.prefersLargeTitles = true
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        titles.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = titles[indexPath.row]
        content.secondaryText = "Today"
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onChoice?(titles[indexPath.row])
    }
}

private final class NoteController: UIViewController {
    init(title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .compose)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.layoutChecks.silence(
            [.bounds],
            because: "a note is one label that does not scroll")
        view.backgroundColor = .systemBackground
        let label = UILabel()
        label.text =
            "Plant the roses where the wall is warm in the evening. Leave a path to the water, and a bench "
            + "under the pear tree."
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor, constant: 20),
            label.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
        ])
    }
}
