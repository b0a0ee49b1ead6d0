import Testing
import UIKit

@testable import HeadlessUIKit

/// Selection by touches and by program.
@MainActor struct TableSelectionTests {
    final class Source: TableSource {
        func note(_ call: String) { calls.append(call) }
        func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
            note("should highlight \(indexPath.row)")
            return true
        }
        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
            note("highlight \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
            note("unhighlight \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            note("will select \(indexPath.row)")
            return indexPath.row == 3 ? nil : indexPath
        }
        func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
            note("will deselect \(indexPath.row)")
            return indexPath
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            note("select \(indexPath.row)")
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            note("deselect \(indexPath.row)")
        }
    }

    /// The conformance is declared by the class itself, so that its methods are found.
    final class Delegate: NSObject, UITableViewDelegate {
        let source: Source
        init(_ source: Source) { self.source = source }
        func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
            source.tableView(tableView, shouldHighlightRowAt: indexPath)
        }
        func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
            source.tableView(tableView, didHighlightRowAt: indexPath)
        }
        func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
            source.tableView(tableView, didUnhighlightRowAt: indexPath)
        }
        func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            source.tableView(tableView, willSelectRowAt: indexPath)
        }
        func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
            source.tableView(tableView, willDeselectRowAt: indexPath)
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            source.tableView(tableView, didSelectRowAt: indexPath)
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            source.tableView(tableView, didDeselectRowAt: indexPath)
        }
    }

    private let source = Source([Array(repeating: 44, count: 30)])
    private let delegate: Delegate
    private let table = UITableView(frame: .zero)
    private let window: UIWindow

    init() {
        delegate = Delegate(source)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 44
        table.dataSource = source
        table.delegate = delegate
        window = tableWindow(table)
        window.layoutIfNeeded()
        _ = source.take()
    }

    private func tap(_ row: Int) { window.simulateTap(at: CGPoint(x: 100, y: CGFloat(row) * 44 + 20)) }

    @Test func aTapSelectsInUIKitsOrder() {
        tap(1)
        #expect(
            source.take() == [
                "should highlight 1", "highlight 1", "unhighlight 1", "will select 1", "select 1",
            ])
        #expect(table.indexPathForSelectedRow == [0, 1])
        #expect(table.cellForRow(at: [0, 1])?.isSelected ?? false)
        tap(2)
        #expect(
            source.take() == [
                "should highlight 2", "highlight 2", "unhighlight 2", "will select 2", "will deselect 1",
                "deselect 1", "select 2",
            ])
        #expect(table.indexPathsForSelectedRows == [[0, 2]])
    }

    @Test func aRowMayRefuseToBeSelected() {
        tap(3)
        #expect(table.indexPathForSelectedRow == nil)
        #expect(source.take().last == "will select 3")
    }

    @Test func severalRowsAreSelectedOneAfterAnother() {
        table.allowsMultipleSelection = true
        tap(0)
        tap(2)
        #expect(table.indexPathsForSelectedRows == [[0, 0], [0, 2]])
        _ = source.take()
        tap(0)
        #expect(table.indexPathsForSelectedRows == [[0, 2]])
        #expect(source.take().suffix(2) == ["will deselect 0", "deselect 0"])
    }

    @Test func aProgramSelectsWithoutCalls() {
        table.selectRow(at: [0, 20], animated: false, scrollPosition: .middle)
        window.layoutIfNeeded()
        #expect(source.take().allSatisfy { !$0.contains("select") })
        #expect(table.contentOffset.y == 20 * 44 + 22 - 220)
        #expect(table.cellForRow(at: [0, 20])?.isSelected ?? false)
        table.selectRow(at: nil, animated: false, scrollPosition: .none)
        #expect(table.indexPathsForSelectedRows == nil)
    }

    @Test func aDragHighlightsNothing() {
        window.simulatePan(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100))
        #expect(table.contentOffset.y > 0)
        #expect(table.indexPathForSelectedRow == nil)
        #expect(!source.take().contains { $0.contains("highlight") })
    }

    @Test func aFingerThatRestsHighlights() {
        let old = AnimationClock.current
        AnimationClock.current = AnimationClock()
        defer { AnimationClock.current = old }
        guard let touch = TouchSession(in: window, at: [CGPoint(x: 50, y: 20)]) else { return }
        touch.begin()
        #expect(source.take() == [])
        AnimationClock.current.advance(by: 0.2)
        #expect(table.cellForRow(at: [0, 0])?.isHighlighted ?? false)
        touch.end()
        #expect(table.indexPathForSelectedRow == [0, 0])
    }

    @Test func reloadingClearsTheSelection() {
        table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
        table.reloadData()
        #expect(table.indexPathForSelectedRow == nil)
    }

    /// A reload deletes and inserts the row; one that is configured again stays.
    @Test func reloadedRowsAreDeselected() {
        table.allowsMultipleSelection = true
        for row in [1, 2] as [Int] {
            table.selectRow(at: [0, row], animated: false, scrollPosition: .none)
        }
        table.reconfigureRows(at: [[0, 1]])
        #expect(table.indexPathsForSelectedRows == [[0, 1], [0, 2]])
        table.reloadRows(at: [[0, 1]], with: .none)
        #expect(table.indexPathsForSelectedRows == [[0, 2]])
        #expect(table.cellForRow(at: [0, 1])?.isSelected == false)
        #expect(!source.take().contains { $0.contains("select") })
    }
}
