import TestSupport
import Testing

@testable import PangoTypesetting

@Suite struct RecencyCacheTests {
    @Test func whatWasLookedUpLatelyIsKept() {
        var cache = RecencyCache<Int, String>(capacity: 4)
        for key in 1...3 { cache.insert("\(key)", for: key) }
        #expect(cache.value(for: 1) == "1")
        cache.insert("4", for: 4)
        cache.insert("5", for: 5)
        #expect(cache.value(for: 1) == "1")
        #expect(cache.value(for: 2) == nil)
    }

    @Test(arguments: RandomRuns.seeds(default: 20))
    func randomUseNeverKeepsTooMuchOrTheWrong(seed: RandomSeed) {
        var random = seed.random
        let capacity = Int.random(in: 1...20, using: &random)
        var cache = RecencyCache<Int, Int>(capacity: capacity)
        var model: [Int: Int] = [:]
        for _ in 0..<500 {
            let key = Int.random(in: 0..<30, using: &random)
            if let value = cache.value(for: key) { #expect(value == model[key]) }
            if cache.value(for: key) == nil {
                model[key] = Int.random(in: 0..<1_000, using: &random)
                cache.insert(model[key]!, for: key)
            }
            #expect(cache.count <= max(2, capacity))
            #expect(cache.value(for: key) == model[key])
        }
        cache.removeAll()
        #expect(cache.count == 0)
    }
}
