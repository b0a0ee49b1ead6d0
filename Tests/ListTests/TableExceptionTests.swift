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

    @Test func anIdentifierThatIsNotRegisteredRaises() {
        final class Unknown: TableSource {
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
                -> UITableViewCell
            { tableView.dequeueReusableCell(withIdentifier: "other", for: indexPath) }
        }
        let unknown = Unknown([[44, 44]])
        table.dataSource = unknown
        let raised = reasons { window.layoutIfNeeded() }
        let text =
            "unable to dequeue a cell with identifier other - must register a nib or a class for the identifier "
            + "or connect a prototype cell in a storyboard"
        #expect(raised == [text, text])
        #expect(table.visibleCells.count == 2)
        #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
        // A registration that is removed counts as none, also where cells are left over.
        table.dataSource = source
        window.layoutIfNeeded()
        table.register(nil as AnyClass?, forCellReuseIdentifier: "cell")
        #expect(reasons { _ = table.dequeueReusableCell(withIdentifier: "cell", for: [0, 0]) }.count == 1)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.reloadData()
        #expect(isUsable())
    }

    @Test func sectionsOutOfRangeRaise() {
        for change in [
            { (table: UITableView) in table.deleteSections([7], with: .fade) },
            { $0.reloadSections([9], with: .fade) }, { $0.insertSections([12], with: .fade) },
            { $0.moveSection(0, toSection: 5) }, { $0.reloadRows(at: [[0, 70]], with: .none) },
            { $0.moveRow(at: [0, 0], to: [0, 70]) }, { $0.deleteRows(at: [[8, 0]], with: .none) },
            { $0.insertRows(at: [[8, 0]], with: .none) },
        ] {
            #expect(reasons { change(table) }.count == 1)
            #expect(isUsable())
        }
    }

    @Test func queriesOutOfRangeReturnNothing() {
        let raised = reasons {
            #expect(table.numberOfRows(inSection: 7) == 0)
            #expect(table.rectForRow(at: [0, 99]) == .zero && table.rectForRow(at: [-1, 0]) == .zero)
            #expect(table.cellForRow(at: [7, 1]) == nil && table.headerView(forSection: 9) == nil)
            #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 99999)) == nil)
            table.selectRow(at: [4, 4], animated: false, scrollPosition: .none)
            table.deselectRow(at: [4, 4], animated: false)
            table.reconfigureRows(at: [])
        }
        #expect(raised.isEmpty)
        #expect(table.indexPathForSelectedRow == nil)
        #expect(isUsable())
    }

    @Test func dataThatChangesWithoutNoticeIsFoundByTheNextUpdate() {
        // Fewer rows than the table counted: the next update does not add up.
        source.sections[0].removeLast(3)
        let raised = reasons { table.insertRows(at: [[1, 0]], with: .none) }
        #expect(raised.count == 1 && raised.first?.contains("section 0") ?? false)
        #expect(isUsable())
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
