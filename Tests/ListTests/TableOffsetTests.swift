import Testing
import UIKit

@testable import HeadlessUIKit

/// Offsets of tables whose rows have estimates that are wrong: 50 points for rows of 20 and 120 in turn.
@MainActor struct TableOffsetTests {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var count = 30
        var onScroll: (CGFloat) -> Void = { _ in }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            (cell as? Cell)?.height = indexPath.row.isMultiple(of: 2) ? 20 : 120
            return cell
        }

        func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll(scrollView.contentOffset.y) }
    }

    final class Cell: UITableViewCell {
        var height: CGFloat = 0
        override func sizeThatFits(_ size: CGSize) -> CGSize {
            CGSize(width: size.width, height: height * 320 / size.width)
        }
    }

    private let source = Source()
    private let table = UITableView()
    private let window: UIWindow

    init() {
        table.register(Cell.self, forCellReuseIdentifier: "cell")
        table.estimatedRowHeight = 50
        table.separatorStyle = .none
        table.dataSource = source
        table.delegate = source
        window = tableWindow(table)
        window.layoutIfNeeded()
    }

    /// Scrolls to the end as a reader does, so that all rows are measured.
    private func readToEnd() {
        while table.contentOffset.y + table.bounds.height < table.contentSize.height - 0.01 {
            table.contentOffset.y = min(
                table.contentOffset.y + 100, table.contentSize.height - table.bounds.height)
            window.layoutIfNeeded()
        }
    }

    @Test func anOffsetThatIsAssignedAfterAReloadHolds() {
        table.contentOffset.y = 700
        window.layoutIfNeeded()
        table.reloadData()
        table.contentOffset.y = 0
        window.layoutIfNeeded()
        #expect(table.contentOffset.y == 0)
        #expect(table.indexPathsForVisibleRows?.first == [0, 0])
    }

    @Test func anOffsetThatIsAssignedAfterARotationHolds() {
        readToEnd()
        table.frame.size.width = 480
        table.contentOffset.y = 0
        window.layoutIfNeeded()
        #expect(table.contentOffset.y == 0)
        #expect(table.indexPathsForVisibleRows?.first == [0, 0])
    }

    @Test func theSameOffsetAfterAReloadKeepsTheFirstRow() {
        readToEnd()
        table.contentOffset.y = 810
        window.layoutIfNeeded()
        let first = table.indexPathsForVisibleRows?.first
        let old = table.contentOffset
        table.reloadData()
        table.contentOffset = old
        window.layoutIfNeeded()
        #expect(table.indexPathsForVisibleRows?.first == first)
    }

    /// Rows of 20 and 120 points are 13.33 and 80 at a width of 480: at the end of the old content the first visible row fills
    /// less of the new bounds, and the end of the content is at their end; back, the first row has its position again.
    @Test func theEndIsExactInEveryWidth() {
        readToEnd()
        for width in [480, 320, 640, 320] as [CGFloat] {
            table.frame.size.width = width
            window.layoutIfNeeded()
            readToEnd()
            let height = (0..<source.count).reduce(CGFloat(0)) {
                $0 + table.rectForRow(at: [0, $1]).height
            }
            #expect(abs(table.contentSize.height - height) < 1e-3)
            #expect(abs(table.bounds.maxY - height) < 1e-3)
        }
    }

    /// Where the content ends before the offset, the offset moves there at once, not beyond and back.
    @Test func anOffsetIsNeverOutOfRange() {
        readToEnd()
        var offsets: [CGFloat] = []
        let range = { [table] in table.offsetRange(along: .vertical) }
        source.onScroll = { offset in if !range().contains(offset) { offsets.append(offset) } }
        table.frame.size.height += 100
        window.layoutIfNeeded()
        table.frame.size.height -= 150
        window.layoutIfNeeded()
        table.frame.size.height += 200
        window.layoutIfNeeded()
        #expect(offsets == [])
        #expect(abs(table.bounds.maxY - table.contentSize.height) < 1e-3)
    }

    /// A higher table at the end of what was measured, where the rows that follow are higher than their estimates.
    @Test func aHigherTableKeepsTheFirstRowWhereRowsBelowAreHigher() {
        source.count = 8
        table.reloadData()
        table.frame.size.height = 100
        window.layoutIfNeeded()
        table.contentOffset.y = 300
        window.layoutIfNeeded()
        let first = table.indexPathsForVisibleRows?.first ?? [0, 0]
        let distance = table.rectForRow(at: first).minY - table.contentOffset.y
        table.frame.size.height = 190
        window.layoutIfNeeded()
        let kept = table.rectForRow(at: first).minY - distance
        let end = table.contentSize.height - 190
        #expect(abs(table.contentOffset.y - min(kept, end)) < 1e-3)
    }
}
