import TestSupport
import Testing
import UIKit

@testable import HeadlessUIKit

/// Rows that size themselves, in tables that are scrolled, changed, rotated, and whose cells change by themselves: offsets equal
/// sums of all heights, and what is seen at the top stays where it is.
@MainActor struct TableSelfSizingRandomTests {
    /// For the record run with 10,000 runs.
    @Test(arguments: RandomRuns.seeds(default: 40))
    func randomSelfSizedRowsNeverJump(seed: RandomSeed) {
        var random = seed.random
        let old = AnimationClock.current
        AnimationClock.current = AnimationClock()
        defer { AnimationClock.current = old }
        let invalidation = random.pick([
            UITableView.SelfSizingInvalidation.enabledIncludingConstraints, .enabled, .disabled,
        ])
        let model = SelfSizingTable(random.chance(0.5) ? .plain : .grouped, invalidation ?? .enabled)
        for _ in 0..<Int.random(in: 1...4, using: &random) { model.sections.append(model.section(&random)) }
        let window = tableWindow(model.table)
        let raised = reasons {
            window.layoutIfNeeded()
            compare(model)
            for _ in 0..<14 {
                step(model, window, &random)
                settle(model, window)
                compare(model)
            }
        }
        #expect(raised == [])
        withExtendedLifetime(window) {}
    }

    private func settle(_ model: SelfSizingTable, _ window: UIWindow) {
        window.layoutIfNeeded()
        AnimationClock.current.finish()
        window.layoutIfNeeded()
    }

    private func step(_ model: SelfSizingTable, _ window: UIWindow, _ random: inout SeededRandom) {
        let table = model.table
        switch Int.random(in: 0..<12, using: &random) {
        case 0...2:
            let distance = CGFloat(Int.random(in: -700...700, using: &random))
            let target = table.contentOffset.y + distance
            guard table.offsetRange(along: .vertical).contains(target) else { return }
            staying(model, window, movedBy: distance) { table.contentOffset.y = target }
        case 3:
            guard let frame = random.pick(model.frames) else { return }
            let position = random.pick([UITableView.ScrollPosition.top, .middle, .bottom, .none]) ?? .top
            table.scrollToRow(at: frame.path, at: position, animated: random.chance(0.5))
        case 4...6: staying(model, window) { changeContent(model, &random) }
        case 7:
            let share = random.chance(0.5) ? 0.1 : 0.5
            let paths = model.frames.filter { _ in random.chance(share) }.map(\.path)
            staying(model, window) { reconfigure(paths, model, &random) }
        case 8: rotate(model, window, &random)
        case 9: staying(model, window) { table.performBatchUpdates(nil) }
        default: change(model, &random)
        }
    }

    /// Does something and expects the first row that is visible before and after it where it was, or as near as the range of
    /// offsets allows by the heights that are known then.
    private func staying(
        _ model: SelfSizingTable, _ window: UIWindow, movedBy distance: CGFloat = 0, _ change: () -> Void
    ) {
        let table = model.table
        let top = table.contentOffset.y
        let target = CGRect(x: 0, y: top + distance, width: table.bounds.width, height: table.bounds.height)
        let first = model.frames.first {
            table.isVisible($0.rect) && $0.rect.maxY > target.minY + 1e-4 && $0.rect.minY < target.maxY - 1e-4
                && $0.rect.height > 0
        }
        change()
        settle(model, window)
        adopt(model)
        // At the start of the content the start stays.
        guard let first, top > 0, target.minY > 0 else { return }
        let range = table.offsetRange(along: .vertical)
        let row = model.frames.first { $0.row === first.row }
        let expected = (row?.rect.minY ?? 0) - (first.rect.minY - target.minY)
        let offset = min(max(expected, range.lowerBound), range.upperBound)
        #expect(abs(table.contentOffset.y - offset) < 1e-3, "\(range), by \(distance), from \(top)")
    }

    /// Cells that are shown change what they show; others change when they are shown next.
    private func changeContent(_ model: SelfSizingTable, _ random: inout SeededRandom) {
        let visible = model.table.indexPathsForVisibleRows ?? []
        // Access to a cell lays the table out, so that all come first.
        let cells = visible.compactMap { model.table.cellForRow(at: $0) as? SelfSizingTable.Cell }
        for cell in cells where random.chance(0.3) {
            guard let row = cell.row else { continue }
            row.amount = model.amount(row.kind, &random)
            cell.show()
        }
        for frame in model.frames where random.chance(0.1) && !visible.contains(frame.path) {
            frame.row.amount = model.amount(frame.row.kind, &random)
        }
    }

    private func reconfigure(_ paths: [IndexPath], _ model: SelfSizingTable, _ random: inout SeededRandom) {
        for path in paths {
            let row = model.sections[path.section].rows[path.row]
            row.amount = model.amount(row.kind, &random)
        }
        model.table.reconfigureRows(at: paths)
    }

    private func rotate(_ model: SelfSizingTable, _ window: UIWindow, _ random: inout SeededRandom) {
        let isWide = window.bounds.width > 400
        let size = isWide ? CGSize(width: 320, height: 440) : CGSize(width: 480, height: 300)
        staying(model, window) {
            model.forgetHeights()
            window.frame.size = size
            model.table.frame.size = size
        }
    }

    // MARK: Updates

    private func change(_ model: SelfSizingTable, _ random: inout SeededRandom) {
        let table = model.table
        let frames = model.frames
        let share = Double.random(in: 0...0.4, using: &random)
        var (deleted, moved, reloaded): ([IndexPath], [IndexPath], [IndexPath]) = ([], [], [])
        for frame in frames where random.chance(share) {
            switch Int.random(in: 0..<3, using: &random) {
            case 0: deleted.append(frame.path)
            case 1: moved.append(frame.path)
            default:
                reloaded.append(frame.path)
                frame.row.amount = model.amount(frame.row.kind, &random)
                frame.row.points = SelfSizingTable.estimate
            }
        }
        var arriving: [(row: SelfSizingTable.Row, from: IndexPath?)] = moved.map {
            (model.sections[$0.section].rows[$0.row], $0)
        }
        for _ in 0..<Int.random(in: 0...5, using: &random) { arriving.append((model.row(&random), nil)) }
        for path in (deleted + moved).sorted().reversed() {
            model.sections[path.section].rows.remove(at: path.row)
        }
        for (row, _) in arriving {
            let section = model.sections[Int.random(in: 0..<model.sections.count, using: &random)]
            section.rows.insert(row, at: Int.random(in: 0...section.rows.count, using: &random))
        }
        let changed = model.frames
        let run = {
            table.performBatchUpdates {
                table.deleteRows(at: deleted, with: .fade)
                table.reloadRows(at: reloaded, with: .automatic)
                for (row, from) in arriving {
                    let to = changed.first { $0.row === row }!.path
                    if let from {
                        table.moveRow(at: from, to: to)
                    } else {
                        table.insertRows(at: [to], with: .top)
                    }
                }
            }
        }
        if random.chance(0.5) { run() } else { UIView.performWithoutAnimation(run) }
    }

    // MARK: Comparing

    /// Takes what was measured into the model: rows that are visible have the height of their content, unless the table does
    /// not follow their changes; others may have been measured on the way.
    private func adopt(_ model: SelfSizingTable) {
        let table = model.table
        let visible = Set(table.indexPathsForVisibleRows ?? [])
        for (index, section) in model.sections.enumerated() {
            for (number, row) in section.rows.enumerated() {
                let path = IndexPath(row: number, section: index)
                let used = table.rectForRow(at: path).height
                let content = model.height(row)
                if visible.contains(path), model.follows(row.kind) {
                    #expect(
                        abs(used - content) < 1e-4,
                        "\(row.kind) \(row.amount) \(used) \(content) at \(path.text)")
                    row.points = content
                } else if abs(used - row.points) > 1e-4 {
                    #expect(
                        abs(used - content) < 1e-4,
                        "\(row.kind) \(row.amount) \(used) \(content) at \(path.text)")
                    row.points = content
                }
            }
        }
    }

    private func compare(_ model: SelfSizingTable) {
        let table = model.table
        adopt(model)
        for (index, section) in model.sections.enumerated() {
            #expect(table.rectForHeader(inSection: index).height == section.headerPoints, "header \(index)")
            #expect(table.rectForFooter(inSection: index).height == section.footerPoints, "footer \(index)")
        }
        let frames = model.frames
        #expect(abs(table.contentSize.height - model.height) < 1e-3)
        for frame in frames {
            #expect(abs(table.rectForRow(at: frame.path).minY - frame.rect.minY) < 1e-3)
        }
        let visible = frames.filter { table.isVisible($0.rect) && $0.rect.height > 0 }
        #expect(table.indexPathsForVisibleRows ?? [] == visible.map(\.path))
        for frame in visible {
            let cell = table.cellForRow(at: frame.path) as? SelfSizingTable.Cell
            #expect(cell?.row === frame.row)
            #expect(cell.map { abs($0.frame.minY - frame.rect.minY) < 1e-3 } ?? false)
            #expect(cell.map { abs($0.frame.height - frame.row.points) < 1e-3 } ?? false)
        }
        let range = table.offsetRange(along: .vertical)
        #expect(
            table.contentOffset.y >= range.lowerBound - 1e-4
                && table.contentOffset.y <= range.upperBound + 1e-4)
    }
}
