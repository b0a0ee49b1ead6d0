import LayoutSilencing
import UIKit

/// A store front: rows that scroll sideways, each by groups of its own kind.
public final class StoreViewController: UIViewController {
    private enum Section: Int, CaseIterable, Sendable { case stories, apps, tools }

    private enum Item: Hashable, Sendable {
        case story(StoreStory)
        case app(StoreApp)
        case tool(StoreApp)
    }

    private let text: ListLanguage
    private let collectionView: UICollectionView
    private var dataSource: UICollectionViewDiffableDataSource<Section, Item>?

    /// Creates the store in a language.
    public init(_ text: ListLanguage = .english) {
        self.text = text
        collectionView = UICollectionView(frame: .zero, collectionViewLayout: Self.makeLayout())
        super.init(nibName: nil, bundle: nil)
        title = text("Apps", "التطبيقات")
    }

    /// Not used: the screen is built in code.
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// The screen in its bars.
    public static func inBars(_ text: ListLanguage = .english) -> UIViewController {
        let navigation = UINavigationController(rootViewController: StoreViewController(text))
        navigation.navigationBar.prefersLargeTitles = true
        return navigation
    }

    // MARK: Layout

    private static func makeLayout() -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 16
        return UICollectionViewCompositionalLayout(
            sectionProvider: { index, _ in
                switch Section(rawValue: index) {
                case .stories: storySection()
                case .apps: appSection()
                default: toolSection()
                }
            }, configuration: configuration)
    }

    private static func storySection() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(240)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.9), heightDimension: .estimated(240)),
            subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.orthogonalScrollingBehavior = .groupPagingCentered
        return section
    }

    private static func appSection() -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(76)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.88), heightDimension: .estimated(228)),
            subitems: [item, item, item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        section.orthogonalScrollingBehavior = .groupPaging
        section.boundarySupplementaryItems = [header()]
        return section
    }

    private static func toolSection() -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(120), heightDimension: .estimated(150))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 12
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 20, trailing: 20)
        section.orthogonalScrollingBehavior = .continuous
        section.boundarySupplementaryItems = [header()]
        return section
    }

    private static func header() -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    }

    // MARK: Content

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.layoutChecks.silence(
            [
                .ambiguity, .dynamicType, .hitRegion, .imageResolution, .longText, .overlap, .readingOrder,
                .textClipped,
            ],
            because:
                "buttons have the sizes of the app that it follows, pictures are drawn once for all devices")
        view.layoutChecks.silence(
            [
                .ambiguity, .dynamicType, .hitRegion, .imageResolution, .longText, .overlap, .readingOrder,
                .textClipped,
            ],
            because:
                "buttons have the sizes of the app that it follows, pictures are drawn once for all devices")
        collectionView.frame = view.bounds
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)
        makeDataSource()
    }

    private func makeDataSource() {
        let text = text
        let story = UICollectionView.CellRegistration<StoreStoryCell, StoreStory> { $0.show($2) }
        let app = UICollectionView.CellRegistration<StoreAppCell, StoreApp> { cell, path, app in
            cell.show(app, action: text("Get", "احصل"), hasLine: path.item % 3 != 2)
        }
        let tool = UICollectionView.CellRegistration<StoreToolCell, StoreApp> { $0.show($2) }
        let header = UICollectionView.SupplementaryRegistration<StoreHeaderView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, path in
            view.label.text =
                path.section == Section.apps.rawValue
                ? text("Favourites", "المفضلة") : text("Small tools", "أدوات صغيرة")
        }
        let source = UICollectionViewDiffableDataSource<Section, Item>(collectionView: collectionView) {
            view, path, item in
            switch item {
            case .story(let value): view.dequeueConfiguredReusableCell(using: story, for: path, item: value)
            case .app(let value): view.dequeueConfiguredReusableCell(using: app, for: path, item: value)
            case .tool(let value): view.dequeueConfiguredReusableCell(using: tool, for: path, item: value)
            }
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        dataSource = source
        var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
        snapshot.appendSections(Section.allCases)
        let apps = StoreApp.apps(text)
        snapshot.appendItems(StoreStory.stories(text).map(Item.story), toSection: .stories)
        snapshot.appendItems(apps.map(Item.app), toSection: .apps)
        snapshot.appendItems(apps.reversed().map(Item.tool), toSection: .tools)
        source.apply(snapshot, animatingDifferences: false)
    }
}
