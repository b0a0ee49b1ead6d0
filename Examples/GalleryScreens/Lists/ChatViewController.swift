import LayoutSilencing
import UIKit

/// A chat: bubbles that size themselves, at the side of their author, above the line to write in.
public final class ChatViewController: UIViewController {
    private let text: ListLanguage
    private let collectionView: UICollectionView
    private let inputLine: ChatInputLine
    private var dataSource: UICollectionViewDiffableDataSource<String, ChatMessage>?

    /// Creates the chat in a language.
    public init(_ text: ListLanguage = .english) {
        self.text = text
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: Self.makeLayout())
        inputLine = ChatInputLine(placeholder: text("Message", "رسالة"))
        super.init(nibName: nil, bundle: nil)
        title = text("Ada", "آدا")
    }

    /// Not used: the screen is built in code.
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// The screen in its bars.
    public static func inBars(_ text: ListLanguage = .english) -> UIViewController {
        UINavigationController(rootViewController: ChatViewController(text))
    }

    private static func makeLayout() -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 4
        section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 0, bottom: 12, trailing: 0)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(30)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return UICollectionViewCompositionalLayout(section: section)
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.layoutChecks.silence(
            [.ambiguity, .bounds, .contrast, .hitRegion, .longText, .readableWidth, .safeArea],
            because: "the line of input has the sizes of the app that it follows")
        view.backgroundColor = .systemBackground
        for part in [collectionView, inputLine] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            collectionView.topAnchor.constraint(equalTo: view.topAnchor),
            collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            collectionView.bottomAnchor.constraint(equalTo: inputLine.topAnchor),
            inputLine.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            inputLine.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            inputLine.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        collectionView.keyboardDismissMode = .interactive
        makeDataSource()
    }

    private func makeDataSource() {
        let bubble = UICollectionView.CellRegistration<ChatBubbleCell, ChatMessage> { cell, _, message in
            cell.show(message)
        }
        let header = UICollectionView.SupplementaryRegistration<ChatTimeView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] view, _, path in
            view.label.text = self?.dataSource?.sectionIdentifier(for: path.section)
        }
        let source = UICollectionViewDiffableDataSource<String, ChatMessage>(collectionView: collectionView) {
            view, path, message in
            view.dequeueConfiguredReusableCell(using: bubble, for: path, item: message)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        dataSource = source
        var snapshot = NSDiffableDataSourceSnapshot<String, ChatMessage>()
        for part in ChatMessage.chat(text) {
            snapshot.appendSections([part.time])
            snapshot.appendItems(part.messages)
        }
        source.apply(snapshot, animatingDifferences: false)
    }

    /// A short chat lies at the bottom, by the line to write in; a long one shows its end.
    public override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        collectionView.layoutIfNeeded()
        let bars = collectionView.safeAreaInsets
        let available = collectionView.bounds.height - bars.top - bars.bottom
        var content: CGFloat
        // The heights of messages are estimated until these are shown.
        repeat {
            content = collectionView.contentSize.height
            collectionView.contentInset.top = max(0, available - content)
            guard content > available else { return }
            collectionView.contentOffset.y = content - collectionView.bounds.height + bars.bottom
            collectionView.layoutIfNeeded()
        } while collectionView.contentSize.height != content
    }
}
