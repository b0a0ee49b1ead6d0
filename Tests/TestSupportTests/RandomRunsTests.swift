import Testing

@testable import TestSupport

@Test func withoutSettingsTheDefaultHolds() {
    #expect(RandomRuns.count(default: 20, environment: [:]) == 20)
    #expect(RandomRuns.seed(environment: [:]) == 1)
}

@Test func settingsWinOverTheDefault() {
    let settings = ["FORMWORK_FUZZ_COUNT": "3", "FORMWORK_FUZZ_SEED": "700"]
    #expect(RandomRuns.seeds(default: 20, environment: settings).map(\.value) == [700, 701, 702])
}

@Test(arguments: ["", "0", "-4", "many"])
func anUnusableCountIsNoCount(text: String) {
    #expect(RandomRuns.count(default: 20, environment: ["FORMWORK_FUZZ_COUNT": text]) == 20)
}

@Test func seedsGoOnAfterTheLargest() {
    let settings = ["FORMWORK_FUZZ_COUNT": "2", "FORMWORK_FUZZ_SEED": "\(UInt64.max)"]
    #expect(RandomRuns.seeds(default: 20, environment: settings).map(\.value) == [.max, 0])
}

@Test func theDescriptionRepeatsTheRun() {
    #expect(RandomSeed(value: 17).description == "FORMWORK_FUZZ_SEED=17 FORMWORK_FUZZ_COUNT=1")
}

/// What every random test in the package looks like.
@Test(arguments: RandomRuns.seeds(default: 20))
func randomNumbersRepeatThemselves(seed: RandomSeed) {
    var first = seed.random
    var second = seed.random
    #expect((0..<8).map { _ in first.next() } == (0..<8).map { _ in second.next() })
}
