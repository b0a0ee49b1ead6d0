import Testing
import UIKit

@testable import HeadlessUIKit

/// Optional methods whose bodies lay other lists out.
@MainActor struct OptionalMethodsTests {
    /// A data source and delegate that implements no more than it has to.
    final class Inner: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            3
        }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }

        /// A list that is laid out for the first time, as that of a sizing cell.
        func layOut() {
            let list = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 200, height: 100),
                collectionViewLayout: UICollectionViewFlowLayout())
            list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            (list.dataSource, list.delegate) = (self, self)
            list.layoutIfNeeded()
            #expect(list.visibleCells.count == 3)
        }
    }

    final class Outer: NSObject, UICollectionViewDelegateFlowLayout {
        let inner = Inner()

        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            inner.layOut()
            return CGSize(width: 100, height: 20 + CGFloat(indexPath.item))
        }
    }

    @Test func sizesOfItemsCountAfterTheLayoutOfAnotherList() {
        let source = CollectionSource([3])
        let list = source.shown(UICollectionViewFlowLayout())
        let delegate = Outer()
        list.delegate = delegate
        list.collectionViewLayout.invalidateLayout()
        list.layoutIfNeeded()
        for item in 0..<3 {
            let attributes = list.layoutAttributesForItem(at: IndexPath(item: item, section: 0))
            #expect(attributes?.size == CGSize(width: 100, height: 20 + CGFloat(item)))
        }
    }

    final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        let inner = Inner()

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            inner.layOut()
            return 123
        }
    }

    @Test func heightsOfRowsCountAfterTheLayoutOfAnotherList() {
        let source = Rows()
        let table = UITableView(frame: .zero)
        table.dataSource = source
        table.delegate = source
        let window = tableWindow(table)
        window.layoutIfNeeded()
        #expect(table.rectForRow(at: [0, 1]) == CGRect(x: 0, y: 123, width: 320, height: 123))
    }
}
