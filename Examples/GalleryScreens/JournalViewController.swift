import LayoutSilencing
import UIKit

/// The article screen as an app has it: in a navigation controller in a tab controller, with notes in a sheet.
public final class JournalViewController: UITabBarController {
    private let text: ArticleText
    private let article: ArticleViewController
    private let shows: Shows

    /// What is seen beside the article.
    public enum Shows: Sendable {
        /// The article at its start.
        case start
        /// The article, scrolled by so many points.
        case scrolled(CGFloat)
        /// The notes in a sheet.
        case notes
        /// The notes in a sheet of half height.
        case lowNotes
        /// The prompt whether to delete.
        case prompt
        /// A second article above the first.
        case second
    }

    /// Creates the screen.
    public init(_ text: ArticleText, shows: Shows = .start) {
        self.text = text
        self.shows = shows
        article = ArticleViewController(text)
        super.init(nibName: nil, bundle: nil)
        let journal = UINavigationController(rootViewController: article)
        journal.navigationBar.prefersLargeTitles = true
        let symbols = ["bookmark", "magnifyingglass", "heart", "person"]
        viewControllers = zip(text.tabs, symbols).enumerated().map { index, tab in
            let controller = index == 0 ? journal : UIViewController()
            controller.tabBarItem = UITabBarItem(title: tab.0, image: UIImage(systemName: tab.1), tag: index)
            return controller
        }
        tabBar.items?[2].badgeValue = "3"
    }

    /// Not used: the screen is built in code.
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        switch shows {
        case .start: break
        case .scrolled(let distance): article.scroll(by: distance)
        case .notes, .lowNotes: showNotes()
        case .prompt: confirmDeletion()
        case .second:
            let second = ArticleViewController(text)
            second.navigationItem.largeTitleDisplayMode = .never
            second.title = text.tabs[1]
            article.navigationController?.pushViewController(second, animated: false)
        }
    }

    private func showNotes() {
        let notes = NotesViewController(text)
        let navigation = UINavigationController(rootViewController: notes)
        if case .lowNotes = shows {
            navigation.sheetPresentationController?.detents = [.medium(), .large()]
        }
        navigation.sheetPresentationController?.prefersGrabberVisible = true
        present(navigation, animated: false)
    }

    private func confirmDeletion() {
        let alert = UIAlertController(
            title: text.prompt, message: text.warning, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: text.cancel, style: .cancel))
        alert.addAction(UIAlertAction(title: text.delete, style: .destructive))
        present(alert, animated: false)
    }
}

/// The notes on an article, in a sheet.
final class NotesViewController: UIViewController {
    private let label = UILabel()

    init(_ text: ArticleText) {
        super.init(nibName: nil, bundle: nil)
        title = text.notes
        label.text = text.note
        label.numberOfLines = 0
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        navigationItem.rightBarButtonItem?.title = text.done
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.layoutChecks.silence(
            [.dynamicType, .readableWidth],
            because: "the note is one label that fills its sheet")
        view.backgroundColor = .systemBackground
        view.addSubview(label)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let margins = view.layoutMargins
        let width = view.bounds.width - margins.left - margins.right
        let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        label.frame = CGRect(x: margins.left, y: margins.top + 12, width: width, height: size.height)
    }
}
