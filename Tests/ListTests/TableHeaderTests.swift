import Testing
import UIKit

@testable import HeadlessUIKit

/// Headers and footers of sections and of the table.
@MainActor struct TableHeaderTests {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
        var titles: [String?] = []
        var rows = 10
        var height: CGFloat?
        var calls: [String] = []

        func numberOfSections(in tableView: UITableView) -> Int { titles.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            titles[section]
        }
        func tableView(
            _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
        ) { calls.append("show \(section)") }
        func tableView(
            _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
        ) { calls.append("end \(section)") }
    }

    private func table(
        _ source: Source, style: UITableView.Style = .plain
    ) -> (UITableView, UIWindow) {
        let table = UITableView(frame: .zero, style: style)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = 44
        table.dataSource = source
        table.delegate = source
        let window = tableWindow(table)
        window.layoutIfNeeded()
        return (table, window)
    }

    @Test func plainHeadersArePinnedAndPushedOut() {
        let source = Source()
        source.titles = ["a", "b", "c"]
        let (table, window) = table(source)
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 320, height: 28))
        #expect(table.rectForRow(at: [0, 0]).minY == 50)
        #expect(table.rect(forSection: 0).height == 490)
        #expect(table.headerView(forSection: 0)?.textLabel?.text == "a")
        table.contentOffset.y = 100
        window.layoutIfNeeded()
        #expect(table.headerView(forSection: 0)?.frame.minY == 100)
        table.contentOffset.y = 480
        window.layoutIfNeeded()
        #expect(table.headerView(forSection: 0)?.frame.minY == 462)
        #expect(table.headerView(forSection: 1)?.frame.minY == 512)
        table.contentOffset.y = 520
        window.layoutIfNeeded()
        #expect(table.headerView(forSection: 0) == nil)
        #expect(table.headerView(forSection: 1)?.frame.minY == 520)
        #expect(source.calls == ["show 0", "show 1", "end 0"])
    }

    @Test func sectionsWithoutTitlesHaveNoHeadersInPlainTables() {
        let source = Source()
        source.titles = [nil, "b"]
        let (table, window) = table(source)
        #expect(table.rectForHeader(inSection: 0).height == 0)
        #expect(table.rectForRow(at: [0, 0]).minY == 0)
        #expect(table.rectForHeader(inSection: 1).minY == 462)
        withExtendedLifetime(window) {}
    }

    @Test func groupedSectionsKeepApart() {
        let source = Source()
        source.titles = [nil, nil]
        source.rows = 2
        let (table, window) = table(source, style: .grouped)
        #expect(table.rectForRow(at: [0, 0]).minY == 35)
        let space = table.onPixelsUp(17.5)
        #expect(table.rectForRow(at: [1, 0]).minY == 35 + 88 + 2 * space)
        #expect(table.contentSize.height == 35 + 176 + 3 * space)
        withExtendedLifetime(window) {}
    }

    @Test func insetRowsAreNarrower() {
        let source = Source()
        source.titles = [nil]
        let (table, window) = table(source, style: .insetGrouped)
        #expect(table.rectForRow(at: [0, 0]).minX == 16 && table.rectForRow(at: [0, 0]).width == 288)
        #expect(table.cellForRow(at: [0, 0])?.frame.width == 288)
        withExtendedLifetime(window) {}
    }

    @Test func theTablesHeaderAndFooterSurroundTheSections() {
        let source = Source()
        source.titles = [nil]
        let (table, window) = table(source)
        table.tableHeaderView = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 70))
        table.tableFooterView = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 30))
        window.layoutIfNeeded()
        #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 70))
        #expect(table.rectForRow(at: [0, 0]).minY == 70)
        #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 510, width: 320, height: 30))
        #expect(table.contentSize.height == 540)
        table.backgroundView = UIView()
        table.contentOffset.y = 50
        window.layoutIfNeeded()
        #expect(table.backgroundView?.frame == CGRect(x: 0, y: 50, width: 320, height: 440))
    }

    @Test func editingCallsTransitionsOfVisibleCells() {
        let source = Source()
        source.titles = [nil]
        let (table, window) = table(source)
        table.setEditing(true, animated: false)
        #expect(table.visibleCells.allSatisfy { $0.isEditing && $0.editingStyle == .delete })
        table.setEditing(false, animated: true)
        #expect(table.visibleCells.allSatisfy { !$0.isEditing })
        withExtendedLifetime(window) {}
    }

    @Test(arguments: [nil, "a"] as [String?])
    func theFirstHeaderFollowsTheTablesHeader(title: String?) {
        let source = Source()
        source.titles = [title, title]
        source.rows = 2
        let (table, window) = table(source, style: .grouped)
        let first = table.rectForHeader(inSection: 0).height
        let later = table.rectForHeader(inSection: 1).height
        #expect(abs(first - (title == nil ? 35 : 55.5)) < 0.2 && later < first - 15)
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
        window.layoutIfNeeded()
        #expect(table.rectForHeader(inSection: 0).height == later)
        #expect(table.rectForRow(at: [0, 0]).minY == 70 + later)
        table.tableHeaderView = nil
        window.layoutIfNeeded()
        #expect(table.rectForHeader(inSection: 0).height == first)
    }

    final class Viewing: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let view = UIView()
            view.tag = 7
            return view
        }
    }

    @Test func aNewDelegatesHeadersAreShown() {
        let source = Source()
        source.titles = [nil]
        let (table, window) = table(source, style: .grouped)
        let delegate = Viewing()
        table.delegate = delegate
        window.layoutIfNeeded()
        #expect(table.rectForHeader(inSection: 0).height == 30)
        #expect(table.subviews.contains { $0.tag == 7 })
    }

    final class Footed: NSObject, UITableViewDataSource {
        var footers = 0
        func numberOfSections(in tableView: UITableView) -> Int { 30 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "a" }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            footers += 1
            return nil
        }
    }

    /// The footer's title before a header counts on 26 only, and is requested once.
    @Test(arguments: [ScreenDevice.SystemVersion.iOS18, .iOS26])
    func scrollingRequestsNoTitlesOfShownSections(version: ScreenDevice.SystemVersion) {
        let source = Footed()
        let table = UITableView(frame: .zero, style: .grouped)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        let window = UIWindow(screen: UIScreen(.iPhoneSE, systemVersion: version))
        table.frame = window.bounds
        window.addSubview(table)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        for offset in [1, 2, 3] as [CGFloat] {
            source.footers = 0
            table.contentOffset.y = offset
            window.layoutIfNeeded()
            #expect(source.footers == 0)
        }
    }
}
