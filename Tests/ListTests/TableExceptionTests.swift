import Testing
import UIKit

@testable import HeadlessUIKit

/// The words of exceptions, and that the table shows its data after them.
@MainActor struct TableExceptionTests {
    private let source: TableSource
    private let table = UITableView(frame: .zero)
    private let window: UIWindow

    init() {
        source = TableSource([Array(repeating: 44, count: 7), Array(repeating: 44, count: 2)])
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.delegate = source
        window = tableWindow(table)
        window.layoutIfNeeded()
    }

    /// The table shows what the data source has.
    private func isUsable() -> Bool {
        window.layoutIfNeeded()
        let counts = (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
        return counts == source.sections.map(\.count) && !table.visibleCells.isEmpty
    }

    @Test func aWrongNumberOfRowsRaises() {
        let raised = reasons { table.deleteRows(at: [[0, 1]], with: .fade) }
        #expect(
            raised == [
                """
                Invalid update: invalid number of rows in section 0.  The number of rows contained in an existing section \
                after the update (7) must be equal to the number of rows contained in that section before the update (7), \
                plus or minus the number of rows inserted or deleted from that section (0 inserted, 1 deleted) and plus or \
                minus the number of rows moved into or out of that section (0 moved in, 0 moved out). Table view: \
                \(table.debugLine)
                """
            ])
        #expect(isUsable())
    }

    @Test func theCompletionOfAnImpossibleUpdateIsCalled() {
        var results: [Bool] = []
        let raised = reasons {
            table.performBatchUpdates({ table.deleteRows(at: [[0, 1]], with: .fade) }) { results.append($0) }
        }
        #expect(raised.count == 1 && results == [false])
        #expect(isUsable())
    }

    @Test func aWrongNumberOfSectionsRaises() {
        source.sections.removeLast()
        let raised = reasons { table.insertSections([0], with: .fade) }
        #expect(raised.count == 1)
        #expect(
            raised.first?.hasPrefix(
                """
                Invalid update: invalid number of sections.  The number of sections contained in the table view after the \
                update (1) must be equal to the number of sections contained in the table view before the update (2), plus \
                or minus the number of sections inserted or deleted (1 inserted, 0 deleted).
                """) ?? false)
        #expect(isUsable())
    }

    @Test func aBatchThatDoesNotAddUpNamesItsUpdates() {
        source.sections = [Array(repeating: 44, count: 6), [44, 44]]
        let raised = reasons {
            table.performBatchUpdates {
                table.deleteRows(at: [[0, 0]], with: .fade)
                table.insertRows(at: [[0, 0]], with: .fade)
            }
        }
        #expect(
            raised == [
                """
                Invalid batch updates detected: the number of sections and/or rows returned by the data source before \
                and/or after performing the batch updates are inconsistent with the updates.
                Data source before updates = { 2 sections with row counts: [7, 2] }
                Data source after updates = { 2 sections with row counts: [6, 2] }
                Updates = [
                \tDelete row (0 - 0),
                \tInsert row (0 - 0)
                ]
                Table view: \(table.debugLine)
                """
            ])
        #expect(isUsable())
    }

    @Test func rowsOutOfRangeRaise() {
        let deleted = reasons { table.deleteRows(at: [[0, 99]], with: .fade) }
        #expect(
            deleted == [
                "attempt to delete row 99 from section 0 which only contains 7 rows before the update"
            ])
        let inserted = reasons { table.insertRows(at: [[0, 100]], with: .fade) }
        #expect(
            inserted == [
                "attempt to insert row 100 into section 0, but there are only 7 rows in section 0 after the update"
            ])
        #expect(isUsable())
    }

    @Test func scrollingToARowThatDoesNotExistRaises() {
        let raised = reasons { table.scrollToRow(at: [1, 4], at: .top, animated: false) }
        #expect(
            raised == [
                "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: row (4) beyond bounds (2) for section (1)."
            ])
        #expect(isUsable())
    }

    @Test func dequeuingTwoCellsForARowRaises() {
        final class Twice: TableSource {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
                -> UITableViewCell
            {
                _ = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
                return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            }
        }
        let twice = Twice([[44]])
        table.dataSource = twice
        let raised = reasons { window.layoutIfNeeded() }
        #expect(raised.count == 1)
        #expect(
            raised.first?.hasPrefix("Attempted to dequeue multiple cells for the same index path") ?? false)
        #expect(raised.first?.contains("Cell identifier: cell, index path: <NSIndexPath") ?? false)
        #expect(table.visibleCells.count == 1)
    }

    @Test func negativeCountsAreReported() {
        final class Negative: TableSource {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                -3
            }
        }
        let negative = Negative([[], []])
        table.dataSource = negative
        let issues = advice { window.layoutIfNeeded() }
        #expect(issues.contains { $0.contains("numberOfRowsInSection: 1) of -3.0 is not usable") })
        #expect(table.numberOfRows(inSection: 0) == 0)
    }

    @Test func aCellForTwoRowsIsShownOnce() {
        final class Same: TableSource {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
                -> UITableViewCell
            { cell }
        }
        let same = Same([[44, 44]])
        table.dataSource = same
        let issues = advice { window.layoutIfNeeded() }
        #expect(issues.contains { $0.contains("the cell for row 1 in section 0 is ignored") })
        #expect(table.visibleCells.count == 2)
    }

    @Test func aDataSourceMayReloadDuringLayout() {
        final class Restless: TableSource {
            var reloads = 3
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
                -> UITableViewCell
            {
                if reloads > 0 {
                    reloads -= 1
                    sections = [[44, 44, 44]]
                    tableView.reloadData()
                }
                return super.tableView(tableView, cellForRowAt: indexPath)
            }
        }
        let restless = Restless([Array(repeating: 44, count: 50)])
        table.dataSource = restless
        window.layoutIfNeeded()
        #expect(table.indexPathsForVisibleRows ?? [] == [[0, 0], [0, 1], [0, 2]])
        #expect(table.subviews.filter { $0 is UITableViewCell }.count == 3)
    }

    @Test func reconfiguringKeepsTheCell() {
        final class Growing: TableSource {
            var number = 0
        }
        let cell = table.cellForRow(at: [0, 2])
        source.sections[0][2] = 80
        _ = source.take()
        table.reconfigureRows(at: [[0, 2]])
        window.layoutIfNeeded()
        #expect(table.cellForRow(at: [0, 2]) === cell)
        #expect(table.rectForRow(at: [0, 2]).height == 80)
        let calls = source.take()
        #expect(calls.contains("cell 0-2") && !calls.contains("end 0-2"))
    }
}
