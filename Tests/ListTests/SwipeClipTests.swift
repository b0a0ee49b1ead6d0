import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Swiped rows of cards, swipe buttons in larger text, separators of configured rows.
@MainActor struct SwipeClipTests {
    final class Source: RecordingTable, UITableViewDataSource, UITableViewDelegate {}

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test func aSwipedRowStaysInItsCard() throws {
        let source = Source(style: .insetGrouped)
        source.start()
        let cell = try source.cell(0)
        let card = cell.frame
        #expect(cell.layer.cornerRadius == 10)
        source.table.simulateSwipe(rowAt: path(0))
        source.window.settle()
        let mask = try #require(cell.mask)
        #expect(cell.convert(mask.frame, to: source.table) == card)
        #expect(mask.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(cell.layer.cornerRadius == 0)
        // The cell is drawn into a group of its own, in which the mask is another.
        let commands = "\(ViewDrawing(of: source.window).list.commands)"
        #expect(commands.components(separatedBy: "beginGroup").count == 3)
        let buttons = try #require(source.table.swipe?.view)
        #expect(buttons.layer.maskedCorners == [.layerMaxXMinYCorner] && buttons.layer.cornerRadius == 10)
        source.table.simulateSwipeEnd()
        AnimationClock.current.finish()
        source.window.settle()
        #expect(cell.mask == nil && cell.layer.cornerRadius == 10)
        // Rows in the middle of a card have no corners, plain rows no card.
        source.table.simulateSwipe(rowAt: path(2))
        #expect(try source.cell(2).mask?.layer.cornerRadius == 0)
        let plain = Source()
        plain.start()
        plain.table.simulateSwipe(rowAt: path(0))
        #expect(try plain.cell(0).mask == nil)
    }

    @Test func swipeButtonsGrowWithTheText() throws {
        for (version, font, small) in [
            (ScreenDevice.SystemVersion.iOS18, UIFont.TextStyle.body, 17 as CGFloat),
            (.iOS26, .footnote, 13),
        ] {
            for category in [UIContentSizeCategory.large, .accessibilityLarge] {
                let traits = UITraitCollection(preferredContentSizeCategory: category)
                let source = Source(version: version, traits: traits)
                source.table.rowHeight = 120
                source.start()
                source.table.simulateSwipe(rowAt: path(0))
                let button = try #require(source.table.swipe?.view.buttons.first)
                let label = try #require(button.subviews.compactMap { $0 as? UILabel }.first)
                let size = UIFont.preferredFont(forTextStyle: font, compatibleWith: traits).pointSize
                #expect(label.font.pointSize == size)
                if category == .large { #expect(size == small) }
                source.window.settle()
                #expect(button.bounds.width >= label.sizeThatFits(.zero).width + 23)
            }
        }
    }

    @Test(arguments: [false, true]) func separatorsBeginAtTheTextOfAConfiguration(isMirrored: Bool) throws {
        final class Configured: RecordingTable, UITableViewDataSource {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
                -> UITableViewCell
            {
                let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                var content = cell.defaultContentConfiguration()
                content.text = "Text"
                if indexPath.row == 1 { content.image = UIImage(systemName: "star") }
                if indexPath.row == 2 { content.directionalLayoutMargins.leading = 70 }
                cell.contentConfiguration = content
                return cell
            }
        }
        let direction = UITraitCollection(layoutDirection: isMirrored ? .rightToLeft : .leftToRight)
        let source = Configured(traits: direction)
        source.start()
        for row in 0..<3 {
            let cell = try source.cell(row)
            let line = try #require(cell.subviews.first { $0 is CellSeparator })
            let view = try #require(cell.contentView.subviews.first as? UIListContentView)
            let text = try #require(view.textLayoutGuide).layoutFrame
            let box = view.convert(text, to: cell)
            #expect(isMirrored ? line.frame.maxX == box.maxX : line.frame.minX == box.minX)
            #expect(cell.separatorInset.left == (isMirrored ? cell.bounds.width - box.maxX : box.minX))
        }
        #expect(try source.cell(0).separatorInset.left == 16)
        #expect(try source.cell(1).separatorInset.left == 60)
        #expect(try source.cell(2).separatorInset.left == 70)
    }

    @Test func firstHeadersOfListsHaveMoreSpaceToday() throws {
        for version in [ScreenDevice.SystemVersion.iOS18, .iOS26] {
            var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            configuration.headerMode = .supplementary
            let list = ListCellTests.List(
                [["a"], ["b"]], screen: UIScreen(.iPhoneSE, systemVersion: version),
                layout: UICollectionViewCompositionalLayout.list(using: configuration))
            list.show()
            let view = list.collectionView
            let kind = UICollectionView.elementKindSectionHeader
            let first = try #require(
                view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 0, section: 0))
            )
            let second = try #require(
                view.layoutAttributesForSupplementaryElement(ofKind: kind, at: IndexPath(item: 0, section: 1))
            )
            #expect(first.frame.minY == (version == .iOS26 ? 10 : 0))
            #expect(first.frame.height == second.frame.height)
            if version == .iOS26 { #expect(first.frame.maxY == 55.5) }
        }
    }
}
