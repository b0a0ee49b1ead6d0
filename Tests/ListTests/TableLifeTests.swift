import Testing
import UIKit

@testable import HeadlessUIKit

/// The life of cells: which calls come when.
@MainActor struct TableLifeTests {
    final class Cell: UITableViewCell {
        static var made = 0
        var log: ((String) -> Void)?

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            Cell.made += 1
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        override func prepareForReuse() {
            super.prepareForReuse()
            log?("reuse")
        }
    }

    private func table(_ source: TableSource, style: UITableView.Style = .plain) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: style)
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.delegate = source
        return table
    }

    private func exact(_ rows: Int) -> (TableSource, UITableView, UIWindow) {
        let source = TableSource([Array(repeating: 44, count: rows)])
        let table = table(source)
        table.estimatedRowHeight = 0
        return (source, table, tableWindow(table))
    }

    @Test func theFirstLayoutRequestsAllHeightsTwiceWithoutEstimates() {
        let (source, table, window) = exact(100)
        window.layoutIfNeeded()
        #expect(source.calls.filter { $0.hasPrefix("height") }.count == 220)
        #expect(source.calls.filter { $0.hasPrefix("cell") }.count == 10)
        let rowCalls = source.calls.suffix(40)
        #expect(Array(rowCalls.prefix(4)) == ["cell 0-0", "height 0-0", "height 0-0", "show 0-0"])
        #expect(table.visibleCells.count == 10)
        #expect(table.contentSize == CGSize(width: 320, height: 4400))
    }

    @Test func scrollingRequestsOneRowAtATime() {
        let (source, table, window) = exact(100)
        window.layoutIfNeeded()
        Cell.made = 0
        _ = source.take()
        table.contentOffset.y = 10
        window.layoutIfNeeded()
        #expect(
            source.take() == ["scroll 10.0", "cell 0-10", "height 0-10", "height 0-10", "show 0-10"])
        table.contentOffset.y = 44
        window.layoutIfNeeded()
        #expect(source.take() == ["scroll 44.0", "end 0-0"])
        for step in 1...50 {
            table.contentOffset.y = 44 + CGFloat(step) * 20
            window.layoutIfNeeded()
        }
        #expect(Cell.made <= 2)
    }

    @Test func aJumpMakesAllCellsBeforeItRecyclesTheOldOnes() {
        let (source, table, window) = exact(100)
        window.layoutIfNeeded()
        Cell.made = 0
        _ = source.take()
        table.contentOffset.y = 2200
        window.layoutIfNeeded()
        #expect(Cell.made == 10)
        let calls = source.take()
        let lastCell = calls.lastIndex { $0.hasPrefix("cell") }
        let firstEnd = calls.firstIndex { $0.hasPrefix("end") }
        #expect(lastCell.map { last in firstEnd.map { last < $0 } ?? false } ?? false)
    }

    @Test func reloadingEndsAllRowsFromTheBottomUpAndMakesNoCells() {
        let (source, table, window) = exact(100)
        window.layoutIfNeeded()
        Cell.made = 0
        _ = source.take()
        table.reloadData()
        let calls = source.take()
        #expect(calls.prefix(10) == (0..<10).reversed().map { "end 0-\($0)" }[...])
        #expect(calls.contains("sections") && calls.contains("rows 0") && !calls.contains("cell 0-0"))
        window.layoutIfNeeded()
        #expect(Cell.made == 0)
        #expect(source.take().contains("cell 0-0"))
    }

    @Test func estimatesRequestOnlyVisibleHeights() {
        let source = TableSource([Array(repeating: 88, count: 1000)])
        let table = table(source)
        let window = tableWindow(table)
        window.layoutIfNeeded()
        #expect(source.calls.filter { $0.hasPrefix("cell") } == (0..<5).map { "cell 0-\($0)" })
        #expect(source.calls.filter { $0.hasPrefix("height") }.count == 10)
        #expect(table.contentSize.height == 5 * 88 + 995 * 44)
    }

    @Test func anUnregisteredIdentifierRaises() {
        let table = UITableView(frame: .zero)
        let raised = reasons { _ = table.dequeueReusableCell(withIdentifier: "a", for: [0, 0]) }
        #expect(
            raised == [
                "unable to dequeue a cell with identifier a - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
            ])
        #expect(table.dequeueReusableCell(withIdentifier: "a") == nil)
    }

    @Test func cellsOutsideOfLayoutHaveTheStandardFrame() {
        let source = TableSource([[44]])
        let table = table(source)
        #expect(
            table.dequeueReusableCell(withIdentifier: "cell")?.frame
                == CGRect(x: 0, y: 0, width: 320, height: 44))
    }

    @Test func scrollingUpOntoTallerRowsKeepsWhatIsSeen() {
        let source = TableSource([Array(repeating: 100, count: 200)])
        let table = table(source)
        let window = tableWindow(table)
        window.layoutIfNeeded()
        table.scrollToRow(at: [0, 150], at: .top, animated: false)
        window.layoutIfNeeded()
        #expect(table.rectForRow(at: [0, 150]).minY == table.contentOffset.y)
        for _ in 0..<100 {
            let first = table.indexPathsForVisibleRows?.first ?? [0, 0]
            let before = table.rectForRow(at: first).minY - table.contentOffset.y
            table.contentOffset.y -= 30
            window.layoutIfNeeded()
            #expect(table.rectForRow(at: first).minY - table.contentOffset.y == before + 30)
        }
        #expect(table.contentSize.height > 200 * 44)
    }

    @Test func headersAreRequestedAfterTheRows() {
        final class Titled: TableSource {
            func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "x" }
        }
        _ = Titled([[44]])
    }
}
