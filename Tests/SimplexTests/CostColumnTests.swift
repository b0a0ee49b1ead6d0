import TestSupport
import Testing

@testable import Simplex

/// A column of costs beside costs that are stored one by one.
struct CostColumnTests {
    @Test(arguments: RandomRuns.seeds(default: 200))
    func randomChangesGiveTheCostsOfPlainOnes(seed: RandomSeed) {
        var random = seed.random
        var column = CostColumn()
        var plain: [LexicographicCost] = []
        for _ in 0..<120 {
            if plain.isEmpty || random.chance(0.15) {
                column.appendZero()
                plain.append(LexicographicCost())
            }
            let row = Int32.random(in: 0..<Int32(plain.count), using: &random)
            switch Int.random(in: 0..<6, using: &random) {
            case 0:
                column.setZero(row)
                plain[Int(row)] = LexicographicCost()
            case 1:
                let other = Int.random(in: 0..<plain.count, using: &random)
                let factor: Double = random.pick([1, -1, 0.5, 1e-12]) ?? 1
                column.add(plain[other], times: factor, to: row)
                plain[Int(row)].add(plain[other], times: factor)
            default:
                let value: Double = random.pick([1, -1, 2, -2, 1e-12]) ?? 1
                let level: Double = random.pick([1001, 750, 500, 250, -1]) ?? 250
                column.add(value, at: level, to: row)
                plain[Int(row)].add(value, at: level)
            }
        }
        for (row, cost) in plain.enumerated() {
            #expect(column.isZero(Int32(row)) == cost.isZero)
            #expect(column[Int32(row)].entries.map(\.level) == cost.entries.map(\.level))
            #expect(column[Int32(row)].entries.map(\.value) == cost.entries.map(\.value))
        }
    }
}
