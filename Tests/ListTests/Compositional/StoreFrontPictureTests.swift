import Foundation
import Testing

@testable import HeadlessUIKit

/// A store front with rows that scroll on their own. `FORMWORK_PICTURES` names the folder that its picture is
/// written to.
@MainActor
struct StoreFrontPictureTests {
    @Test(arguments: ["light", "dark", "right-to-left"])
    func storeFront(_ name: String) throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.overrideUserInterfaceStyle = name == "dark" ? .dark : .light
        let store = StoreFront()
        let view = UICollectionView(frame: window.bounds, collectionViewLayout: store.layout)
        if name == "right-to-left" { view.semanticContentAttribute = .forceRightToLeft }
        store.show(in: view)
        window.addSubview(view)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(view.visibleCells.count > 10)
        let data = try ViewDrawing(of: window).pngData()
        #expect(data.count > 1000)
        guard let folder = ProcessInfo.processInfo.environment["FORMWORK_PICTURES"] else { return }
        try data.write(to: URL(fileURLWithPath: folder).appendingPathComponent("store-\(name).png"))
    }
}

@MainActor
final class StoreFront: NSObject, UICollectionViewDataSource {
    static let titles = ["Featured", "New this week", "Top charts", "Categories"]

    lazy var layout: UICollectionViewCompositionalLayout = {
        let layout = UICollectionViewCompositionalLayout { [unowned self] index, environment in
            self.section(index)
        }
        layout.register(Card.self, forDecorationViewOfKind: "card")
        return layout
    }()

    private func section(_ index: Int) -> NSCollectionLayoutSection {
        let whole = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let section: NSCollectionLayoutSection
        switch index {
        case 0:
            let item = NSCollectionLayoutItem(layoutSize: whole)
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.85), .absolute(180)), subitems: [item])
            section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .groupPagingCentered
        case 1:
            let item = NSCollectionLayoutItem(layoutSize: whole)
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(.absolute(110), .absolute(140)), subitems: [item])
            section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        case 2:
            let row = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1.0 / 3)))
            let group = NSCollectionLayoutGroup.vertical(
                layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.9), .absolute(180)), subitems: [row])
            group.interItemSpacing = .fixed(6)
            section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .groupPaging
        default:
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.5), .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(52)), subitems: [item])
            group.interItemSpacing = .fixed(10)
            section = NSCollectionLayoutSection(group: group)
            section.decorationItems = [.background(elementKind: "card")]
        }
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 14, trailing: 16)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(36)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        section.boundarySupplementaryItems = [header]
        return section
    }

    func show(in view: UICollectionView) {
        view.register(Tile.self, forCellWithReuseIdentifier: "tile")
        view.register(
            Title.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "title")
        view.dataSource = self
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 4 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 9 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
        let colors: [UIColor] = [
            .systemBlue, .systemGreen, .systemOrange, .systemPurple, .systemTeal, .systemPink,
        ]
        (cell as? Tile)?.show(
            "\(indexPath.section).\(indexPath.item)",
            colors[(indexPath.section * 2 + indexPath.item) % colors.count])
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "title", for: indexPath)
        (view as? Title)?.label.text = Self.titles[indexPath.section]
        return view
    }

    final class Tile: UICollectionViewCell {
        private let label = UILabel()

        func show(_ text: String, _ color: UIColor) {
            contentView.backgroundColor = color
            contentView.layer.cornerRadius = 12
            label.text = text
            label.textColor = .white
            label.textAlignment = .center
            contentView.addSubview(label)
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            label.frame = contentView.bounds
        }
    }

    final class Title: UICollectionReusableView {
        let label = UILabel()

        override func layoutSubviews() {
            super.layoutSubviews()
            if label.superview == nil { addSubview(label) }
            label.font = .systemFont(ofSize: 22, weight: .bold)
            label.frame = bounds
        }
    }

    final class Card: UICollectionReusableView {
        override func layoutSubviews() {
            super.layoutSubviews()
            backgroundColor = .secondarySystemBackground
        }
    }
}
