import Simplex
import TestSupport
import Testing

/// Systems of the size and the kind of layouts: too large for an exact enumeration, compared with a solver
/// that sees the result of all edits at once.
@Suite struct LayoutSystemTests {
    /// A constraint of a random layout: kept to be given to a second solver.
    struct Entry {
        var terms: [(view: Int, side: Int, coefficient: Double)]
        var relation: Relation
        var constant: Double
        var level: Double
        var id: ConstraintID?
    }

    struct Layout {
        let solver = Solver()
        var variables: [[Variable]] = []
        var entries: [Entry] = []

        init(views: Int) {
            variables = (0..<views).map { _ in [solver.makeVariable(), solver.makeVariable(isLength: true)] }
        }

        mutating func add(_ entry: Entry) throws {
            var entry = entry
            entry.id = try solver.add(constraint(entry))
            entries.append(entry)
        }

        func constraint(_ entry: Entry) -> Constraint {
            let terms = entry.terms.map { Term(variables[$0.view][$0.side], times: $0.coefficient) }
            return Constraint(
                Expression(terms, constant: -entry.constant), entry.relation, priority: Priority(entry.level))
        }

        /// What is missed on each level.
        var costs: [Double: Double] {
            var costs: [Double: Double] = [:]
            for entry in entries {
                let sum = entry.terms.reduce(-entry.constant) {
                    $0 + $1.coefficient * solver.value(of: variables[$1.view][$1.side])
                }
                let missed =
                    entry.relation == .equal
                    ? abs(sum)
                    : max(0, entry.relation == .lessThanOrEqual ? sum : -sum)
                costs[entry.level, default: 0] += missed
            }
            return costs
        }

        /// The same constraints, all new.
        func afresh() throws -> Layout {
            var copy = Layout(views: variables.count)
            for entry in entries { try copy.add(entry) }
            copy.solver.solve()
            return copy
        }
    }

    private func randomEntry(_ views: Int, _ random: inout SeededRandom) -> Entry {
        let (a, b) = (Int.random(in: 0..<views, using: &random), Int.random(in: 0..<views, using: &random))
        let constant = Double(Int.random(in: -40...40, using: &random))
        let relation = random.pick([Relation.equal, .equal, .greaterThanOrEqual, .lessThanOrEqual]) ?? .equal
        let level = random.pick([1000, 250, 500, 750, 751.5, 999]) ?? 250
        let (start, width) = (0, 1)
        let terms: [(view: Int, side: Int, coefficient: Double)]
        switch Int.random(in: 0..<5, using: &random) {
        case 0: terms = [(a, width, 1)]
        case 1: terms = [(a, start, 1)]
        case 2: terms = [(a, start, 1), (b, start, -1), (b, width, -1)]
        case 3: terms = [(a, width, 1), (b, width, -1)]
        default: terms = [(a, start, 1), (a, width, 0.5), (b, start, -1), (b, width, -0.5)]
        }
        // What must hold can hold: views follow each other, and are at least so wide.
        if level == 1000 {
            let (low, high) = (min(a, b), max(a, b))
            if low == high || random.chance(0.5) {
                return Entry(terms: [(a, width, 1)], relation: .greaterThanOrEqual, constant: 5, level: 1000)
            }
            return Entry(
                terms: [(high, start, 1), (low, start, -1), (low, width, -1)], relation: .greaterThanOrEqual,
                constant: abs(constant), level: 1000)
        }
        return Entry(terms: terms, relation: relation, constant: constant, level: level)
    }

    @Test(arguments: RandomRuns.seeds(default: 60))
    func randomEditsOfLargeSystemsCostWhatNewSystemsCost(seed: RandomSeed) throws {
        var random = seed.random
        let views = Int.random(in: 4...20, using: &random)
        var layout = Layout(views: views)
        for _ in 0..<8 {
            for _ in 0..<views {
                if layout.entries.count > views, random.chance(0.4) {
                    let index = Int.random(in: 0..<layout.entries.count, using: &random)
                    if let id = layout.entries[index].id { try layout.solver.remove(id) }
                    layout.entries.remove(at: index)
                } else {
                    try layout.add(randomEntry(views, &random))
                }
            }
            for index in layout.entries.indices where random.chance(0.1) && layout.entries[index].level < 1000
            {
                guard let id = layout.entries[index].id else { continue }
                layout.entries[index].constant += 7
                try layout.solver.setConstant(-layout.entries[index].constant, of: id)
                layout.entries[index].level = random.pick([250, 500, 750]) ?? 250
                try layout.solver.setPriority(Priority(layout.entries[index].level), of: id)
            }
            layout.solver.solve()
            try layout.solver.checkInvariants()
            #expect(!layout.solver.statistics.isStalled)
            #expect(layout.solver.takeConflicts().isEmpty)
            let (costs, fresh) = (layout.costs, try layout.afresh())
            for (level, cost) in fresh.costs { #expect(abs(cost - (costs[level] ?? 0)) < 1e-4) }
            for (one, other) in zip(layout.variables.joined(), fresh.variables.joined()) {
                #expect(abs(layout.solver.value(of: one) - fresh.solver.value(of: other)) < 1e-4)
            }
        }
    }

    /// One column after the other in a container, all of one width: a circle of all of them.
    @Test(arguments: [1, 2, 5, 50, 500])
    func columnsOfOneWidthFillTheirContainer(count: Int) throws {
        let solver = Solver()
        var previous: (start: Variable, width: Variable)?
        var starts: [Variable] = []
        for _ in 0..<count {
            let (start, width) = (solver.makeVariable(), solver.makeVariable())
            var after = Expression([Term(start)], constant: -8)
            if let previous {
                after.terms += [Term(previous.start, times: -1), Term(previous.width, times: -1)]
                let equal = Expression([Term(width), Term(previous.width, times: -1)])
                try solver.add(Constraint(equal, .equal))
            }
            try solver.add(Constraint(after, .equal))
            starts.append(start)
            previous = (start, width)
        }
        let last = try #require(previous)
        let total = Double(count) * 20 + Double(count + 1) * 8
        let end = try solver.add(
            Constraint(Expression([Term(last.start), Term(last.width)], constant: -(total - 8)), .equal))
        solver.solve()
        try solver.checkInvariants()
        for (index, start) in starts.enumerated() {
            #expect(abs(solver.value(of: start) - (8 + Double(index) * 28)) < 1e-6)
        }
        try solver.setConstant(-(total - 8 + Double(count) * 10), of: end)
        solver.solve()
        #expect(abs(solver.value(of: last.width) - 30) < 1e-6)
        #expect(solver.constraints(determining: last.width).count == 2 * count)
    }

    /// Work is linear in the length of a chain, and a change costs what it moves.
    @Test func aChainCostsItsLength() throws {
        let solver = Solver()
        var ids: [ConstraintID] = []
        var previous: Variable?
        for _ in 0..<20_000 {
            let start = solver.makeVariable()
            var after = Expression([Term(start)], constant: -10)
            if let previous { after.terms.append(Term(previous, times: -1)) }
            ids.append(try solver.add(Constraint(after, .equal)))
            previous = start
        }
        solver.solve()
        #expect(solver.value(of: try #require(previous)) == 200_000)
        #expect(solver.statistics.evaluations <= 20_000)
        #expect(solver.statistics.pivots == 0)
        try solver.setConstant(-15, of: ids[19_990])
        solver.solve()
        #expect(solver.statistics.evaluations <= 20_010)
    }

    /// Boxes that only have to lie below each other, and are drawn up by a weaker constraint, in either order: the starting
    /// basis is optimal, and four evaluations a box suffice.
    @Test(arguments: [false, true])
    func aChainOfInequalitiesNeedsNoPivots(fromBelow: Bool) throws {
        let (solver, count) = (Solver(), 2000)
        let tops = (0..<count).map { _ in solver.makeVariable() }
        let heights = (0..<count).map { _ in solver.makeVariable(isLength: true) }
        let titles = (0..<count).map { _ in solver.makeVariable() }
        for index in fromBelow ? Array((0..<count).reversed()) : Array(0..<count) {
            let natural = Expression([Term(heights[index])], constant: -20)
            try solver.add(Constraint(natural, .greaterThanOrEqual, priority: Priority(750)))
            try solver.add(Constraint(natural, .lessThanOrEqual, priority: Priority(250)))
            try solver.add(
                Constraint(
                    Expression([Term(titles[index]), Term(tops[index], times: -1)], constant: -2), .equal))
            guard index > 0 else {
                try solver.add(Constraint(Expression([Term(tops[0])]), .equal))
                continue
            }
            let gap = Expression(
                [Term(tops[index]), Term(tops[index - 1], times: -1), Term(heights[index - 1], times: -1)],
                constant: -8)
            try solver.add(Constraint(gap, .greaterThanOrEqual))
            try solver.add(Constraint(gap, .equal, priority: Priority(200)))
        }
        solver.solve()
        #expect(solver.value(of: titles[count - 1]) == Double(28 * (count - 1) + 2))
        #expect(solver.statistics.pivots == 0)
        #expect(solver.statistics.evaluations <= 4 * count)
        try solver.checkInvariants()
    }

    /// Rows below each other, each as high as its content: work is linear in their number.
    @Test func aFeedCostsItsRows() throws {
        let (solver, rows, boxes) = (Solver(), 2000, 4)
        var above: Expression?
        for _ in 0..<rows {
            let (top, height) = (solver.makeVariable(), solver.makeVariable())
            var place = Expression([Term(top)])
            if let above { place = place - above }
            try solver.add(Constraint(place, .equal))
            try solver.add(Constraint(Expression([Term(height)], constant: -44), .greaterThanOrEqual))
            var content = Expression([Term(height)])
            for _ in 0..<boxes {
                let box = solver.makeVariable()
                let natural = Expression([Term(box)], constant: -20)
                try solver.add(Constraint(natural, .lessThanOrEqual, priority: Priority(250)))
                try solver.add(Constraint(natural, .greaterThanOrEqual, priority: Priority(750)))
                content.terms.append(Term(box, times: -1))
            }
            try solver.add(Constraint(content, .equal))
            above = Expression([Term(top), Term(height)])
        }
        solver.solve()
        let last = try #require(above?.terms.first?.variable)
        #expect(solver.value(of: last) == Double((rows - 1) * boxes * 20))
        #expect(solver.statistics.pivots == 0)
        #expect(solver.statistics.evaluations <= 2 * rows * (boxes + 2))
        try solver.checkInvariants()
    }

    /// Nothing stays of constraints that are gone.
    @Test func removalLeavesNothing() throws {
        var random = SeededRandom(seed: 5)
        var layout = Layout(views: 60)
        for _ in 0..<400 { try layout.add(randomEntry(60, &random)) }
        layout.solver.solve()
        for entry in layout.entries.shuffled(using: &random) {
            if let id = entry.id { try layout.solver.remove(id) }
        }
        layout.solver.solve()
        try layout.solver.checkInvariants()
        #expect(layout.solver.constraintCount == 0)
        for variable in layout.variables.joined() { try layout.solver.remove(variable) }
    }
}
