import Testing
import UIKit

@testable import HeadlessUIKit

/// The heights that updates request.
@MainActor struct TableUpdateHeightsTests {
    private func table(_ source: some UITableViewDataSource & UITableViewDelegate) -> UITableView {
        let table = UITableView(frame: .zero)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        table.delegate = source
        return table
    }

    private func heights(_ table: UITableView) -> [CGFloat] {
        (0..<table.numberOfRows(inSection: 0)).map { table.rectForRow(at: [0, $0]).height }
    }

    @Test func rowsWithoutEstimatesKeepTheirOwnHeights() {
        let source = TableSource([[40, 60, 80]])
        let table = table(source)
        table.estimatedRowHeight = 0
        let window = tableWindow(table)
        window.layoutIfNeeded()
        source.sections = [[40, 60, 90, 100, 80]]
        table.insertRows(at: [[0, 2], [0, 3]], with: .none)
        window.layoutIfNeeded()
        #expect(heights(table) == [40, 60, 90, 100, 80])
        source.sections[0][4] = 70
        table.reloadRows(at: [[0, 4]], with: .none)
        window.layoutIfNeeded()
        #expect(heights(table) == [40, 60, 90, 100, 70])
        #expect(table.contentSize.height == 360)
    }

    /// Rows that stay keep what is seen, unless the content ends above the end of the table.
    @Test func updatesThatKeepTheSizeOfTheContentStayInRange() {
        let source = TableSource([Array(repeating: 100, count: 10)])
        let table = table(source)
        table.estimatedRowHeight = 0
        let window = tableWindow(table)
        window.layoutIfNeeded()
        table.contentOffset.y = 560
        window.layoutIfNeeded()
        table.performBatchUpdates {
            table.deleteRows(at: [[0, 8], [0, 9]], with: .none)
            table.insertRows(at: [[0, 0], [0, 1]], with: .none)
        }
        window.layoutIfNeeded()
        #expect(table.contentSize.height == 1000)
        #expect(table.contentOffset.y == 560)
        #expect(table.indexPathsForVisibleRows == (5..<10).map { [0, $0] })
    }

    @Test func theFirstRowsOfAnEmptyTableHaveNoEstimates() {
        let source = TableSource([[]])
        let table = table(source)
        table.estimatedRowHeight = 0
        let window = tableWindow(table)
        window.layoutIfNeeded()
        source.sections = [[30, 50]]
        table.insertRows(at: [[0, 0], [0, 1]], with: .none)
        window.layoutIfNeeded()
        #expect(heights(table) == [30, 50])
        #expect(!table.loading.estimatesRows)
    }

    final class Estimating: NSObject, UITableViewDataSource, UITableViewDelegate {
        var estimates: [CGFloat] = [100, 200, 300]

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            estimates.count
        }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 440 }
        func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
            estimates[indexPath.row]
        }
    }

    @Test func delegatesEstimateTheInsertedRow() {
        let source = Estimating()
        let table = table(source)
        let window = tableWindow(table)
        window.layoutIfNeeded()
        source.estimates.append(70)
        table.insertRows(at: [[0, 3]], with: .none)
        window.layoutIfNeeded()
        #expect(heights(table) == [440, 200, 300, 70])
    }

    final class Edged: NSObject, UITableViewDataSource, UITableViewDelegate {
        var header: CGFloat = 30
        var footer: CGFloat = 20

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UIView() }
        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { UIView() }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { header }
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { footer }
    }

    /// An update without changes requests heights again, whether they are estimated or not.
    @Test(arguments: [(0, 0), (0, 10), (10, 0), (10, 10)] as [(CGFloat, CGFloat)])
    func emptyUpdatesMeasureHeadersAndFooters(_ estimates: (header: CGFloat, footer: CGFloat)) {
        let source = Edged()
        let table = table(source)
        table.estimatedSectionHeaderHeight = estimates.header
        table.estimatedSectionFooterHeight = estimates.footer
        let window = tableWindow(table)
        window.layoutIfNeeded()
        #expect(table.rectForHeader(inSection: 0).height == 30)
        (source.header, source.footer) = (50, 40)
        table.beginUpdates()
        table.endUpdates()
        window.layoutIfNeeded()
        #expect(table.rectForHeader(inSection: 0).height == 50)
        #expect(table.rectForFooter(inSection: 0).height == 40)
    }

    /// Another change of the table measures what is estimated only.
    @Test func otherUpdatesMeasureFootersByTheEstimateOfFooters() {
        let source = Edged()
        let table = table(source)
        table.estimatedSectionHeaderHeight = 0
        table.estimatedSectionFooterHeight = 10
        let window = tableWindow(table)
        window.layoutIfNeeded()
        (source.header, source.footer) = (50, 40)
        table.reloadRows(at: [[0, 0]], with: .none)
        window.layoutIfNeeded()
        #expect(table.rectForHeader(inSection: 0).height == 30)
        #expect(table.rectForFooter(inSection: 0).height == 40)
    }
}
