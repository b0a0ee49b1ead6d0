import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Animated scrolls, which make rows on their way, and scrolling while a row is moved.
@MainActor struct TableScrollAnimationTests {
    private let clock = AnimationClock()
    private let old = AnimationClock.current

    private func table(_ rows: [CGFloat]) -> (UITableView, TableSource, UIWindow) {
        let source = TableSource([rows])
        let table = UITableView(frame: .zero)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.delegate = source
        let window = tableWindow(table)
        window.layoutIfNeeded()
        _ = source.take()
        return (table, source, window)
    }

    @Test func rowsOnTheWayAreShown() {
        AnimationClock.current = clock
        defer { AnimationClock.current = old }
        let (table, source, window) = table(Array(repeating: 44, count: 100))
        table.scrollToRow(at: [0, 60], at: .top, animated: true)
        #expect(table.contentOffset.y == 0)
        clock.advance(by: 0.15)
        #expect(abs(table.contentOffset.y - 30 * 44) < 60)
        let shown = source.take().filter { $0.hasPrefix("show") }
        #expect(shown.contains("show 0-12") && shown.contains("show 0-30"))
        #expect(table.visibleCells.count <= 12)
        clock.finish()
        #expect(table.contentOffset.y == 60 * 44)
        window.layoutIfNeeded()
        #expect(table.indexPathsForVisibleRows?.first == [0, 60])
    }

    @Test func estimatesAreCorrectedOnTheWay() {
        AnimationClock.current = clock
        defer { AnimationClock.current = old }
        let (table, _, window) = table((0..<400).map { CGFloat(30 + $0 % 7 * 11) })
        defer { withExtendedLifetime(window) {} }
        table.estimatedRowHeight = 44
        table.setContentOffset(CGPoint(x: 0, y: 5000), animated: true)
        clock.finish()
        #expect(table.contentOffset.y == 5000)
        table.scrollToRow(at: [0, 30], at: .middle, animated: true)
        clock.finish()
        #expect(abs(table.rectForRow(at: [0, 30]).midY - table.bounds.midY) < 0.01)
        table.setContentOffset(.zero, animated: true)
        clock.finish()
        #expect(table.contentOffset == .zero)
    }

    @Test func whatSetsTheOffsetEndsTheScroll() {
        AnimationClock.current = clock
        defer { AnimationClock.current = old }
        let (table, _, window) = table(Array(repeating: 44, count: 100))
        defer { withExtendedLifetime(window) {} }
        table.setContentOffset(CGPoint(x: 0, y: 2000), animated: true)
        clock.advance(by: 0.1)
        table.contentOffset.y = 100
        clock.finish()
        #expect(table.contentOffset.y == 100)
        table.setContentOffset(CGPoint(x: 0, y: 2000), animated: true)
        clock.advance(by: 0.1)
        table.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
        clock.finish()
        #expect(table.contentOffset.y == 50)
        UIView.performWithoutAnimation { table.setContentOffset(.zero, animated: true) }
        #expect(table.contentOffset.y == 0)
    }

    @Test func decelerationsShowRowsOnTheWay() {
        AnimationClock.current = clock
        defer { AnimationClock.current = old }
        let (table, source, window) = table(Array(repeating: 44, count: 400))
        defer { withExtendedLifetime(window) {} }
        table.simulateDrag(by: CGPoint(x: 0, y: -100), velocity: CGPoint(x: 0, y: -3000))
        clock.advance(by: 0.5)
        let shown = Set(source.take().filter { $0.hasPrefix("show") })
        #expect(shown.contains("show 0-13") && shown.contains("show 0-20"))
        clock.finish()
    }

    final class Moving: NSObject, UITableViewDataSource {
        var rows = Array(0..<60)
        var moves: [String] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            moves.append("\(sourceIndexPath.text) \(destinationIndexPath.text)")
            rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
        }
    }

    @Test func aRowHeldAtTheEdgeScrollsTheTable() throws {
        AnimationClock.current = clock
        defer { AnimationClock.current = old }
        let source = Moving()
        let table = UITableView(frame: .zero)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.rowHeight = 44
        let window = tableWindow(table)
        table.isEditing = true
        window.layoutIfNeeded()
        let cell = try #require(table.cellForRow(at: [0, 2]))
        #expect(table.beginMove([0, 2]))
        table.dragMove(by: 320)
        #expect(table.contentOffset.y == 0)
        clock.advance(by: 1.5)
        let reached = table.contentOffset.y
        #expect(reached > 200)
        // The row stays below the finger, over the rows that pass.
        #expect(cell.superview === table && abs(cell.frame.minY - reached - (88 + 320)) < 0.01)
        table.dragMove(by: 200)
        clock.advance(by: 1)
        #expect(table.contentOffset.y == reached)
        let target = try #require(table.endMove())
        #expect(source.moves == ["0-2 \(target.text)"])
        window.layoutIfNeeded()
        #expect(table.cellForRow(at: target) === cell)
        let top = table.rectForRow(at: target).minY - reached
        #expect(abs(top - (88 + 200)) <= 44)
        #expect(table.subviews.filter { $0 is UITableViewCell }.count == table.visibleCells.count)
        // And up again, to the first row.
        #expect(table.beginMove(target))
        table.dragMove(by: -400)
        clock.finish()
        #expect(table.contentOffset.y == 0)
        #expect(table.endMove() == [0, 0])
    }
}
