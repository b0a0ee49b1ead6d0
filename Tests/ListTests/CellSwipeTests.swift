import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// A table view of texts that records the calls.
@MainActor class RecordingTable: NSObject {
    var sections = [["a", "b", "c", "d", "e"]]
    var calls: [String] = []
    let window: UIWindow
    let table: UITableView

    init(
        style: UITableView.Style = .plain, version: ScreenDevice.SystemVersion = .iOS18,
        sections: [[String]]? = nil, traits: UITraitCollection = UITraitCollection()
    ) {
        let screen = UIScreen(.iPhoneSE, systemVersion: version, overriding: traits)
        window = UIWindow(screen: screen)
        table = UITableView(frame: window.bounds, style: style)
        super.init()
        if let sections { self.sections = sections }
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.rowHeight = version == .iOS26 ? 52 : 44
        window.addSubview(table)
        window.makeKeyAndVisible()
    }

    func start() {
        table.contentInsetAdjustmentBehavior = .never
        // Subclasses conform, so that their methods are the protocols'.
        table.dataSource = self as? any UITableViewDataSource
        table.delegate = self as? any UITableViewDelegate
        window.settle()
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }

    func cell(_ row: Int, _ section: Int = 0) throws -> UITableViewCell {
        try #require(table.cellForRow(at: IndexPath(row: row, section: section)))
    }

    var shownTexts: [String] {
        window.settle()
        return table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { $0.textLabel?.text ?? "" }
    }
}

/// The order of calls, frames of buttons and what completion handlers do.
@MainActor struct CellSwipeTests {
    final class Deleting: RecordingTable, UITableViewDataSource, UITableViewDelegate {
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {
            calls.append("commit \(editingStyle.rawValue) \(indexPath.row)")
            sections[indexPath.section].remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .none)
        }

        func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
            calls.append("begin \(indexPath.row)")
        }

        func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
            calls.append("end")
        }

        func tableView(
            _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
        )
            -> String?
        { indexPath.row == 2 ? "Remove" : nil }
    }

    final class Acting: RecordingTable, UITableViewDataSource, UITableViewDelegate {
        var completions: [(Bool) -> Void] = []
        var performsFull = true
        var hasNoActions = false

        private func action(_ style: UIContextualAction.Style, _ title: String) -> UIContextualAction {
            UIContextualAction(style: style, title: title) { [unowned self] action, view, completion in
                calls.append("perform \(action.title ?? "") \(view is UIControl)")
                completions.append(completion)
            }
        }

        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        )
            -> UISwipeActionsConfiguration?
        {
            let actions = hasNoActions ? [] : [action(.destructive, "Archive now"), action(.normal, "More")]
            let configuration = UISwipeActionsConfiguration(actions: actions)
            configuration.performsFirstActionWithFullSwipe = performsFull
            return configuration
        }

        func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        )
            -> UISwipeActionsConfiguration?
        { indexPath.row == 0 ? UISwipeActionsConfiguration(actions: [action(.normal, "Read")]) : nil }

        func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
            calls.append("begin \(indexPath.row)")
        }

        func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
            calls.append("end \(indexPath?.row ?? -1)")
        }
    }

    private func buttons(_ table: UITableView) -> [SwipeButton] { table.swipe?.view.buttons ?? [] }

    @Test func rowsAreDeletedByTheirButton() throws {
        let source = Deleting()
        source.start()
        #expect(source.table.simulateSwipe(rowAt: IndexPath(row: 1, section: 0)))
        #expect(source.calls == ["begin 1"])
        #expect(source.table.indexPathForSwipedRow == IndexPath(row: 1, section: 0))
        #expect(try source.cell(1).showingDeleteConfirmation)
        let button = try #require(buttons(source.table).first)
        #expect(button.action.title == "Delete")
        #expect(button.action.style == .destructive)
        // Classic: the title and 30 points, 74 at least, as high as the row.
        #expect(button.bounds.height == 44)
        #expect(button.bounds.width >= 74 && button.bounds.width < 90)
        #expect(try source.cell(1).frame.minX == -button.bounds.width)
        #expect(source.table.simulateSwipeAction())
        #expect(source.calls == ["begin 1", "commit 1 1", "end"])
        #expect(source.shownTexts == ["a", "c", "d", "e"])
        #expect(source.table.simulateSwipe(rowAt: IndexPath(row: 2, section: 0)))
        #expect(source.table.shownSwipeActions.map(\.title) == ["Remove"])
    }

    @Test func aTapOnTheButtonOrElsewhere() throws {
        let source = Deleting()
        source.start()
        source.table.simulateSwipe(rowAt: IndexPath(row: 0, section: 0))
        #expect(try source.cell(3).simulateTap())
        #expect(source.table.indexPathForSwipedRow == nil)
        #expect(source.table.indexPathForSelectedRow == nil)
        #expect(source.calls == ["begin 0", "end"])
        #expect(try source.cell(0).frame.minX == 0)
        source.table.simulateSwipe(rowAt: IndexPath(row: 0, section: 0))
        #expect(try #require(buttons(source.table).first).simulateTap())
        #expect(source.shownTexts == ["b", "c", "d", "e"])
    }

    @Test func fingersSwipeAndScrollsClose() throws {
        let source = Deleting(sections: [(0..<40).map(String.init)])
        source.start()
        #expect(source.table.simulatePan(from: CGPoint(x: 300, y: 60), to: CGPoint(x: 200, y: 62)))
        #expect(source.table.indexPathForSwipedRow?.row == 1)
        source.table.simulateDrag(by: CGPoint(x: 0, y: -100))
        source.window.settle()
        #expect(source.table.indexPathForSwipedRow == nil)
        #expect(source.calls == ["begin 1", "end"])
        // A short swipe springs back, another row's swipe closes the first.
        #expect(source.table.simulateSwipe(rowAt: IndexPath(row: 5, section: 0), distance: 20))
        #expect(source.table.indexPathForSwipedRow == nil)
        source.table.simulateSwipe(rowAt: IndexPath(row: 5, section: 0))
        source.table.simulateSwipe(rowAt: IndexPath(row: 6, section: 0))
        #expect(source.table.indexPathForSwipedRow?.row == 6)
        source.table.isEditing = true
        #expect(source.table.indexPathForSwipedRow == nil)
        #expect(!source.table.simulateSwipe(rowAt: IndexPath(row: 5, section: 0)))
    }

    @Test func actionsRunAndCompletionHandlersClose() throws {
        let source = Acting()
        source.start()
        let path = IndexPath(row: 1, section: 0)
        #expect(!source.table.simulateSwipe(rowAt: path, fromLeading: true))
        #expect(source.table.simulateSwipe(rowAt: path))
        #expect(source.table.shownSwipeActions.map(\.title) == ["Archive now", "More"])
        source.table.simulateSwipeAction(at: 1)
        #expect(source.calls == ["begin 1", "perform More true"])
        #expect(source.table.indexPathForSwipedRow == path)
        source.completions.removeFirst()(true)
        #expect(source.table.indexPathForSwipedRow == nil)
        #expect(source.calls.last == "end 1")
        source.calls = []
        #expect(source.table.simulateFullSwipe(rowAt: path))
        #expect(source.calls == ["begin 1", "perform Archive now true"])
        source.completions.removeFirst()(false)
        source.window.settle()
        #expect(try source.cell(1).frame.minX == 0)
        source.performsFull = false
        #expect(!source.table.simulateFullSwipe(rowAt: path))
        #expect(source.table.indexPathForSwipedRow == path)
        source.hasNoActions = true
        #expect(!source.table.simulateSwipe(rowAt: IndexPath(row: 2, section: 0)))
        #expect(source.table.simulateSwipe(rowAt: IndexPath(row: 0, section: 0), fromLeading: true))
        #expect(try source.cell(0).frame.minX > 0)
    }

    /// The area behind a row that is animated away is seen until the row is out of sight.
    @Test func buttonsStayWhileTheRowGoes() throws {
        let old = AnimationClock.current
        AnimationClock.current = AnimationClock()
        defer { AnimationClock.current = old }
        let source = Acting()
        source.start()
        #expect(source.table.simulateSwipe(rowAt: IndexPath(row: 1, section: 0)))
        let view = try #require(source.table.swipe?.view)
        let start = view.frame.width
        source.table.simulateSwipeAction(at: 0)
        source.completions.removeFirst()(true)
        #expect(source.table.indexPathForSwipedRow == nil)
        AnimationClock.current.advance(by: 0.15)
        #expect(view.superview === source.table && view.frame.width == 375)
        let width = try #require(view.layer.presentation()).frame.width
        #expect(width > start && width < 375)
        AnimationClock.current.finish()
        #expect(view.superview == nil)
        // The row stays away until the data source removes it, or shows its rows anew.
        let cell = try source.cell(1)
        source.table.setNeedsLayout()
        source.window.settle()
        #expect(cell.frame.maxX == 0)
        source.sections[0].remove(at: 1)
        source.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
        AnimationClock.current.finish()
        #expect(source.shownTexts == ["a", "c", "d", "e"])
        source.sections[0].insert("b", at: 1)
        source.table.reloadData()
        source.window.settle()
        #expect(source.table.visibleCells.count == 5)
        #expect(source.table.visibleCells.allSatisfy { $0.frame.minX == 0 })
    }

    /// 26: capsules 44 high in a row of 52, 10 points around and between, equally wide; a full swipe fires between 250 and
    /// 260 of 375.
    @Test func capsulesOfToday() throws {
        let source = Acting(version: .iOS26)
        source.start()
        let path = IndexPath(row: 1, section: 0)
        source.table.simulateSwipe(rowAt: path)
        let buttons = buttons(source.table)
        let frames = try buttons.map { $0.convert($0.bounds, to: try source.cell(1).superview) }
        #expect(frames.allSatisfy { $0.height == 44 && $0.minY == 52 + 4 })
        #expect(frames[0].width == frames[1].width)
        #expect(frames[0].maxX == 375 - 10)
        #expect(frames[1].maxX == frames[0].minX - 10)
        #expect(try source.cell(1).frame.maxX == frames[1].minX - 10)
        let width = UILabel.width(of: "Archive now", size: 13)
        #expect(frames[0].width == width + 24)
        source.table.simulateSwipeEnd()
        source.calls = []
        source.table.simulateSwipe(rowAt: path, distance: 250)
        #expect(!source.calls.contains("perform Archive now true"))
        source.table.simulateSwipeEnd()
        source.table.simulateSwipe(rowAt: path, distance: 260)
        #expect(source.calls.contains("perform Archive now true"))
    }

    @Test func theMinusOpensTheButtons() throws {
        let source = Deleting()
        source.start()
        source.table.setEditing(true, animated: false)
        source.window.settle()
        let control = try #require(try source.cell(2).subviews.first { $0 is CellEditControl })
        #expect(control.simulateTap())
        #expect(source.table.shownSwipeActions.map(\.title) == ["Remove"])
        source.table.simulateSwipeAction()
        #expect(source.shownTexts == ["a", "b", "d", "e"])
    }

    final class OldActions: RecordingTable, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
            -> [UITableViewRowAction]?
        {
            [
                UITableViewRowAction(style: .normal, title: "Flag") { [unowned self] action, path in
                    calls.append("\(action.title ?? "") \(path.row)")
                }
            ]
        }
    }

    @Test func actionsOfOlderDelegates() {
        let source = OldActions()
        source.start()
        #expect(source.table.simulateSwipe(rowAt: IndexPath(row: 3, section: 0)))
        source.table.simulateSwipeAction()
        #expect(source.calls == ["Flag 3"])
        #expect(source.table.indexPathForSwipedRow == nil)
    }
}

extension UILabel {
    fileprivate static func width(of text: String, size: CGFloat) -> CGFloat {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.text = text
        return label.sizeThatFits(.zero).width
    }
}
