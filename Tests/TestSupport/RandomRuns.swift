import Foundation

/// How many random runs a test does, and from which seeds.
///
/// A random test takes its seeds as arguments, so that a failure names its seed by itself, and has the word
/// "random" in its name, so that `Scripts/fuzz` finds it:
///
/// ```swift
/// @Test(arguments: RandomRuns.seeds(default: 50))
/// func randomTreesLeaveNoGaps(seed: RandomSeed) {
///     var random = seed.random
///     ...
/// }
/// ```
///
/// `FORMWORK_FUZZ_COUNT` sets how many runs there are, and `FORMWORK_FUZZ_SEED` the first seed. To see one
/// failing run again: `FORMWORK_FUZZ_SEED=<its seed> FORMWORK_FUZZ_COUNT=1 swift test --filter <the test>`.
public enum RandomRuns {
    /// The number of runs: `FORMWORK_FUZZ_COUNT` where it is a number of at least 1, else the test's default.
    public static func count(default runs: Int) -> Int {
        count(default: runs, environment: ProcessInfo.processInfo.environment)
    }

    /// The seed of the first run: `FORMWORK_FUZZ_SEED` where it is a number, else 1, so that the tests of a
    /// change do not depend on luck.
    public static var seed: UInt64 {
        seed(environment: ProcessInfo.processInfo.environment)
    }

    /// The seeds of the runs, one after the other from ``seed``.
    public static func seeds(default runs: Int) -> [RandomSeed] {
        seeds(default: runs, environment: ProcessInfo.processInfo.environment)
    }

    static func count(default runs: Int, environment: [String: String]) -> Int {
        guard let text = environment["FORMWORK_FUZZ_COUNT"], let count = Int(text), count > 0 else {
            return runs
        }
        return count
    }

    static func seed(environment: [String: String]) -> UInt64 {
        environment["FORMWORK_FUZZ_SEED"].flatMap { UInt64($0) } ?? 1
    }

    static func seeds(default runs: Int, environment: [String: String]) -> [RandomSeed] {
        let first = seed(environment: environment)
        return (0..<count(default: runs, environment: environment)).map {
            RandomSeed(value: first &+ UInt64($0))
        }
    }
}
