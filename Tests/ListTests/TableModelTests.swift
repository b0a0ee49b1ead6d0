import TestSupport
import Testing
import UIKit

@testable import HeadlessUIKit

/// Random changes and scrolls of tables, compared with a model that keeps all frames.
@MainActor struct TableModelTests {
    /// 10,000 runs were done for the record.
    @Test(arguments: RandomRuns.seeds(default: 60))
    func randomChangesEqualThoseOfTheModel(seed: RandomSeed) {
        var random = seed.random
        let old = AnimationClock.current
        AnimationClock.current = AnimationClock()
        defer { AnimationClock.current = old }
        let (sizesItself, hasHeaders) = (random.chance(0.5), random.chance(0.5))
        let model = TableModel(
            sizesItself: sizesItself, hasHeaders: hasHeaders,
            isEstimated: sizesItself || hasHeaders || random.chance(0.5))
        for _ in 0..<Int.random(in: 1...4, using: &random) { model.sections.append(model.section(&random)) }
        let window = tableWindow(model.table)
        let raised = reasons {
            window.layoutIfNeeded()
            for _ in 0..<14 {
                step(model, &random)
                window.layoutIfNeeded()
                AnimationClock.current.finish()
                window.layoutIfNeeded()
                compare(model, window)
            }
        }
        #expect(raised == [])
        withExtendedLifetime(window) {}
    }

    private func step(_ model: TableModel, _ random: inout SeededRandom) {
        switch Int.random(in: 0..<10, using: &random) {
        case 0...3: scroll(model, &random)
        case 4: jump(model, &random)
        case 5: select(model, &random)
        case 6 where random.chance(0.3):
            model.table.reloadData()
            for section in model.sections {
                section.isHeaderMeasured = false
                for item in section.items { item.isMeasured = false }
            }
        case 7: changeSections(model, &random)
        default: changeRows(model, &random)
        }
    }

    // MARK: Scrolling

    /// What was seen before and after a scroll moves by exactly as much as was scrolled.
    private func scroll(_ model: TableModel, _ random: inout SeededRandom) {
        let table = model.table
        let range = table.offsetRange(along: .vertical)
        let distance = CGFloat(Int.random(in: -900...900, using: &random)) / 3
        let before = table.contentOffset.y
        let target = before + distance
        guard range.contains(target) else { return }
        let seen = Dictionary(
            uniqueKeysWithValues: (table.indexPathsForVisibleRows ?? []).map {
                ($0, table.rectForRow(at: $0).minY - before)
            })
        table.contentOffset.y = target
        table.layoutIfNeeded()
        let after = table.contentOffset.y
        let limits = table.offsetRange(along: .vertical)
        guard after > limits.lowerBound + 0.001, after < limits.upperBound - 0.001 else { return }
        for path in table.indexPathsForVisibleRows ?? [] {
            guard let old = seen[path], old - distance < 440, old - distance > -200 else { continue }
            let new = table.rectForRow(at: path).minY - after
            #expect(abs(new - (old - distance)) < 1e-4)
        }
    }

    private func jump(_ model: TableModel, _ random: inout SeededRandom) {
        let table = model.table
        guard let frame = random.pick(model.frames) else { return }
        let position = random.pick([UITableView.ScrollPosition.top, .middle, .bottom, .none]) ?? .top
        table.scrollToRow(at: frame.path, at: position, animated: random.chance(0.5))
        AnimationClock.current.finish()
        table.layoutIfNeeded()
        let rect = table.rectForRow(at: frame.path)
        let visible = table.bounds
        let header = model.hasHeaders ? model.sections[frame.path.section].header : 0
        let target: CGFloat
        switch position {
        case .top: target = rect.minY - header
        case .middle: target = rect.midY - visible.height / 2
        case .bottom: target = rect.maxY - visible.height
        case .none:
            #expect(visible.intersects(rect))
            return
        }
        let range = table.offsetRange(along: .vertical)
        let limited = min(max(target, range.lowerBound), range.upperBound)
        #expect(abs(table.contentOffset.y - limited) < 1e-4, "\(position)")
    }

    private func select(_ model: TableModel, _ random: inout SeededRandom) {
        model.table.allowsMultipleSelection = true
        guard let frame = random.pick(model.frames) else { return }
        model.table.selectRow(at: frame.path, animated: false, scrollPosition: .none)
        #expect(model.table.indexPathsForSelectedRows?.contains(frame.path) ?? false)
    }

    // MARK: Updates

    private func changeRows(_ model: TableModel, _ random: inout SeededRandom) {
        let table = model.table
        let selected = Set(
            (table.indexPathsForSelectedRows ?? []).map {
                model.sections[$0.section].items[$0.row].number
            })
        var (deleted, reloaded, moved): ([IndexPath], [IndexPath], [IndexPath]) = ([], [], [])
        let share = Double.random(in: 0...0.3, using: &random)
        for frame in model.frames {
            switch Double.random(in: 0..<1, using: &random) {
            case ..<(share / 2): deleted.append(frame.path)
            case ..<(share * 0.75): reloaded.append(frame.path)
            case ..<share: moved.append(frame.path)
            default: break
            }
        }
        let reloadedNumbers = Set(reloaded.map { model.sections[$0.section].items[$0.row].number })
        let movedItems = moved.map { model.sections[$0.section].items[$0.row] }
        for path in reloaded {
            let item = model.sections[path.section].items[path.row]
            item.isMeasured = false
            item.height = CGFloat(Int.random(in: 1...600, using: &random)) / 3
        }
        for path in (deleted + moved).sorted().reversed() {
            model.sections[path.section].items.remove(at: path.row)
        }
        // New and moved rows go to random positions, which are where they are at the end.
        var arriving: [(item: TableModel.Item, from: IndexPath?)] = zip(movedItems, moved).map { ($0, $1) }
        for _ in 0..<Int.random(in: 0...6, using: &random) { arriving.append((model.item(&random), nil)) }
        for (item, _) in arriving {
            let section = Int.random(in: 0..<model.sections.count, using: &random)
            let row = Int.random(in: 0...model.sections[section].items.count, using: &random)
            model.sections[section].items.insert(item, at: row)
        }
        let target = { (item: TableModel.Item) -> IndexPath in
            model.frames.first { $0.item === item }!.path
        }
        var changes: [() -> Void] = arriving.map { item, from in
            let to = target(item)
            return {
                if let from {
                    table.moveRow(at: from, to: to)
                } else {
                    table.insertRows(at: [to], with: .fade)
                }
            }
        }
        changes.append { table.deleteRows(at: deleted, with: .fade) }
        changes.append { table.reloadRows(at: reloaded, with: .none) }
        changes.shuffle(using: &random)
        perform(changes, on: table, &random)
        let now = Set(
            (table.indexPathsForSelectedRows ?? []).map {
                model.sections[$0.section].items[$0.row].number
            })
        let left = Set(model.frames.map(\.item.number))
        #expect(now == selected.intersection(left).subtracting(reloadedNumbers))
    }

    private func changeSections(_ model: TableModel, _ random: inout SeededRandom) {
        let table = model.table
        let old = model.sections
        var stay = old.filter { _ in random.chance(0.8) }
        let moving = stay.filter { _ in random.chance(0.2) }
        let deleted = old.indices.filter { index in !stay.contains { $0 === old[index] } }
        stay.removeAll { section in moving.contains { $0 === section } }
        var arriving = moving
        for _ in 0..<Int.random(in: 0...2, using: &random) { arriving.append(model.section(&random)) }
        if stay.isEmpty, arriving.isEmpty { arriving.append(model.section(&random)) }
        model.sections = stay
        for section in arriving {
            model.sections.insert(section, at: Int.random(in: 0...model.sections.count, using: &random))
        }
        let new = model.sections
        let index = { (section: TableModel.Section, sections: [TableModel.Section]) in
            sections.firstIndex { $0 === section }
        }
        var changes: [() -> Void] = [{ table.deleteSections(IndexSet(deleted), with: .automatic) }]
        for section in arriving {
            let to = index(section, new)!
            if let from = index(section, old) {
                changes.append { table.moveSection(from, toSection: to) }
            } else {
                changes.append { table.insertSections([to], with: .fade) }
            }
        }
        if let section = random.pick(stay), let from = index(section, old), random.chance(0.4) {
            section.items = (0..<Int.random(in: 0...5, using: &random)).map { _ in model.item(&random) }
            section.isHeaderMeasured = false
            changes.append { table.reloadSections([from], with: .fade) }
        }
        perform(changes, on: table, &random)
    }

    private func perform(
        _ changes: [() -> Void], on table: UITableView, _ random: inout SeededRandom
    ) {
        var ended = 0
        let run = {
            table.performBatchUpdates({ for change in changes { change() } }, completion: { _ in ended += 1 })
        }
        if random.chance(0.5) { run() } else { UIView.performWithoutAnimation(run) }
        AnimationClock.current.finish()
        #expect(ended == 1)
    }

    // MARK: Comparing

    private func compare(_ model: TableModel, _ window: UIWindow) {
        let table = model.table
        let frames = model.frames
        #expect(abs(table.contentSize.height - model.height) < 1e-4)
        for frame in frames {
            let rect = table.rectForRow(at: frame.path)
            #expect(abs(rect.minY - frame.rect.minY) < 1e-4 && abs(rect.height - frame.rect.height) < 1e-9)
        }
        let visible = frames.filter {
            $0.rect.maxY > table.bounds.minY + 1e-4 && $0.rect.minY < table.bounds.maxY - 1e-4
        }
        #expect(table.indexPathsForVisibleRows ?? [] == visible.map(\.path))
        let unmeasured = visible.filter { !$0.item.isMeasured }
        #expect(unmeasured.isEmpty)
        for frame in visible {
            let cell = table.cellForRow(at: frame.path) as? TableModel.Cell
            #expect(cell?.item === frame.item && cell?.alpha == 1)
            #expect(cell.map { abs($0.frame.minY - frame.rect.minY) < 1e-4 } ?? false)
            let isSelected = table.indexPathsForSelectedRows?.contains(frame.path) ?? false
            #expect(cell?.isSelected == isSelected)
        }
        let cells = table.subviews.compactMap { $0 as? UITableViewCell }
        #expect(Set(cells.map { ObjectIdentifier($0) }) == model.shown)
        #expect(cells.count == visible.count)
        let range = table.offsetRange(along: .vertical)
        #expect(
            table.contentOffset.y >= range.lowerBound - 1e-4
                && table.contentOffset.y <= range.upperBound + 1e-4)
    }
}
