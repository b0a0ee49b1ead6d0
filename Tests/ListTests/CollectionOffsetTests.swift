import Testing
import UIKit

@testable import HeadlessUIKit

/// Offsets of collection views whose items have estimates that are wrong: 50 points for items of 20 and 120 in turn, in
/// layouts that measure.
@MainActor struct CollectionOffsetTests {
    enum Kind: CaseIterable, Sendable { case flow, compositional, list }

    final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            30
        }

        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? Cell)?.height = indexPath.item.isMultiple(of: 2) ? 20 : 120
            return cell
        }
    }

    /// Lower where it is wider, as text is.
    final class Cell: UICollectionViewCell {
        var height: CGFloat = 0
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size.height = (height * 320 / layoutAttributes.size.width).rounded()
            return layoutAttributes
        }
    }

    @MainActor struct Stage {
        let source = Source()
        let list: UICollectionView
        let window: UIWindow

        init(_ kind: Kind) {
            list = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: Self.layout(kind))
            list.contentInsetAdjustmentBehavior = .never
            list.register(Cell.self, forCellWithReuseIdentifier: "cell")
            list.dataSource = source
            window = UIWindow(frame: list.frame)
            window.addSubview(list)
            window.isHidden = false
            window.layoutIfNeeded()
        }

        private static func layout(_ kind: Kind) -> UICollectionViewLayout {
            switch kind {
            case .flow:
                let layout = WideFlow()
                layout.minimumLineSpacing = 0
                return layout
            case .compositional:
                let size = NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
                let item = NSCollectionLayoutItem(layoutSize: size)
                return UICollectionViewCompositionalLayout(
                    section: NSCollectionLayoutSection(
                        group: .vertical(layoutSize: size, subitems: [item])))
            case .list:
                return UICollectionViewCompositionalLayout.list(
                    using: UICollectionLayoutListConfiguration(appearance: .plain))
            }
        }

        /// Scrolls to the end as a reader does, so that all items are measured.
        func readToEnd() {
            while list.contentOffset.y + list.bounds.height < list.contentSize.height - 0.01 {
                list.contentOffset.y = min(
                    list.contentOffset.y + 100, list.contentSize.height - list.bounds.height)
                window.layoutIfNeeded()
            }
        }

        var first: IndexPath? { list.indexPathsForVisibleItems.min() }

        /// Where the first visible item is in the window.
        func top(of path: IndexPath) -> CGFloat {
            (list.layoutAttributesForItem(at: path)?.frame.minY ?? .nan) - list.contentOffset.y
        }
    }

    /// Items as wide as the collection view.
    final class WideFlow: UICollectionViewFlowLayout {
        override func prepare() {
            let width = collectionView?.bounds.width ?? 0
            if estimatedItemSize.width != width { estimatedItemSize = CGSize(width: width, height: 50) }
            super.prepare()
        }
    }

    @Test(arguments: Kind.allCases, [0, 300] as [CGFloat])
    func anOffsetThatIsAssignedAfterAReloadHolds(kind: Kind, offset: CGFloat) {
        let stage = Stage(kind)
        stage.list.contentOffset.y = 700
        stage.window.layoutIfNeeded()
        stage.list.reloadData()
        stage.list.contentOffset.y = offset
        stage.window.layoutIfNeeded()
        #expect(stage.list.contentOffset.y == offset)
        if offset == 0 { #expect(stage.first == [0, 0]) }
    }

    @Test(arguments: Kind.allCases, [0, 300] as [CGFloat])
    func anOffsetThatIsAssignedAfterARotationHolds(kind: Kind, offset: CGFloat) {
        let stage = Stage(kind)
        stage.readToEnd()
        stage.list.frame.size = CGSize(width: 480, height: 320)
        stage.list.contentOffset.y = offset
        stage.window.layoutIfNeeded()
        #expect(stage.list.contentOffset.y == offset)
        if offset == 0 { #expect(stage.first == [0, 0]) }
    }

    @Test(arguments: Kind.allCases)
    func anOffsetThatIsAssignedBeforeARotationIsWhatIsKept(kind: Kind) {
        let stage = Stage(kind)
        stage.readToEnd()
        stage.list.contentOffset.y = 0
        stage.list.frame.size = CGSize(width: 480, height: 320)
        stage.window.layoutIfNeeded()
        #expect(stage.list.contentOffset.y == 0)
    }

    @Test(arguments: Kind.allCases, [810, 400, 1200] as [CGFloat])
    func aRotationKeepsTheFirstItem(kind: Kind, offset: CGFloat) throws {
        let stage = Stage(kind)
        stage.readToEnd()
        stage.list.contentOffset.y = offset
        stage.window.layoutIfNeeded()
        for size in [CGSize(width: 480, height: 320), CGSize(width: 320, height: 480)] {
            let first = try #require(stage.first)
            let top = stage.top(of: first)
            stage.list.frame.size = size
            stage.window.layoutIfNeeded()
            #expect(abs(stage.top(of: first) - top) < 0.7)
        }
    }

    /// Back from the end of the lower content, the first item has its position although the offset was limited by it.
    @Test(arguments: Kind.allCases)
    func aHigherViewAtTheEndKeepsTheFirstItemOrTheEnd(kind: Kind) throws {
        let stage = Stage(kind)
        stage.list.frame.size = CGSize(width: 640, height: 200)
        stage.window.layoutIfNeeded()
        stage.readToEnd()
        let first = try #require(stage.first)
        let top = stage.top(of: first)
        stage.list.frame.size = CGSize(width: 320, height: 300)
        stage.window.layoutIfNeeded()
        let kept = stage.list.contentOffset.y + stage.top(of: first) - top
        let end = stage.list.contentSize.height - 300
        #expect(abs(stage.list.contentOffset.y - min(kept, end)) < 0.7)
    }

    @Test(arguments: Kind.allCases)
    func anOffsetThatIsAssignedAfterAnUpdateOfTheLayoutHolds(kind: Kind) {
        let stage = Stage(kind)
        stage.list.contentOffset.y = 700
        stage.window.layoutIfNeeded()
        stage.list.collectionViewLayout.invalidateLayout()
        stage.list.contentOffset.y = 100
        stage.window.layoutIfNeeded()
        #expect(stage.list.contentOffset.y == 100)
    }
}
