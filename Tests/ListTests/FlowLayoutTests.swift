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

/// Cells that measure themselves in other ways than by constraints, and pictures.
@MainActor struct CollectionSizingTests {
    final class ManualCell: UICollectionViewCell {
        var height: CGFloat = 30

        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
    }

    final class PreferringCell: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
            attributes.frame.size.height = 72
            return attributes
        }
    }

    private func estimating() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 375, height: 44)
        layout.minimumLineSpacing = 0
        return layout
    }

    @Test func cellsMeasureThemselvesBySizeThatFits() {
        let source = CollectionSource([40])
        source.configure = { cell, path in (cell as? ManualCell)?.height = CGFloat(30 + path.item) }
        let list = source.shown(estimating(), cell: ManualCell.self)
        #expect(
            list.cellForItem(at: IndexPath(item: 3, section: 0))?.frame
                == CGRect(x: 0, y: 93, width: 375, height: 33))
    }

    @Test func cellsWithoutContentKeepTheEstimate() {
        let list = CollectionSource([5]).shown(estimating())
        #expect(
            list.cellForItem(at: IndexPath(item: 1, section: 0))?.frame
                == CGRect(x: 0, y: 44, width: 375, height: 44))
    }

    @Test func preferredAttributesDecide() {
        let list = CollectionSource([5]).shown(estimating(), cell: PreferringCell.self)
        #expect(
            list.cellForItem(at: IndexPath(item: 1, section: 0))?.frame
                == CGRect(x: 0, y: 72, width: 375, height: 72))
    }

    @Test func contentThatChangesIsMeasuredAgain() {
        let source = CollectionSource([10])
        let list = source.shown(estimating(), cell: ManualCell.self)
        let cell = list.cellForItem(at: IndexPath(item: 0, section: 0)) as? ManualCell
        cell?.height = 90
        cell?.invalidateIntrinsicContentSize()
        list.layoutIfNeeded()
        #expect(cell?.frame.height == 90)
        #expect(list.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.minY == 90)
        cell?.height = 50
        list.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
        list.layoutIfNeeded()
        #expect(list.cellForItem(at: IndexPath(item: 0, section: 0)) === cell)
        #expect(cell?.frame.height == 50)
    }

    @Test func sizesMoveWithTheirItems() {
        let source = CollectionSource([40])
        source.configure = { cell, path in (cell as? ManualCell)?.height = 60 }
        let list = source.shown(estimating(), cell: ManualCell.self)
        source.configure = { cell, path in (cell as? ManualCell)?.height = 100 }
        source.counts = [41]
        list.insertItems(at: [IndexPath(item: 1, section: 0)])
        AnimationClock.current.finish()
        list.layoutIfNeeded()
        let heights = (0..<4).map {
            list.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.height
        }
        #expect(heights == [60, 100, 60, 60])
    }

    @Test func opensAndScrollsManyItems() {
        var lines: [String] = []
        func time(_ name: String, _ body: () -> Void) {
            let clock = ContinuousClock()
            let duration = clock.measure(body)
            lines.append("\(name): \(duration)")
        }
        let source = CollectionSource([100_000])
        let layout = UICollectionViewFlowLayout()
        var list: UICollectionView?
        time("open 100,000 of one size") { list = source.shown(layout) }
        time("elements at the end") {
            _ = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 800_000, width: 375, height: 667))
        }
        time("scroll 100 steps") {
            for step in 1...100 {
                list?.contentOffset.y = CGFloat(step * 40)
                list?.layoutIfNeeded()
            }
        }
        time("open 100,000 estimated") { list = source.shown(estimating(), cell: ManualCell.self) }
        time("scroll 100 steps, measured") {
            for step in 1...100 {
                list?.contentOffset.y = CGFloat(step * 40)
                list?.layoutIfNeeded()
            }
        }
        try? Data(lines.joined(separator: "\n").utf8).write(
            to: FileManager.default.temporaryDirectory.appendingPathComponent("flow-times.txt"))
        #expect((list?.visibleCells.count ?? 0) < 40)
    }

    @Test(.enabled(if: ConfigurationPictureTests.folder != nil)) func drawsGrids() throws {
        let folder = try #require(ConfigurationPictureTests.folder)
        for (name, layout) in [
            ("grid", UICollectionViewFlowLayout()), ("backgrounds", BackgroundLayout()),
            ("wheel", CircularLayout()),
            ("carousel", CarouselLayout()),
        ] as [(String, UICollectionViewLayout)] {
            let source = CollectionSource(name == "wheel" || name == "carousel" ? [12] : [7, 11, 4])
            source.configure = { cell, path in
                cell.contentView.backgroundColor = [.systemTeal, .systemPink, .systemIndigo][path.item % 3]
                cell.contentView.layer.cornerRadius = 8
                let label = UILabel(frame: CGRect(x: 6, y: 6, width: 60, height: 20))
                label.text = "\(path.section)-\(path.item)"
                label.font = .systemFont(ofSize: 12)
                cell.contentView.addSubview(label)
            }
            if let flow = layout as? UICollectionViewFlowLayout, name != "carousel" {
                flow.itemSize = CGSize(width: 80, height: 60)
                flow.sectionInset = UIEdgeInsets(top: 12, left: 16, bottom: 24, right: 16)
                flow.headerReferenceSize = CGSize(width: 0, height: 20)
            }
            let list = source.shown(
                layout, size: CGSize(width: 375, height: 560),
                cell: name == "wheel" ? CircularCell.self : UICollectionViewCell.self)
            let image = UIGraphicsImageRenderer(bounds: list.window?.bounds ?? .zero).image { context in
                list.window?.drawHierarchy(in: list.window?.bounds ?? .zero, afterScreenUpdates: true)
            }
            try image.pngData()?.write(to: URL(fileURLWithPath: folder + "/collection-\(name).png"))
        }
    }
}
