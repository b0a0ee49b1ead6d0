import TestSupport
import Testing

@testable import HeadlessUIKit

/// Index shifts against arrays from which elements are removed and into which others are inserted.
struct IndexShiftTests {
    /// 10,000 runs were done for the record.
    @Test(arguments: RandomRuns.seeds(default: 300))
    func randomShiftsEqualThoseOfArrays(seed: RandomSeed) {
        var random = seed.random
        let count = Int.random(in: 0...30, using: &random)
        let removed = (0..<count).filter { _ in random.chance(0.3) }
        let stay = (0..<count).filter { !removed.contains($0) }
        let total = stay.count + Int.random(in: 0...10, using: &random)
        let occupied = Array((0..<total).shuffled(using: &random).prefix(total - stay.count)).sorted()
        var (after, next): ([Int?], Int) = ([], 0)
        for index in 0..<total {
            if occupied.contains(index) {
                after.append(nil)
            } else {
                after.append(stay[next])
                next += 1
            }
        }
        let shift = IndexShift(removed: removed, occupied: occupied)
        for index in 0..<count { #expect(shift.after(index) == after.firstIndex(of: index)) }
        for index in 0..<total { #expect(shift.before(index) == after[index]) }
        #expect(shift.isIdentity == (removed.isEmpty && occupied.isEmpty))
    }
}
