import AutoLayout
import Simplex
import LayoutCore
import TestSupport
import Testing

@Suite struct LayoutEngineTests {
    @Test(arguments: RandomRuns.seeds(default: 300))
    func randomLayoutsCostWhatTheSecondFormulationCosts(seed: RandomSeed) throws {
        var random = seed.random
        var layout = try RandomLayout(&random)
        for _ in 0..<Int.random(in: 1...14, using: &random) { try layout.add(&random) }
        layout.engine.solve()
        try layout.engine.solver.checkInvariants()
        let (costs, best) = (layout.costs, try layout.bestCosts())
        for (level, cost) in best { #expect(abs(cost - (costs[level] ?? 0)) < 1e-5, "level \(level)") }
    }

    @Test(arguments: RandomRuns.seeds(default: 200))
    func randomEditsCostWhatTheSecondFormulationCosts(seed: RandomSeed) throws {
        var random = seed.random
        var layout = try RandomLayout(&random)
        for _ in 0..<6 {
            for _ in 0..<4 { try layout.edit(&random) }
            layout.engine.solve()
            try layout.engine.solver.checkInvariants()
            let (costs, best) = (layout.costs, try layout.bestCosts())
            for (level, cost) in best { #expect(abs(cost - (costs[level] ?? 0)) < 1e-5, "level \(level)") }
        }
    }

    @Test func whatMovesAParentMovesNothingInIt() throws {
        let engine = LayoutEngine()
        let page = engine.makeItem()
        let card = engine.makeItem(in: page)
        let title = engine.makeItem(in: card)
        try engine.pin(page, .horizontal, AxisPin(position: .init(points: 0), length: .init(points: 320)))
        let place = try engine.add(
            LayoutConstraint(
                [LayoutTerm(card, .left), LayoutTerm(page, .left, times: -1)], .equal, 20, in: page))
        try engine.add(
            LayoutConstraint(
                [LayoutTerm(title, .left), LayoutTerm(card, .left, times: -1)], .equal, 8, in: card))
        engine.solve()
        engine.takeChanges { _ in }
        try engine.setConstant(50, of: place)
        engine.solve()
        var changed: [LayoutItem] = []
        engine.takeChanges { changed.append($0) }
        #expect(changed == [card])
        #expect(engine.rect(of: card).origin.x == 50)
        #expect(engine.rect(of: title).origin.x == 8)
    }

    @Test func edgesOfWhatScrollsAreThoseOfItsContent() throws {
        let engine = LayoutEngine()
        let scroller = engine.makeItem()
        try engine.pin(scroller, .vertical, AxisPin(position: .init(points: 0), length: .init(points: 100)))
        let content = engine.makeItem(in: scroller)
        try engine.pin(content, .vertical, AxisPin(position: .init(points: 0), length: nil))
        engine.setScrollContent(content, of: scroller)
        let list = engine.makeItem(in: scroller)
        try engine.add(LayoutConstraint([LayoutTerm(list, .height)], .equal, 700, in: list))
        for (attribute, distance) in [(LayoutAttribute.top, 5.0), (.bottom, -7)] {
            try engine.add(
                LayoutConstraint(
                    [LayoutTerm(list, attribute), LayoutTerm(scroller, attribute, times: -1)], .equal,
                    distance,
                    in: scroller))
        }
        engine.solve()
        #expect(engine.rect(of: content)[.vertical] == Interval(start: 0, length: 712))
        #expect(engine.rect(of: list)[.vertical] == Interval(start: 5, length: 700))
        #expect(engine.rect(of: scroller).size.height == 100)
    }

    @Test func insetRectanglesFollowTheirInsets() throws {
        let engine = LayoutEngine()
        let page = engine.makeItem()
        try engine.pin(page, .horizontal, AxisPin(position: .init(points: 0), length: .init(points: 320)))
        let safe = engine.makeInsetItem(of: page, insets: Insets(top: 0, left: 10, bottom: 0, right: 30))
        let box = engine.makeItem(in: page)
        for attribute in [LayoutAttribute.left, .right] {
            try engine.add(
                LayoutConstraint(
                    [LayoutTerm(box, attribute), LayoutTerm(safe, attribute, times: -1)], .equal, 0, in: page)
            )
        }
        engine.solve()
        #expect(engine.rect(of: box)[.horizontal] == Interval(start: 10, length: 280))
        try engine.setInsets(Insets(top: 0, left: 20, bottom: 0, right: 20), of: safe)
        engine.solve()
        #expect(engine.rect(of: box)[.horizontal] == Interval(start: 20, length: 280))
        #expect(engine.rect(of: safe)[.horizontal] == Interval(start: 20, length: 280))
    }

    @Test func contentHoldsAgainstWhatPullsLess() throws {
        let engine = LayoutEngine()
        let box = engine.makeItem()
        try engine.setContent(ContentSize(length: 80), of: box, .horizontal)
        for (level, expected) in [(200.0, 80.0), (300, 120), (900, 120)] {
            let id = try engine.add(
                LayoutConstraint([LayoutTerm(box, .width)], .equal, 120, priority: Priority(level), in: box))
            engine.solve()
            #expect(engine.rect(of: box).size.width == expected, "at \(level)")
            engine.remove(id)
        }
        for (level, expected) in [(700.0, 80.0), (760, 50)] {
            let id = try engine.add(
                LayoutConstraint([LayoutTerm(box, .width)], .equal, 50, priority: Priority(level), in: box))
            engine.solve()
            #expect(engine.rect(of: box).size.width == expected, "at \(level)")
            engine.remove(id)
        }
    }

    @Test func aConflictNamesItsSources() throws {
        let engine = LayoutEngine()
        let box = engine.makeItem()
        let first = try engine.add(LayoutConstraint([LayoutTerm(box, .width)], .equal, 100, in: box))
        let second = try engine.add(LayoutConstraint([LayoutTerm(box, .width)], .equal, 50, in: box))
        engine.solve()
        let conflict = try #require(engine.takeConflicts().first)
        #expect(conflict.members == [.constraint(first), .constraint(second)])
        #expect(conflict.broken == .constraint(second))
        #expect(engine.isBroken(second))
        engine.remove(first)
        engine.solve()
        #expect(!engine.isBroken(second))
        #expect(engine.rect(of: box).size.width == 50)
    }

    @Test func lengthsAreNeverNegative() throws {
        let engine = LayoutEngine()
        let box = engine.makeItem()
        let id = try engine.add(
            LayoutConstraint([LayoutTerm(box, .width)], .equal, -20, priority: Priority(900), in: box))
        engine.solve()
        #expect(engine.rect(of: box).size.width == 0)
        try engine.setConstant(20, of: id)
        engine.solve()
        #expect(engine.rect(of: box).size.width == 20)
    }

    @Test func ambiguityIsReportedByPositionAndLength() throws {
        let engine = LayoutEngine()
        let box = engine.makeItem()
        try engine.add(LayoutConstraint([LayoutTerm(box, .width)], .equal, 20, in: box))
        engine.solve()
        let horizontal = engine.ambiguity(of: box, .horizontal)
        #expect(horizontal.position)
        #expect(!horizontal.length)
        #expect(engine.ambiguous(of: [box]) == [box])
        #expect(engine.exerciseAmbiguity(of: box))
    }

    @Test func manyConstraintsComeAndGo() throws {
        var random = SeededRandom(seed: 11)
        let engine = LayoutEngine()
        let items = (0..<1000).map { _ in engine.makeItem() }
        let before = engine.solver.constraintCount
        var ids: [LayoutConstraintID] = []
        for index in 0..<100_000 {
            let item = items[index % 1000]
            ids.append(
                try engine.add(
                    LayoutConstraint(
                        [LayoutTerm(item, index % 2 == 0 ? .width : .height)], .greaterThanOrEqual,
                        Double(index / 1000), in: item)))
        }
        engine.solve()
        // The largest of the bounds decides.
        #expect(engine.rect(of: items[0]).size.width == 99)
        #expect(engine.rect(of: items[1]).size.height == 99)
        ids.shuffle(using: &random)
        for (index, id) in ids.enumerated() {
            engine.remove(id)
            if index % 25_000 == 0 { engine.solve() }
        }
        engine.solve()
        #expect(engine.solver.constraintCount == before)
        #expect(items.allSatisfy { engine.users(of: $0).isEmpty })
        // New constraints find a clean system.
        try engine.add(LayoutConstraint([LayoutTerm(items[0], .width)], .equal, 5, in: items[0]))
        engine.solve()
        #expect(engine.rect(of: items[0]).size.width == 5)
        try engine.solver.checkInvariants()
    }

    @Test func removedItemsLeaveNothing() throws {
        var random = SeededRandom(seed: 7)
        var layout = try RandomLayout(&random)
        for _ in 0..<40 { try layout.add(&random) }
        layout.engine.solve()
        for box in layout.boxes.reversed() { layout.engine.remove(box.item) }
        layout.engine.solve()
        #expect(layout.engine.solver.constraintCount == 0)
        #expect(layout.boxes.allSatisfy { !layout.engine.contains($0.item) })
        #expect(layout.entries.compactMap(\.id).allSatisfy { !layout.engine.contains($0) })
    }
}

extension RandomLayout {
    /// Adds, removes or changes something.
    mutating func edit(_ random: inout SeededRandom) throws {
        switch Int.random(in: 0..<7, using: &random) {
        case 0 where !entries.isEmpty:
            let index = Int.random(in: 0..<entries.count, using: &random)
            if let id = entries.remove(at: index).id { engine.remove(id) }
        case 1 where !entries.isEmpty:
            let index = Int.random(in: 0..<entries.count, using: &random)
            entries[index].constant += 13
            if let id = entries[index].id { try engine.setConstant(entries[index].constant, of: id) }
        case 2 where !entries.isEmpty:
            let index = Int.random(in: 0..<entries.count, using: &random)
            entries[index].level = random.pick([250, 500, 750]) ?? 250
            if let id = entries[index].id { try engine.setPriority(Priority(entries[index].level), of: id) }
        case 3:
            let box = Int.random(in: 1..<boxes.count, using: &random)
            boxes[box].metrics = .random(&random)
            try engine.setMetrics(boxes[box].metrics, of: boxes[box].item)
        default: try add(&random)
        }
    }
}
