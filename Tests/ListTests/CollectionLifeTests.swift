import Testing
import UIKit

@testable import HeadlessUIKit

/// The order of calls, reuse, selection, and what violates the contract.
@MainActor struct CollectionLifeTests {
    private func rows(_ height: CGFloat = 100) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 375, height: height)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        return layout
    }

    private func exceptions(_ body: () -> Void) -> [String] {
        let old = UIKitException.handler
        defer { UIKitException.handler = old }
        var reasons: [String] = []
        UIKitException.handler = { reasons.append($0.reason) }
        body()
        return reasons
    }

    @Test func callsComeInOrder() {
        let source = CollectionSource([3])
        source.recordsCalls = true
        let list = source.shown(rows(300))
        #expect(
            source.calls == [
                "sections", "items 0", "cell 0-0", "cell 0-1", "cell 0-2", "will 0-0", "will 0-1", "will 0-2",
            ])
        source.calls = []
        list.reloadData()
        #expect(source.calls == [])
        list.layoutIfNeeded()
        #expect(
            source.calls == [
                "end 0-2", "end 0-1", "end 0-0", "sections", "items 0", "cell 0-0", "cell 0-1", "cell 0-2",
                "will 0-0", "will 0-1", "will 0-2",
            ])
    }

    final class NotingCell: UICollectionViewCell {
        static var notes: [String] = []

        override init(frame: CGRect) {
            super.init(frame: frame)
            Self.notes.append("init \(frame.width) \(frame.height)")
        }

        required init?(coder: NSCoder) { nil }

        override func prepareForReuse() {
            super.prepareForReuse()
            Self.notes.append("reuse")
        }

        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            super.apply(layoutAttributes)
            Self.notes.append("apply \(layoutAttributes.indexPath.item)")
        }
    }

    @Test func cellsAreReused() {
        NotingCell.notes = []
        let source = CollectionSource([100])
        let list = source.shown(rows(), cell: NotingCell.self)
        #expect(NotingCell.notes.prefix(2) == ["init 375.0 100.0", "apply 0"])
        for offset in 1...2000 {
            list.contentOffset.y = CGFloat(offset)
            list.layoutIfNeeded()
        }
        #expect(NotingCell.notes.filter { $0.hasPrefix("init") }.count <= 9)
        #expect(NotingCell.notes.filter { $0 == "reuse" }.count >= 18)
    }

    @Test func tapsSelect() {
        let source = CollectionSource([5])
        let list = source.shown(rows())
        source.recordsCalls = true
        list.cellForItem(at: IndexPath(item: 1, section: 0))?.simulateTap()
        #expect(
            source.calls == [
                "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "shouldSelect 1", "didSelect 1",
            ])
        #expect(list.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
        source.calls = []
        list.cellForItem(at: IndexPath(item: 2, section: 0))?.simulateTap()
        #expect(source.calls.suffix(3) == ["shouldSelect 2", "didDeselect 1", "didSelect 2"])
        #expect(list.cellForItem(at: IndexPath(item: 1, section: 0))?.isSelected == false)
        #expect(list.cellForItem(at: IndexPath(item: 2, section: 0))?.isSelected == true)
        list.reloadData()
        #expect(list.indexPathsForSelectedItems == [])
    }

    @Test func scrollingEndsTheHighlight() {
        let source = CollectionSource([50])
        let list = source.shown(rows())
        source.recordsCalls = true
        list.simulatePan(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100))
        #expect(list.indexPathsForSelectedItems == [])
        #expect(source.calls.contains("didUnhighlight 3"))
        #expect(!source.calls.contains("didSelect 3"))
    }

    @Test func unregisteredIdentifiersRaise() {
        let source = CollectionSource([1])
        let list = source.shown(rows())
        let reasons = exceptions {
            _ = list.dequeueReusableCell(withReuseIdentifier: "x", for: IndexPath(item: 0, section: 0))
            _ = list.dequeueReusableSupplementaryView(
                ofKind: "kind", withReuseIdentifier: "y", for: IndexPath(item: 0, section: 0))
        }
        #expect(
            reasons == [
                "could not dequeue a view of kind: UICollectionElementKindCell with identifier x - must register a "
                    + "nib or a class for the identifier or connect a prototype cell in a storyboard",
                "could not dequeue a view of kind: kind with identifier y - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard",
            ])
    }

    @Test func scrollingToWhatDoesNotExistRaises() {
        let source = CollectionSource([3])
        let list = source.shown(rows())
        let reasons = exceptions {
            list.scrollToItem(at: IndexPath(item: 91, section: 0), at: .top, animated: false)
        }
        #expect(
            reasons.first?.hasPrefix(
                "Attempted to scroll the collection view to an out-of-bounds item (91) when there are only 3 items "
                    + "in section 0.") == true)
    }

    @Test func wrongCountsRaiseAndTheListStaysUsable() {
        let source = CollectionSource([5])
        let list = source.shown(rows())
        let reasons = exceptions { list.deleteItems(at: [IndexPath(item: 0, section: 0)]) }
        #expect(
            reasons.first?.hasPrefix(
                "Invalid update: invalid number of items in section 0.  The number of items contained in an existing "
                    + "section after the update (5) must be equal to the number of items contained in that section "
                    + "before the update (5), plus or minus the number of items inserted or deleted from that section "
                    + "(0 inserted, 1 deleted) and plus or minus the number of items moved into or out of that "
                    + "section (0 moved in, 0 moved out).") == true)
        list.layoutIfNeeded()
        #expect(list.visibleCells.count == 5)
        source.counts = [4]
        let batch = exceptions {
            list.performBatchUpdates {
                list.deleteItems(at: [IndexPath(item: 0, section: 0)])
                list.insertItems(at: [IndexPath(item: 0, section: 0)])
            }
        }
        #expect(
            batch.first?.hasPrefix(
                "Invalid batch updates detected: the number of sections and/or items returned by the data source "
                    + "before and/or after performing the batch updates are inconsistent with the updates.\n"
                    + "Data source before updates = { 1 section with item counts: [5] }\n"
                    + "Data source after updates = { 1 section with item counts: [4] }\n"
                    + "Updates = [\n\tDelete item (0 - 0),\n\tInsert item (0 - 0)\n]\nCollection view: ")
                == true)
        list.layoutIfNeeded()
        #expect(list.visibleCells.count == 4)
    }

    @Test func dataSourcesThatLieLeaveTheListUsable() {
        let source = CollectionSource([-3])
        var list: UICollectionView?
        let reasons = exceptions { list = source.shown(rows()) }
        #expect(reasons.count == 1)
        #expect(reasons.first?.contains("section 0") == true)
        source.counts = [2]
        list?.reloadData()
        list?.layoutIfNeeded()
        #expect(list?.visibleCells.count == 2)
        source.configure = { _, _ in list?.reloadData() }
        list?.reloadData()
        list?.layoutIfNeeded()
        source.configure = { _, _ in }
        list?.reloadData()
        list?.layoutIfNeeded()
        #expect(list?.visibleCells.count == 2)
    }
}
