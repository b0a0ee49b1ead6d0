import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Draws whole tables where `FORMWORK_PICTURES` names a folder, to be looked at; else checks that drawing yields pixels.
@MainActor struct CellTablePictureTests {
    final class Source: RecordingTable, UITableViewDataSource, UITableViewDelegate {
        var hasIndex = false

        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            "Section \(section)"
        }

        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            section == 0 ? "What the first section is for." : nil
        }

        func sectionIndexTitles(for tableView: UITableView) -> [String]? {
            hasIndex ? UILocalizedIndexedCollation.current().sectionIndexTitles : nil
        }

        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        )
            -> UISwipeActionsConfiguration?
        {
            let trash = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
            let more = UIContextualAction(style: .normal, title: "More") { _, _, done in done(true) }
            let flag = UIContextualAction(style: .normal, title: nil) { _, _, done in done(true) }
            flag.image = UIImage(systemName: "star.fill")
            flag.backgroundColor = .systemOrange
            return UISwipeActionsConfiguration(actions: [trash, flag, more])
        }
    }

    @Test(arguments: [
        ("swiped18", 18), ("swiped26", 26), ("index18", 18), ("insetswiped26", 26), ("groupedmove18", 18),
        ("insetselect26", 26),
    ])
    func draw(name: String, version: Int) throws {
        let style: UITableView.Style =
            name.contains("inset") ? .insetGrouped : name.contains("grouped") ? .grouped : .plain
        let source = Source(
            style: style, version: version == 26 ? .iOS26 : .iOS18,
            sections: [["One", "Two", "Three"], ["Four", "Five", "Six", "Seven"]])
        source.hasIndex = name.contains("index")
        source.table.allowsMultipleSelectionDuringEditing = name.contains("select")
        source.start()
        if name.contains("swiped") { source.table.simulateSwipe(rowAt: IndexPath(row: 1, section: 0)) }
        if name.contains("move") || name.contains("select") {
            source.table.isEditing = true
            for cell in source.table.visibleCells { cell.showsReorderControl = true }
            source.window.settle()
        }
        if name.contains("move") {
            #expect(source.table.beginMove(IndexPath(row: 0, section: 0)))
            source.table.dragMove(by: 60)
        }
        if name.contains("select") {
            source.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        }
        source.window.settle()
        AnimationClock.current.advance(by: 1)
        let data = try ViewDrawing(of: source.window, scale: 3).pngData()
        #expect(data.count > 1000)
        guard let folder = ProcessInfo.processInfo.environment["FORMWORK_PICTURES"] else { return }
        try data.write(to: URL(fileURLWithPath: folder).appendingPathComponent("table-\(name).png"))
    }
}
