import Testing
import UIKit

@testable import HeadlessUIKit

@MainActor struct FlowLayoutTests {
    @Test func itemsOfOneSizeFormColumns() {
        let source = CollectionSource([7])
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 60)
        layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 6, right: 15)
        let list = source.shown(layout)
        // 350 points hold three items, 25 apart; the last line has the columns of the others.
        let x = (0..<7).map { list.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.minX }
        #expect(x == [10, 135, 260, 10, 135, 260, 10])
        #expect(list.contentSize == CGSize(width: 375, height: 5 + 60 * 3 + 20 + 6))
        #expect(list.visibleCells.count == 7)
    }

    @Test func hundredThousandItemsAreArithmetic() {
        let source = CollectionSource([100_000])
        source.recordsCalls = true
        let layout = UICollectionViewFlowLayout()
        let list = source.shown(layout)
        #expect(layout.engine.sections[0].lines.blocks.count <= 2)
        #expect(list.visibleCells.count < 120)
        list.contentOffset.y = list.contentSize.height - 667
        list.layoutIfNeeded()
        #expect(list.indexPathsForVisibleItems.contains(IndexPath(item: 99_999, section: 0)))
        #expect(list.reuse.count < 120)
    }

    @Test func pinnedHeadersStayUntilTheirSectionEnds() {
        let source = CollectionSource([10, 10, 10])
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 375, height: 100)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = CGSize(width: 0, height: 40)
        layout.sectionHeadersPinToVisibleBounds = true
        let list = source.shown(layout)
        func header(_ section: Int) -> CGRect? {
            list.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader,
                at: IndexPath(item: 0, section: section))?
                .frame
        }
        #expect(header(0)?.minY == 0)
        list.contentOffset.y = 500
        list.layoutIfNeeded()
        #expect(header(0)?.minY == 500)
        list.contentOffset.y = 1020
        list.layoutIfNeeded()
        #expect(header(0)?.minY == 1000)
        #expect(header(1)?.minY == 1040)
        list.contentOffset.y = 1041
        list.layoutIfNeeded()
        #expect(header(0) == nil)
        #expect(header(1)?.minY == 1041)
        let cells = list.visibleCells.compactMap { list.subviews.firstIndex(of: $0) }
        let view = list.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
        #expect(view.flatMap { list.subviews.firstIndex(of: $0) } ?? 0 > cells.max() ?? 0)
    }

    @Test func tooWideItemsAreReportedInFiveMessages() {
        let old = LayoutDiagnostics.handler
        defer { LayoutDiagnostics.handler = old }
        var messages: [String] = []
        LayoutDiagnostics.handler = { messages.append($0.description) }
        let source = CollectionSource([1])
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 400, height: 60)
        let list = source.shown(layout)
        #expect(messages.count == 5)
        #expect(
            messages.first
                == "The behavior of the UICollectionViewFlowLayout is not defined because:")
        #expect(messages.last?.contains("UICollectionViewFlowLayoutBreakForInvalidSizes") == true)
        #expect(list.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.minX == -38.0 / 3)
    }

    final class GrowingCell: UICollectionViewCell {
        let label = UIView()
        private var height: NSLayoutConstraint?
        private var width: NSLayoutConstraint?

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            height = label.heightAnchor.constraint(equalToConstant: 20)
            width = label.widthAnchor.constraint(equalToConstant: 200)
            NSLayoutConstraint.activate(
                [
                    label.topAnchor.constraint(equalTo: contentView.topAnchor),
                    label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                    label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                    label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                    height, width,
                ].compactMap { $0 })
        }

        required init?(coder: NSCoder) { nil }

        func set(_ size: CGSize) {
            width?.constant = size.width
            height?.constant = size.height
        }
    }

    @Test func estimatedItemsTakeTheSizesOfTheirContent() {
        let source = CollectionSource([100])
        source.configure = { cell, path in
            (cell as? GrowingCell)?.set(CGSize(width: 300, height: CGFloat(20 + path.item % 5 * 10)))
        }
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 100, height: 50)
        layout.minimumLineSpacing = 0
        let list = source.shown(layout, cell: GrowingCell.self)
        var y: CGFloat = 0
        for item in 0..<10 {
            let frame = list.cellForItem(at: IndexPath(item: item, section: 0))?.frame
            #expect(frame == CGRect(x: 113.0 / 3, y: y, width: 300, height: CGFloat(20 + item % 5 * 10)))
            y += CGFloat(20 + item % 5 * 10)
        }
        // What is seen does not move while the rest is measured.
        for offset in stride(from: CGFloat(0), to: 3000, by: 130) {
            list.contentOffset.y = offset
            list.layoutIfNeeded()
            let seen = list.visibleCells.map { ($0, $0.frame.minY - list.contentOffset.y) }
            list.setNeedsLayout()
            list.layoutIfNeeded()
            for (cell, y) in seen { #expect(cell.frame.minY - list.contentOffset.y == y) }
        }
        list.contentOffset.y = list.contentSize.height - 667
        list.layoutIfNeeded()
        list.contentOffset.y = list.contentSize.height - 667
        list.layoutIfNeeded()
        #expect(list.contentSize.height == 20 * (20 + 30 + 40 + 50 + 60))
    }
}
