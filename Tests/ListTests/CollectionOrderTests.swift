import Testing
import UIKit

@testable import HeadlessUIKit

/// The order of a collection view's views.
@MainActor struct CollectionOrderTests {
    final class Stacked: UICollectionViewFlowLayout {
        var top = 0

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            super.layoutAttributesForElements(in: rect)?.map { attributes in
                let copy = attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
                copy.zIndex = attributes.indexPath.item == top ? 1 : 0
                return copy
            }
        }
    }

    /// Views are ordered where one was added or an index of z changed; otherwise the order of the app stays.
    @Test func viewsAreOrderedWhereSomethingChanged() throws {
        let source = CollectionSource([4])
        let layout = Stacked()
        layout.itemSize = CGSize(width: 100, height: 300)
        let list = source.shown(layout)
        func front() -> IndexPath? {
            list.subviews.last { $0 is UICollectionViewCell }.flatMap { view in
                (view as? UICollectionViewCell).flatMap { list.indexPath(for: $0) }
            }
        }
        #expect(front() == [0, 0])
        layout.top = 2
        layout.invalidateLayout()
        list.layoutIfNeeded()
        #expect(front() == [0, 2])
        try list.bringSubviewToFront(#require(list.cellForItem(at: [0, 1])))
        list.contentOffset.y = 5
        list.layoutIfNeeded()
        #expect(front() == [0, 1])
        source.counts = [5]
        list.insertItems(at: [[0, 4]])
        list.layoutIfNeeded()
        #expect(front() == [0, 2])
    }
}

/// The order of the calls that an update makes.
@MainActor struct CollectionUpdateOrderTests {
    final class Noting: UICollectionViewFlowLayout {
        var notes: [String] = []

        override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
            -> UICollectionViewLayoutAttributes?
        {
            notes.append("\(itemIndexPath.section)-\(itemIndexPath.item)")
            return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        }

        override func finalLayoutAttributesForDisappearingSupplementaryElement(
            ofKind elementKind: String, at elementIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            notes.append("header \(elementIndexPath.section)")
            return super.finalLayoutAttributesForDisappearingSupplementaryElement(
                ofKind: elementKind, at: elementIndexPath)
        }
    }

    @Test func viewsDisappearInTheOrderOfTheirPaths() {
        let source = CollectionSource([4, 4, 4])
        let layout = Noting()
        layout.itemSize = CGSize(width: 20, height: 20)
        layout.headerReferenceSize = CGSize(width: 10, height: 10)
        let list = source.shown(layout)
        source.counts = [2]
        list.performBatchUpdates {
            list.deleteSections([1, 2])
            list.deleteItems(at: [[0, 3], [0, 1]])
        }
        #expect(
            layout.notes == [
                "0-1", "0-3", "1-0", "1-1", "1-2", "1-3", "2-0", "2-1", "2-2", "2-3", "header 1", "header 2",
            ])
    }
}
