import Testing
import UIKit

@testable import HeadlessUIKit

@MainActor struct CollectionCustomLayoutTests {
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test func waterfallsPlaceColumns() {
        let source = CollectionSource([30])
        let layout = WaterfallLayout()
        layout.heightForItem = { CGFloat(80 + $0.item % 3 * 40) }
        let list = source.shown(layout, size: CGSize(width: 300, height: 600))
        #expect(layout.preparations == 1)
        #expect(list.cellForItem(at: path(0))?.frame == CGRect(x: 6, y: 6, width: 138, height: 80))
        #expect(list.cellForItem(at: path(1))?.frame == CGRect(x: 156, y: 6, width: 138, height: 120))
        #expect(list.cellForItem(at: path(3))?.frame == CGRect(x: 156, y: 138, width: 138, height: 80))
        list.contentOffset.y = 400
        list.layoutIfNeeded()
        #expect(layout.preparations == 1)
        #expect(list.cellForItem(at: path(0)) == nil)
        layout.invalidateLayout()
        list.layoutIfNeeded()
        #expect(layout.preparations == 2)
    }

    @Test func carouselsShrinkAndStopAtItems() {
        let source = CollectionSource([10])
        let layout = CarouselLayout()
        let list = source.shown(layout, size: CGSize(width: 400, height: 300))
        list.layoutIfNeeded()
        #expect(list.cellForItem(at: path(0))?.transform == .identity)
        #expect(list.cellForItem(at: path(0))?.center == CGPoint(x: 200, y: 150))
        #expect(list.cellForItem(at: path(1))?.transform == CGAffineTransform(scaleX: 0.8, y: 0.8))
        #expect(list.cellForItem(at: path(1))?.bounds.size == CGSize(width: 200, height: 200))
        #expect(list.subviews.last { $0 is UICollectionViewCell } === list.cellForItem(at: path(0)))
        let clock = AnimationClock.current
        AnimationClock.current = AnimationClock()
        list.simulateDrag(by: CGPoint(x: -250, y: 0), velocity: CGPoint(x: -300, y: 0))
        AnimationClock.current.finish()
        AnimationClock.current = clock
        let rest = list.contentOffset.x / 220
        #expect(rest == rest.rounded() && rest >= 1)
    }

    @Test func attributesOfSubclassesReachCells() {
        let source = CollectionSource([6])
        let list = source.shown(
            CircularLayout(), size: CGSize(width: 375, height: 400), cell: CircularCell.self)
        let cell = list.cellForItem(at: path(1))
        #expect(cell?.layer.anchorPoint.y == (173 / 2.0 + 500) / 173)
        #expect(
            abs(((cell?.layoutAttributes as? CircularAttributes)?.angle ?? 0) - atan(133.0 / 500)) < 1e-12)
        #expect(list.layoutAttributesForItem(at: path(2)) is CircularAttributes)
    }

    @Test func decorationViewsLieBehindTheirSections() {
        let source = CollectionSource([4, 4])
        let layout = BackgroundLayout()
        layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        let list = source.shown(layout)
        let backgrounds = list.subviews.filter { $0 is BackgroundLayout.Background }
        #expect(backgrounds.count == 2)
        #expect(list.subviews.prefix(2).allSatisfy { $0 is BackgroundLayout.Background })
        #expect(backgrounds.map(\.frame.minY).sorted() == [6, 76])
    }

    @Test func attributesAreValues() {
        let a = CircularAttributes(forCellWith: path(3))
        a.frame = CGRect(x: 0.1, y: 0.7, width: 10.3, height: 4)
        #expect(a.frame == CGRect(x: 0.1, y: 0.7, width: 10.3, height: 4))
        let b = a.copy() as? CircularAttributes
        #expect(a.isEqual(b) && a == b && a !== b)
        b?.alpha = 0.5
        #expect(a != b)
        a.size = CGSize(width: 20, height: 4)
        #expect(abs(a.center.x - 5.25) < 1e-9)
        let transformed = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "k", with: path(0))
        transformed.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        transformed.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(transformed.frame == CGRect(x: -50, y: -25, width: 200, height: 100))
        #expect(transformed.representedElementKind == "k")
        #expect(a.representedElementKind == nil)
    }

    @Test func layoutsAreExchangedWithAnimation() {
        let clock = AnimationClock.current
        AnimationClock.current = AnimationClock()
        defer { AnimationClock.current = clock }
        let source = CollectionSource([20])
        let grid = UICollectionViewFlowLayout()
        grid.itemSize = CGSize(width: 100, height: 100)
        let rows = UICollectionViewFlowLayout()
        rows.itemSize = CGSize(width: 375, height: 50)
        rows.minimumLineSpacing = 0
        let list = source.shown(grid)
        let cell = list.cellForItem(at: path(1))
        var finished = false
        list.setCollectionViewLayout(rows, animated: true) { finished = $0 }
        #expect(list.collectionViewLayout === rows)
        #expect(grid.collectionView == nil || !finished)
        #expect(list.cellForItem(at: path(1)) === cell)
        #expect(cell?.frame == CGRect(x: 0, y: 50, width: 375, height: 50))
        AnimationClock.current.advance(by: 0.15)
        let half = cell?.layer.presentation()?.frame ?? .zero
        #expect(half.width > 101 && half.width < 374)
        AnimationClock.current.finish()
        #expect(finished)
        #expect(grid.collectionView == nil)
        #expect(list.visibleCells.count == 14)
    }

    final class ComparingLayout: UICollectionViewFlowLayout {
        var sizes: [CGSize] = []

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            guard let collectionView = collectionView else { return false }
            sizes.append(collectionView.bounds.size)
            return newBounds.size != collectionView.bounds.size
        }
    }

    @Test func layoutsSeeTheOldBounds() {
        let source = CollectionSource([20])
        let layout = ComparingLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let list = source.shown(layout)
        list.frame.size = CGSize(width: 667, height: 375)
        list.layoutIfNeeded()
        #expect(layout.sizes.first == CGSize(width: 375, height: 667))
        #expect(list.cellForItem(at: path(4))?.frame.minY == 0)
        #expect(list.contentSize.width == 667)
    }

    @Test func interactiveTransitionsBlendLayouts() {
        let source = CollectionSource([20])
        let grid = UICollectionViewFlowLayout()
        grid.itemSize = CGSize(width: 100, height: 100)
        let rows = UICollectionViewFlowLayout()
        rows.itemSize = CGSize(width: 300, height: 60)
        rows.sectionInset.left = 0
        rows.sectionInset.right = 75
        rows.minimumLineSpacing = 0
        let list = source.shown(grid)
        var results: [Bool] = []
        let between = list.startInteractiveTransition(to: rows) { results = [$0, $1] }
        between.transitionProgress = 0.5
        list.layoutIfNeeded()
        #expect(list.cellForItem(at: path(0))?.frame == CGRect(x: 0, y: 0, width: 200, height: 80))
        list.finishInteractiveTransition()
        AnimationClock.current.finish()
        #expect(list.collectionViewLayout === rows)
        #expect(results == [true, true])
        list.layoutIfNeeded()
        #expect(list.cellForItem(at: path(0))?.frame == CGRect(x: 0, y: 0, width: 300, height: 60))
    }

    final class MovingSource: NSObject, UICollectionViewDataSource {
        var items = Array(0..<12)
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            items.count
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            cell.tag = items[indexPath.item]
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
            to destinationIndexPath: IndexPath
        ) { items.insert(items.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
    }

    @Test func itemsAreMovedByAFinger() {
        let source = MovingSource()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        list.contentInsetAdjustmentBehavior = .never
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = source
        window.addSubview(list)
        window.isHidden = false
        window.layoutIfNeeded()
        let cell = list.cellForItem(at: path(0))
        let began = list.beginInteractiveMovementForItem(at: path(0))
        #expect(began)
        list.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 150))
        list.layoutIfNeeded()
        #expect(cell?.center == CGPoint(x: 150, y: 150))
        #expect(list.visibleCells.count == 12)
        #expect(list.cellForItem(at: path(4)) === cell)
        #expect(list.cellForItem(at: path(0))?.tag == 1)
        #expect(source.items == Array(0..<12))
        list.endInteractiveMovement()
        AnimationClock.current.finish()
        #expect(source.items == [1, 2, 3, 4, 0, 5, 6, 7, 8, 9, 10, 11])
        #expect(cell?.frame == CGRect(x: 100, y: 100, width: 100, height: 100))
        _ = list.beginInteractiveMovementForItem(at: path(11))
        list.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 10))
        list.cancelInteractiveMovement()
        AnimationClock.current.finish()
        #expect(source.items == [1, 2, 3, 4, 0, 5, 6, 7, 8, 9, 10, 11])
        for (item, tag) in source.items.enumerated() { #expect(list.cellForItem(at: path(item))?.tag == tag) }
    }

    final class MirroredLayout: UICollectionViewFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }

    @Test func mirroredLayoutsStartAtTheRight() {
        let source = CollectionSource([20])
        let layout = MirroredLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 300)
        layout.minimumLineSpacing = 0
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 350, height: 300))
        let list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        list.contentInsetAdjustmentBehavior = .never
        list.semanticContentAttribute = .forceRightToLeft
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (list.dataSource, list.delegate) = (source, source)
        window.addSubview(list)
        window.isHidden = false
        window.layoutIfNeeded()
        #expect(list.contentOffset.x == 1650)
        #expect(list.cellForItem(at: path(0))?.frame == CGRect(x: 1900, y: 0, width: 100, height: 300))
        #expect(Set(list.indexPathsForVisibleItems) == Set((0...3).map(path)))
        list.scrollToItem(at: path(19), at: .left, animated: false)
        list.layoutIfNeeded()
        #expect(list.contentOffset.x == 0)
        #expect(list.cellForItem(at: path(19))?.frame.minX == 0)
    }
}
