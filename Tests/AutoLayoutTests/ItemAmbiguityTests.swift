import AutoLayout
import Simplex
import LayoutCore
import TestSupport
import Testing

@Suite struct ItemAmbiguityTests {
    /// The reported ambiguities, compared with what moves when ambiguity is exercised.
    @Test(arguments: RandomRuns.seeds(default: 200))
    func ambiguousItemsMoveAtNoCostAndOthersDoNot(seed: RandomSeed) throws {
        var random = seed.random
        var layout = try RandomLayout(&random)
        for _ in 0..<Int.random(in: 1...14, using: &random) { try layout.add(&random) }
        let engine = layout.engine
        engine.solve()
        let costs = layout.costs
        let open = engine.ambiguities(of: layout.boxes.map(\.item))
        for box in layout.boxes {
            let own = open.filter { $0.item == box.item }
            #expect(own == engine.ambiguities(of: [box.item]))
            #expect(engine.exerciseAmbiguity(of: box.item) == !own.isEmpty)
            engine.solve()
            for (level, cost) in layout.costs { #expect(abs(cost - (costs[level] ?? 0)) < 1e-5) }
            for axis in Axis.allCases where !own.contains(where: { $0.axis == axis }) {
                let determined = ItemAmbiguity(
                    item: box.item, axis: axis, isPositionAmbiguous: false, isLengthAmbiguous: true)
                #expect(engine.ties(of: [determined]) == [[]])
            }
        }
    }

    private let engine = LayoutEngine()

    /// Two items that share 100 points.
    private func pair() throws -> [LayoutItem] {
        let page = engine.makeItem()
        try engine.pin(page, .horizontal, AxisPin(position: .init(points: 0), length: .init(points: 100)))
        let items = [engine.makeItem(in: page), engine.makeItem(in: page)]
        func tie(_ one: LayoutItem, _ first: LayoutAttribute, _ other: LayoutItem, _ second: LayoutAttribute)
            throws
        {
            try engine.add(
                LayoutConstraint(
                    [LayoutTerm(one, first), LayoutTerm(other, second, times: -1)], .equal, 0, in: page))
        }
        try tie(items[0], .leading, page, .leading)
        try tie(items[1], .leading, items[0], .trailing)
        try tie(items[1], .trailing, page, .trailing)
        return items
    }

    @Test func tiesAreTheConstraintsThatPullInOppositeDirections() throws {
        let items = try pair()
        for item in items { try engine.setContent(ContentSize(length: 30), of: item, .horizontal) }
        engine.solve()
        let open = engine.ambiguities(of: items).filter { $0.axis == .horizontal }
        #expect(
            open == [
                ItemAmbiguity(
                    item: items[0], axis: .horizontal, isPositionAmbiguous: false, isLengthAmbiguous: true),
                ItemAmbiguity(
                    item: items[1], axis: .horizontal, isPositionAmbiguous: true, isLengthAmbiguous: true),
            ])
        #expect(engine.ties(of: open) == open.map { engine.ties(of: [$0])[0] })
        for ambiguity in open {
            #expect(
                Set(engine.ties(of: [ambiguity])[0])
                    == [.hugging(items[0], .horizontal), .hugging(items[1], .horizontal)])
        }
        try engine.setContent(ContentSize(length: 30, hugging: 251), of: items[1], .horizontal)
        engine.solve()
        #expect(engine.ambiguities(of: items).allSatisfy { $0.axis == .vertical })
    }

    @Test func whatFollowsATieHasTheSame() throws {
        var items = try pair()
        for item in items { try engine.setContent(ContentSize(length: 30), of: item, .horizontal) }
        // Each starts where the one before does, and is the narrower the farther to the right.
        for _ in 0..<20 {
            let item = engine.makeItem()
            let start = LayoutTerm(items[items.count - 1], .left)
            try engine.add(
                LayoutConstraint([LayoutTerm(item, .left, times: -1), start], .equal, 0, in: .none))
            try engine.add(LayoutConstraint([LayoutTerm(item, .width), start], .equal, 100, in: .none))
            items.append(item)
        }
        engine.solve()
        let open = engine.ambiguities(of: items).filter { $0.axis == .horizontal }
        #expect(open.count == items.count)
        for ties in engine.ties(of: open) {
            #expect(Set(ties) == [.hugging(items[0], .horizontal), .hugging(items[1], .horizontal)])
        }
    }

    @Test func whatNothingHoldsIsNoTie() throws {
        let items = try pair()
        engine.solve()
        let open = engine.ambiguities(of: items).filter { $0.axis == .horizontal }
        #expect(open.count == 2)
        #expect(engine.ties(of: open) == [[], []])
    }

    @Test func itemsThatAreGone() throws {
        let items = try pair()
        let open = ItemAmbiguity(
            item: items[0], axis: .horizontal, isPositionAmbiguous: true, isLengthAmbiguous: true)
        engine.remove(items[0])
        #expect(engine.ambiguities(of: [items[0]]).isEmpty)
        #expect(engine.ties(of: [open]) == [[]])
        #expect(engine.pin(of: items[0], .horizontal) == nil)
    }
}
