import TestSupport
import Testing

/// The first numbers that the reference implementation in C (Vigna, prng.di.unimi.it/splitmix64.c) gives
/// for the seed 1234567.
@Test func numbersAreThoseOfTheReferenceImplementation() {
    var random = SeededRandom(seed: 1_234_567)
    let expected: [UInt64] = [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
    ]
    #expect(expected.indices.map { _ in random.next() } == expected)
}

@Test func neighbouringSeedsGiveUnrelatedNumbers() {
    var one = SeededRandom(seed: 1)
    var two = SeededRandom(seed: 2)
    let differing = (0..<64).map { _ in (one.next() ^ two.next()).nonzeroBitCount }
    // Unrelated words of 64 bits differ in 32 of them, give or take 4.
    #expect(differing.allSatisfy { (12...52).contains($0) })
}

@Test func chanceKeepsItsProbability() {
    var random = SeededRandom(seed: 1)
    let hits = (0..<10_000).count { _ in random.chance(0.25) }
    #expect((2_300...2_700).contains(hits))
    #expect((0..<100).allSatisfy { _ in random.chance(1) })
    #expect((0..<100).allSatisfy { _ in !random.chance(0) })
}

@Test func pickReachesEveryElementAndNothingOfNothing() {
    var random = SeededRandom(seed: 1)
    #expect(Set((0..<200).map { _ in random.pick(1...5) }) == [1, 2, 3, 4, 5])
    #expect(random.pick([Int]()) == nil)
}
