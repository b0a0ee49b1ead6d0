import Testing

@testable import Simplex

/// The system that the documentation of the module solves step by step, in `WorkedExample.md`.
@Suite struct WorkedExampleTests {
    /// What a table of the page shows.
    private struct Table: Equatable {
        /// The values of `a` and `b`.
        var values: [Double]
        /// The variables that the rows *sum*, *strong* and *weak* define; nil outside of the basis.
        var basis: [Int32?]
        /// The slacks of the three rows.
        var slacks: [Double]
        /// Their reduced costs, by level; empty outside of the basis.
        var reducedCosts: [[Double: Double]]
    }

    private let a: Int32 = 0
    private let b: Int32 = 1
    private let sum: Int32 = 0
    private let strong: Int32 = 1
    private let weak: Int32 = 2
    private let required = LinearProgram.requiredLevel

    private func makeProgram() -> LinearProgram {
        var program = LinearProgram()
        _ = (program.makeVariable(at: 0, isLength: true), program.makeVariable(at: 0, isLength: true))
        let rows: [(variables: [Int32], Relation, constant: Double, level: Double)] = [
            ([a, b], .lessThanOrEqual, 100, required), ([a], .equal, 80, 750), ([b], .equal, 60, 250),
        ]
        for (variables, relation, constant, level) in rows {
            program.newTerms.removeAll()
            for variable in variables { program.addNewTerm(variable, 1) }
            _ = program.addConstraint(constant: -constant, relation, level: level, mayBeRelaxed: true)
        }
        return program
    }

    private func table(_ program: borrowing LinearProgram) -> Table {
        let rows = [sum, strong, weak]
        var table = Table(
            values: [program.values[a], program.values[b]], basis: [], slacks: [],
            reducedCosts: [])
        for row in rows {
            table.basis.append(program.isInBasis(row) ? program.rows[row].basicVariable : nil)
            table.slacks.append(program.slack(of: row))
            let costs = program.slackCosts[row].entries.map { ($0.level, $0.value) }
            table.reducedCosts.append(Dictionary(uniqueKeysWithValues: costs))
        }
        return table
    }

    @Test func everyStepIsAsThePageShows() throws {
        var program = makeProgram()
        program.addPendingRows()
        program.updateValues()
        program.updateSlopes()
        let start = Table(
            values: [80, 60], basis: [nil, a, b], slacks: [-40, 0, 0],
            reducedCosts: [[:], [required: 1], [required: 1]])
        #expect(table(program) == start)

        let first = program.nextEntering(byBlandsRule: false)
        let entering = try #require(first)
        #expect(entering.variable == .slack(ofRow: strong) && entering.direction == -1)
        let firstTest = program.ratioTest(entering)
        let leaving = try #require(firstTest)
        #expect(leaving.row == sum && leaving.distance == 40 && leaving.breakpoints.count == 1)
        #expect(leaving.breakpoints[0].rise == 1)
        program.pivot(entering, leaving)
        let middle = Table(
            values: [40, 60], basis: [a, nil, b], slacks: [0, -40, 0],
            reducedCosts: [[750: 1], [:], [750: 1]])
        #expect(table(program) == middle)

        let second = program.nextEntering(byBlandsRule: false)
        let enteringSecond = try #require(second)
        #expect(enteringSecond.variable == .slack(ofRow: weak) && enteringSecond.direction == -1)
        let secondTest = program.ratioTest(enteringSecond)
        let leavingSecond = try #require(secondTest)
        #expect(leavingSecond.row == strong && leavingSecond.distance == 40)
        #expect(leavingSecond.breakpoints.map(\.rise) == [2])
        program.pivot(enteringSecond, leavingSecond)
        let end = Table(
            values: [80, 20], basis: [a, b, nil], slacks: [0, 0, -40],
            reducedCosts: [[250: 1], [250: 1], [:]])
        #expect(table(program) == end)

        try #require(program.blocks.count == 1)
        let block = program.blocks[0]
        #expect(block.variable == b && block.terms.isEmpty && block.offset == 20)
        #expect(block.parts.map(\.row).sorted() == [sum, strong])
        #expect(block.parts.allSatisfy { abs($0.factor) == 1 })

        let third = program.nextEntering(byBlandsRule: false)
        #expect(third == nil)
    }

    /// The rows of the tableau that the page shows beside the basic slacks, and the solution by the public interface.
    @Test func theTableauAndTheSolutionAreAsThePageShows() throws {
        var program = makeProgram()
        program.addPendingRows()
        let row = program.tableauRow(of: sum)
        #expect(row.free.isEmpty)
        #expect(
            Dictionary(uniqueKeysWithValues: row.slacks.map { ($0.row, $0.coefficient) }) == [
                strong: -1, weak: -1,
            ])

        let solver = Solver()
        let (a, b) = (solver.makeVariable(isLength: true), solver.makeVariable(isLength: true))
        try solver.add(Constraint(Expression([Term(a), Term(b)], constant: -100), .lessThanOrEqual))
        try solver.add(Constraint(Expression([Term(a)], constant: -80), .equal, priority: Priority(750)))
        try solver.add(Constraint(Expression([Term(b)], constant: -60), .equal, priority: Priority(250)))
        solver.solve()
        #expect(solver.value(of: a) == 80 && solver.value(of: b) == 20)
        #expect(solver.statistics.pivots == 2)
        #expect(solver.isDetermined(a) && solver.isDetermined(b))
    }
}
