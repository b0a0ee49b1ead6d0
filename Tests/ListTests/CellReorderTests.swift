import Foundation
import Testing
import TestSupport
import UIKit

@testable import HeadlessUIKit

/// Moving rows, the index and refreshing.
@MainActor struct CellReorderTests {
    final class Moving: RecordingTable, UITableViewDataSource, UITableViewDelegate {
        var proposals: [IndexPath] = []
        var limit: IndexPath?

        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
            indexPath.row != 4
        }

        func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            calls.append("move \(sourceIndexPath) \(destinationIndexPath)")
            let text = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
            sections[destinationIndexPath.section].insert(text, at: destinationIndexPath.row)
        }

        func tableView(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath {
            proposals.append(proposedDestinationIndexPath)
            return limit ?? proposedDestinationIndexPath
        }
    }

    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @Test func eachPositionIsProposedAndTheDataMovesOnce() throws {
        let source = Moving()
        source.start()
        #expect(source.table.simulateReorder(rowAt: path(0), to: path(2)) == nil)
        source.table.isEditing = true
        source.window.settle()
        #expect(source.table.simulateReorder(rowAt: path(0), to: path(2)) == path(2))
        #expect(source.proposals == [path(1), path(2)])
        #expect(source.calls == ["move \(path(0)) \(path(2))"])
        #expect(source.shownTexts == ["b", "c", "a", "d", "e"])
        #expect(source.table.simulateReorder(rowAt: path(4), to: path(0)) == nil)
        source.limit = path(1)
        #expect(source.table.simulateReorder(rowAt: path(3), to: path(0)) == path(1))
        #expect(source.shownTexts == ["b", "d", "c", "a", "e"])
        // A delegate may return a position that does not exist.
        source.limit = path(70, 3)
        #expect(source.table.simulateReorder(rowAt: path(0), to: path(1)) == path(0))
    }

    @Test func rowsMoveBetweenSections() {
        let source = Moving(sections: [["a", "b"], ["c"], [], ["d"]])
        source.start()
        source.table.isEditing = true
        source.window.settle()
        #expect(source.table.simulateReorder(rowAt: path(0, 0), to: path(1, 3)) == path(1, 3))
        #expect(source.proposals == [path(1, 0), path(0, 1), path(1, 1), path(0, 2), path(0, 3), path(1, 3)])
        #expect(source.sections == [["b"], ["c"], [], ["d", "a"]])
        #expect(source.shownTexts == ["b", "c", "d", "a"])
        #expect(source.table.simulateReorder(rowAt: path(1, 3), to: path(0, 0)) == path(0, 0))
        #expect(source.sections == [["a", "b"], ["c"], [], ["d"]])
    }

    @Test func fingersDragByTheControl() throws {
        let source = Moving()
        source.start()
        source.table.isEditing = true
        source.window.settle()
        let bars = try #require(try source.cell(1).subviews.first { $0 is CellReorderControl })
        let start = bars.convert(CGPoint(x: 13, y: 22), to: source.table)
        #expect(source.table.simulatePan(from: start, to: CGPoint(x: start.x, y: start.y + 70)))
        #expect(source.shownTexts == ["a", "c", "d", "b", "e"])
        #expect(source.calls == ["move \(path(1)) \(path(3))"])
        #expect(source.table.contentOffset == .zero)
    }

    /// Moves among sections against arrays that are changed in the same way. 300 runs for the record.
    @Test func randomMoves() {
        for seed in RandomRuns.seeds(default: 12) {
            var random = seed.random
            let sections = (0..<Int.random(in: 1...4, using: &random)).map { section in
                (0..<Int.random(in: 0...3, using: &random)).map { "\(section).\($0)" }
            }
            let source = Moving(sections: sections)
            source.start()
            source.table.isEditing = true
            var model = sections
            for _ in 0..<6 {
                let (from, to) = (
                    Int.random(in: 0..<model.count, using: &random),
                    Int.random(in: 0..<model.count, using: &random)
                )
                guard !model[from].isEmpty else { continue }
                let row = Int.random(in: 0..<model[from].count, using: &random)
                guard row != 4 else { continue }
                let text = model[from].remove(at: row)
                let target = Int.random(in: 0...model[to].count, using: &random)
                model[to].insert(text, at: target)
                source.table.simulateReorder(rowAt: path(row, from), to: path(target, to))
                #expect(source.sections == model, "seed \(seed)")
                #expect(source.shownTexts == model.flatMap { $0 }, "seed \(seed)")
            }
        }
    }

    // MARK: Index

    final class Indexed: RecordingTable, UITableViewDataSource, UITableViewDelegate {
        var named: [String] = []

        func sectionIndexTitles(for tableView: UITableView) -> [String]? {
            [UITableView.indexSearch, "A", "B", "C"]
        }

        func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int)
            -> Int
        {
            named.append("\(title) \(index)")
            return index - 1
        }

        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            "\(section)"
        }
    }

    @Test func theIndexScrollsToSections() throws {
        let source = Indexed(sections: Array(repeating: (0..<30).map(String.init), count: 3))
        source.start()
        let bar = try #require(source.table.rowInteractions?.indexBar)
        #expect(bar.frame.maxX == 375 && bar.frame.width == 15)
        #expect(try source.cell(0).contentView.frame.width == 360)
        #expect(source.table.simulateIndexTouch("B"))
        #expect(source.named == ["B 2"])
        source.window.settle()
        #expect(source.table.contentOffset.y == source.table.rect(forSection: 1).minY)
        #expect(source.table.simulateIndexTouch(UITableView.indexSearch))
        #expect(source.table.contentOffset.y == 0)
        #expect(!source.table.simulateIndexTouch("Z"))
        // The third of four titles, by a finger.
        let height = bar.bounds.height
        bar.simulateTap(at: CGPoint(x: 7, y: height / 2 + 7))
        #expect(source.named.last == "B 2")
        source.table.sectionIndexMinimumDisplayRowCount = 91
        source.window.settle()
        #expect(source.table.rowInteractions?.indexBar == nil)
        #expect(source.table.visibleCells.allSatisfy { $0.contentView.frame.width == 375 })
        source.table.sectionIndexMinimumDisplayRowCount = 90
        source.window.settle()
        #expect(source.table.rowInteractions?.indexBar != nil)
        source.table.isEditing = true
        source.window.settle()
        #expect(source.table.rowInteractions?.indexBar == nil)
    }

    @Test func dotsReplaceTitlesThatDoNotFit() {
        let bar = SectionIndexBar { _ in }
        bar.titles = UILocalizedIndexedCollation.current().sectionIndexTitles
        bar.frame = CGRect(x: 0, y: 0, width: 15, height: 27 * 14)
        #expect(bar.shown == (0..<27).map { $0 })
        bar.frame.size.height = 14 * 14
        #expect(bar.shown.first == 0 && bar.shown.last == 26)
        #expect(bar.shown.contains(nil))
        #expect(bar.shown.count <= 14)
        #expect(bar.index(at: 0) == 0 && bar.index(at: 14 * 14) == 26)
    }

    @Test func collation() {
        let collation = UILocalizedIndexedCollation.current()
        let name = Selector("description")
        #expect(collation.sectionTitles.count == 27)
        #expect(collation.section(for: "bee", collationStringSelector: name) == 1)
        #expect(collation.section(for: "Éclair", collationStringSelector: name) == 4)
        #expect(collation.section(for: "4 words", collationStringSelector: name) == 26)
        let sorted = collation.sortedArray(from: ["b", "Á", "a2"], collationStringSelector: name)
        #expect(sorted as? [String] == ["Á", "a2", "b"])
    }

    // MARK: Refreshing

    @Test func pullingRefreshes() throws {
        let window = UIWindow(screen: UIScreen(.iPhoneSE))
        let scroll = UIScrollView(frame: window.bounds)
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 375, height: 100)
        let refresh = UIRefreshControl()
        var count = 0
        refresh.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        scroll.refreshControl = refresh
        window.addSubview(scroll)
        window.makeKeyAndVisible()
        window.settle()
        #expect(scroll.refreshControl === refresh)
        #expect(refresh.superview === scroll && refresh.isHidden)
        scroll.simulateDrag(by: CGPoint(x: 0, y: 60))
        AnimationClock.current.advance(by: 2)
        #expect(count == 0 && !refresh.isRefreshing && scroll.contentOffset.y == 0)
        scroll.beginSimulatedDrag()
        scroll.moveSimulatedDrag(by: CGPoint(x: 0, y: 300))
        #expect(count == 1 && refresh.isRefreshing)
        #expect(!refresh.isHidden)
        #expect(refresh.frame == CGRect(x: 0, y: scroll.contentOffset.y, width: 375, height: 60))
        scroll.endSimulatedDrag()
        AnimationClock.current.advance(by: 2)
        #expect(scroll.contentOffset.y == -60)
        #expect(scroll.adjustedContentInset.top == 60)
        #expect(scroll.contentInset.top == 0)
        refresh.endRefreshing()
        AnimationClock.current.advance(by: 2)
        #expect(scroll.contentOffset.y == 0 && scroll.adjustedContentInset.top == 0)
        #expect(refresh.isHidden)
        // By program it neither scrolls nor sends.
        refresh.beginRefreshing()
        #expect(count == 1 && refresh.isRefreshing && scroll.contentOffset.y == 0)
        refresh.endRefreshing()
        scroll.refreshControl = nil
        #expect(refresh.superview == nil)
    }
}
