import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// Menus of rows, and selecting several rows by one pan.
@MainActor struct TableMenuTests {
    final class Menus: RecordingTable, UITableViewDataSource, UITableViewDelegate {
        /// Rows without a menu.
        var silent: Set<IndexPath> = []
        var sweeps = true

        func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            calls.append("menu \(indexPath.text) \(Int(point.x)) \(Int(point.y))")
            guard !silent.contains(indexPath) else { return nil }
            return UIContextMenuConfiguration(identifier: indexPath as NSCopying, previewProvider: nil) {
                [weak self] _ in
                UIMenu(children: [UIAction(title: "Copy") { _ in self?.calls.append("copy") }])
            }
        }

        func tableView(
            _ tableView: UITableView,
            previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            calls.append("highlight \((configuration.identifier as? IndexPath)?.text ?? "-")")
            return nil
        }

        func tableView(
            _ tableView: UITableView,
            previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview? {
            calls.append("dismiss")
            return nil
        }

        func tableView(
            _ tableView: UITableView,
            willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
            animator: any UIContextMenuInteractionCommitAnimating
        ) { calls.append("commit") }

        func tableView(
            _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { calls.append("willDisplay") }

        func tableView(
            _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { calls.append("willEnd") }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            calls.append("select \(indexPath.text)")
        }

        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            calls.append("deselect \(indexPath.text)")
        }

        func tableView(
            _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool { sweeps }

        func tableView(
            _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) {
            calls.append("begin \(indexPath.text)")
            tableView.setEditing(true, animated: false)
        }

        func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { calls.append("end") }
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test func aLongPressOpensTheMenuOfItsRow() throws {
        let clock = AnimationClock.current
        let source = Menus()
        source.start()
        #expect(source.table.contextMenuInteraction != nil)
        #expect(UITableView().contextMenuInteraction == nil)
        source.table.simulateLongPress(at: CGPoint(x: 100, y: 60))
        #expect(source.calls == ["menu 0-1 100 60", "highlight 0-1", "willDisplay"])
        clock.finish()
        source.calls = []
        let menu = try #require(source.table.contextMenuInteraction)
        #expect(menu.visibleMenu?.children.first?.title == "Copy")
        #expect(try source.cell(1).isHighlighted == false)
        #expect(menu.chooseElement(titled: "Copy"))
        clock.finish()
        #expect(source.calls == ["dismiss", "willEnd", "copy"])
    }

    @Test func previewsAreTappedAndRowsWithoutMenuAreSelected() throws {
        let clock = AnimationClock.current
        let source = Menus()
        source.start()
        let menu = try #require(try source.cell(2).simulateContextMenu())
        clock.finish()
        source.calls = []
        menu.tapPreview()
        clock.finish()
        #expect(source.calls == ["commit", "dismiss", "willEnd"])
        source.calls = []
        source.silent = [path(3)]
        #expect(try source.cell(3).simulateContextMenu() == nil)
        source.table.simulateLongPress(at: CGPoint(x: 100, y: 3 * 44 + 20))
        #expect(source.calls.last == "select 0-3")
        // Below the rows nothing is requested.
        source.calls = []
        source.table.simulateLongPress(at: CGPoint(x: 100, y: 400))
        #expect(source.calls.isEmpty)
    }

    @Test func aPanOfTwoFingersSelectsRows() throws {
        let source = Menus()
        source.table.allowsMultipleSelectionDuringEditing = true
        source.start()
        #expect(source.table.simulateMultipleSelection(from: path(1), to: path(3)))
        #expect(source.calls == ["begin 0-1", "select 0-1", "select 0-2", "select 0-3", "end"])
        #expect(source.table.isEditing)
        #expect(source.table.indexPathsForSelectedRows == [path(1), path(2), path(3)])
        source.calls = []
        // One that begins at a selected row deselects.
        #expect(source.table.simulateMultipleSelection(from: path(2), to: path(1)))
        #expect(source.table.indexPathsForSelectedRows == [path(3)])
        // So does a pan of one finger that begins at a circle.
        source.window.settle()
        source.calls = []
        source.table.simulatePan(from: CGPoint(x: 27, y: 22), to: CGPoint(x: 27, y: 22 + 44))
        #expect(source.calls == ["begin 0-0", "select 0-0", "select 0-1", "end"])
        source.sweeps = false
        #expect(!source.table.simulateMultipleSelection(from: path(0), to: path(1)))
    }

    @Test func rowsLeftAgainAreAsBefore() throws {
        let source = Menus()
        source.table.allowsMultipleSelectionDuringEditing = true
        source.start()
        let point = { (row: Int) in CGPoint(x: 100, y: CGFloat(row) * 44 + 22) }
        source.table.beginSweep(at: point(1))
        source.table.sweep(to: point(4))
        source.table.sweep(to: point(0))
        source.table.endSweep()
        #expect(Set(source.table.indexPathsForSelectedRows ?? []) == [path(0), path(1)])
    }
}
