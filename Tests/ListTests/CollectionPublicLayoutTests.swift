import Testing
import UIKit

@testable import HeadlessUIKit

/// Layouts as public libraries write them: frames, calls and their order.
@MainActor struct CollectionPublicLayoutTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
        IndexPath(item: item, section: section)
    }
    private let header = UICollectionView.elementKindSectionHeader

    private func withOwnClock(_ body: () -> Void) {
        let clock = AnimationClock.current
        AnimationClock.current = AnimationClock()
        defer { AnimationClock.current = clock }
        body()
    }

    @Test func tagsAreAlignedToTheLeft() {
        final class Tags: NSObject, UICollectionViewDelegateFlowLayout {
            func collectionView(
                _ collectionView: UICollectionView, layout: UICollectionViewLayout,
                sizeForItemAt indexPath: IndexPath
            ) -> CGSize { CGSize(width: [60, 110, 95, 40, 150][indexPath.item % 5], height: 30) }
        }
        let source = CollectionSource([5])
        let layout = LeftAlignedLayout()
        layout.minimumInteritemSpacing = 8
        layout.sectionInset = UIEdgeInsets(top: 4, left: 12, bottom: 4, right: 12)
        let list = source.shown(layout, size: CGSize(width: 300, height: 200))
        let tags = Tags()
        list.delegate = tags
        layout.invalidateLayout()
        list.layoutIfNeeded()
        #expect(
            (0..<5).map { list.cellForItem(at: path($0))?.frame.minX } == [12, 80, 12, 115, 12])
        #expect((0..<5).map { list.cellForItem(at: path($0))?.frame.minY } == [4, 4, 44, 44, 84])
    }

    @Test func headersStretchWhenPulled() {
        let source = CollectionSource([12, 3])
        let layout = StretchyHeaderLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 100)
        layout.itemSize = CGSize(width: 300, height: 60)
        let list = source.shown(layout, size: CGSize(width: 300, height: 400))
        let top = list.supplementaryView(forElementKind: header, at: path(0))
        #expect(top?.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
        list.contentOffset.y = -50
        list.layoutIfNeeded()
        #expect(list.supplementaryView(forElementKind: header, at: path(0)) === top)
        #expect(top?.frame == CGRect(x: 0, y: -50, width: 300, height: 150))
        #expect(list.cellForItem(at: path(0))?.frame.minY == 100)
        list.contentOffset.y = 20
        list.layoutIfNeeded()
        #expect(top?.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
    }

    @Test func timeGridsMoveTheirHeadersOnly() {
        let source = CollectionSource([2, 1, 0])
        let layout = TimeGridLayout()
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "line")
        layout.event = { (CGFloat($0.section * 2 + $0.item), 1.5) }
        let list = source.shown(layout, size: CGSize(width: 320, height: 400))
        #expect(layout.notes == ["prepare all"])
        #expect(list.contentSize == CGSize(width: 360, height: 1480))
        #expect(list.cellForItem(at: path(1))?.frame == CGRect(x: 0, y: 100, width: 120, height: 90))
        #expect(list.cellForItem(at: path(0, 1))?.frame == CGRect(x: 120, y: 160, width: 120, height: 90))
        #expect(list.visibleSupplementaryViews(ofKind: header).count == 3)
        // Lines are behind, headers in front of the events.
        #expect(list.visibleSupplementaryViews(ofKind: header).contains { $0 === list.subviews.last })
        list.contentOffset.y = 70
        list.layoutIfNeeded()
        #expect(
            layout.notes == ["prepare all", "invalidate headers", "prepare headers"])
        #expect(
            list.supplementaryView(forElementKind: header, at: path(0, 1))?.frame
                == CGRect(x: 120, y: 70, width: 120, height: 40))
        list.contentOffset.x = 30
        list.layoutIfNeeded()
        #expect(layout.notes.count == 3)
        layout.invalidateLayout()
        list.layoutIfNeeded()
        #expect(layout.notes.suffix(2) == ["invalidate everything", "prepare all"])
        source.counts = [3, 1, 0]
        list.insertItems(at: [path(2)])
        list.layoutIfNeeded()
        #expect(layout.notes.suffix(2) == ["invalidate some", "prepare all"])
        #expect(list.layoutAttributesForItem(at: path(2))?.frame.minY == 160)
    }

    private func noting() -> NotingLayout {
        let layout = NotingLayout()
        layout.itemSize = CGSize(width: 300, height: 100)
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        return layout
    }

    @Test func layoutsAreCalledInOrder() {
        withOwnClock {
            let source = CollectionSource([4, 1])
            let layout = noting()
            let list = source.shown(layout, size: CGSize(width: 300, height: 400))
            #expect(layout.take().filter { $0 != "should" } == ["invalidate", "prepare", "size", "elements"])
            list.contentOffset.y = 10
            list.layoutIfNeeded()
            #expect(layout.take() == ["should", "elements"])
            list.frame.size.width = 320
            list.layoutIfNeeded()
            #expect(layout.take() == ["should", "invalidate", "prepare", "size", "elements"])
            UIView.animate(withDuration: 0.2) {
                list.frame.size.width = 310
                list.layoutIfNeeded()
            }
            #expect(
                layout.take() == [
                    "should", "invalidate", "bounds", "prepare", "size", "elements", "end bounds",
                ])
            AnimationClock.current.finish()
            list.reloadData()
            list.layoutIfNeeded()
            #expect(layout.take() == ["invalidate", "prepare", "size", "elements"])
        }
    }

    @Test func updatesCallTheLayoutInOrder() {
        withOwnClock {
            let source = CollectionSource([4, 1])
            let layout = noting()
            let list = source.shown(layout, size: CGSize(width: 300, height: 400))
            _ = layout.take()
            source.counts = [4, 1]
            layout.deletedHeaders = [path(0)]
            layout.insertedHeaders = [path(0)]
            let old = list.supplementaryView(forElementKind: header, at: path(0))
            list.performBatchUpdates {
                list.deleteItems(at: [path(1)])
                list.insertItems(at: [path(0)])
            }
            let notes = layout.take().filter { !["should", "size", "elements"].contains($0) }
            #expect(
                notes.prefix(5) == [
                    "invalidate", "prepare", "updates 10", "deletes Header", "inserts Header",
                ],
                "\(notes)")
            #expect(notes.contains("final 1") && notes.contains("initial 0"))
            #expect(notes.contains("final Header 0"))
            #expect(notes.contains("target") && notes.contains("initial Header 0"))
            #expect(notes.last == "finalize")
            // A header that is deleted and inserted is another view.
            #expect(list.supplementaryView(forElementKind: header, at: path(0)) !== old)
            AnimationClock.current.finish()
            list.layoutIfNeeded()
            #expect(list.visibleSupplementaryViews(ofKind: header).count == 1)
            #expect(old?.superview == nil)
        }
    }

    @Test func transitionsCallBothLayoutsInOrder() {
        withOwnClock {
            let source = CollectionSource([4])
            let (old, new) = (noting(), noting())
            new.itemSize.height = 50
            let list = source.shown(old, size: CGSize(width: 300, height: 400))
            _ = old.take()
            list.setCollectionViewLayout(new, animated: true)
            AnimationClock.current.finish()
            #expect(old.take().filter { ["to", "end"].contains($0) } == ["to", "end"])
            let notes = new.take()
            #expect(notes == ["invalidate", "from", "prepare", "size", "target", "elements", "end"])
            #expect(list.cellForItem(at: path(1))?.frame.minY == 70)
        }
    }
}
