import UIKit

/// Photos by day: a grid of squares under headers that stay at the top.
public final class PhotoGridViewController: UICollectionViewController {
    private let text: ListLanguage
    private var dataSource: UICollectionViewDiffableDataSource<String, Int>?

    /// Creates the photos in a language.
    public init(_ text: ListLanguage = .english) {
        self.text = text
        super.init(collectionViewLayout: Self.makeLayout())
        title = text("Photos", "الصور")
    }

    /// Not used: the screen is built in code.
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    /// The screen in its bars.
    public static func inBars(_ text: ListLanguage = .english) -> UIViewController {
        let photos = PhotoGridViewController(text)
        photos.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        return UINavigationController(rootViewController: photos)
    }

    private static func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, environment in
            let columns = environment.container.effectiveContentSize.width > 600 ? 6 : 3
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1),
                    heightDimension: .fractionalWidth(1 / CGFloat(columns))),
                subitem: item, count: columns)
            group.interItemSpacing = .fixed(2)
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = 2
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = true
            section.boundarySupplementaryItems = [header]
            return section
        }
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        let photo = UICollectionView.CellRegistration<PhotoCell, Int> { cell, _, number in
            cell.imageView.image = GalleryArtwork.scene(number)
            cell.accessibilityLabel = "\(number)"
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] view, _, path in
            var content = UIListContentConfiguration.plainHeader()
            content.text = self?.dataSource?.sectionIdentifier(for: path.section)
            view.contentConfiguration = content
            view.backgroundConfiguration = .listPlainHeaderFooter()
        }
        let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collectionView) {
            view, path, number in
            view.dequeueConfiguredReusableCell(using: photo, for: path, item: number)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        dataSource = source
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        let days = [
            (text("Saturday in Jeonju", "السبت في جونجو"), 0..<7),
            (text("By the sea", "على البحر"), 7..<12), (text("Last autumn", "الخريف الماضي"), 12..<30),
        ]
        for (day, numbers) in days {
            snapshot.appendSections([day])
            snapshot.appendItems(Array(numbers))
        }
        source.apply(snapshot, animatingDifferences: false)
    }
}

/// A photo that fills its cell.
final class PhotoCell: UICollectionViewCell {
    let imageView = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        imageView.frame = contentView.bounds
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        contentView.addSubview(imageView)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
