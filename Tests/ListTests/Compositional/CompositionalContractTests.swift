import Testing

@testable import HeadlessUIKit

/// Exceptions, handlers and the shape of the public types.
@MainActor
struct CompositionalContractTests {
    private func raised(_ body: () -> Void) -> [String] {
        var reasons: [String] = []
        let handler = UIKitException.handler
        UIKitException.handler = { reasons.append($0.reason) }
        body()
        UIKitException.handler = handler
        return reasons
    }

    @Test func textsOfExceptions() {
        let nan = raised { _ = NSCollectionLayoutDimension.fractionalWidth(.nan) }
        #expect(nan == ["Invalid fractional width: nan. The fraction must be a finite value."])
        let infinite = raised { _ = NSCollectionLayoutDimension.absolute(.infinity) }
        #expect(infinite == ["Invalid absolute dimension: inf. The dimension must be a finite value."])
        let size = NSCollectionLayoutSize(.absolute(1), .absolute(1))
        let empty = raised { _ = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: []) }
        #expect(empty == ["At least 1 subitem is required for a group"])
        let missing = raised {
            let stage = CompositionalStage(UICollectionViewCompositionalLayout { _, _ in nil }, counts: [3])
            #expect(stage.view.visibleCells.isEmpty)
        }
        #expect(
            missing.first
                == "Invalid section definition. Please specify a valid section definition when content is to "
                + "be rendered for a section. This is a client error.")
    }

    @Test func handlersChangeVisibleItems() {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(.absolute(200), .absolute(80)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        var offsets: [CGFloat] = []
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            offsets.append(offset.x)
            for item in items {
                let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
                item.alpha = max(1 - distance / 1000, 0)
                item.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            }
        }
        let stage = CompositionalStage(UICollectionViewCompositionalLayout(section: section), counts: [10])
        let cell = stage.view.cellForItem(at: IndexPath(item: 0, section: 0))
        #expect(abs((cell?.alpha ?? 0) - (1 - 87.5 / 1000)) < 0.001)
        #expect(cell?.transform.a == 0.5)
        (cell?.superview as? UIScrollView)?.contentOffset.x = 100
        stage.view.layoutIfNeeded()
        #expect(offsets.last == 100)
        #expect(abs((cell?.alpha ?? 0) - (1 - 187.5 / 1000)) < 0.001)
    }

    @Test func copiesAreIndependent() throws {
        let size = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(10))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, repeatingSubitem: item, count: 3)
        group.interItemSpacing = .flexible(4)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 5
        let copy = try #require(section.copy() as? NSCollectionLayoutSection)
        section.interGroupSpacing = 6
        group.interItemSpacing = nil
        #expect(copy.interGroupSpacing == 5)
        #expect(copy.group.interItemSpacing?.isFlexibleSpacing == true)
        #expect(copy.group.subitems.count == 3)
        #expect(size == NSCollectionLayoutSize(.fractionalWidth(1), .absolute(10)))
        #expect(NSCollectionLayoutDimension.estimated(4) != .absolute(4))
    }

    @Test func drawingOfAGroup() {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.5), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(60)), subitems: [item])
        let lines = group.visualDescription().split(separator: "\n")
        #expect(lines.count > 4)
        #expect(lines.contains { $0.contains("0") && $0.contains("1") })
    }

    @Test func manyItemsAreArithmetic() {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.25), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(50)), subitems: [item])
        let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        let stage = CompositionalStage(layout, counts: [100_000])
        #expect(stage.view.contentSize.height == 1_250_000 as CGFloat)
        #expect(stage.frame(99_999).minY == 1_249_950 as CGFloat)
        stage.scroll(to: 1_000_000)
        #expect(stage.view.indexPathsForVisibleItems.min()?.item == 80_000)
    }
}
