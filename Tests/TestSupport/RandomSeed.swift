/// The seed of one random run. It describes itself as the setting that repeats the run.
public struct RandomSeed: Hashable, Sendable, CustomStringConvertible {
    /// The number that the generator starts from.
    public let value: UInt64

    /// Creates a seed.
    public init(value: UInt64) {
        self.value = value
    }

    /// A new generator, which gives the same numbers each time.
    public var random: SeededRandom {
        SeededRandom(seed: value)
    }

    /// The setting that repeats the run, "FORMWORK_FUZZ_SEED=17 FORMWORK_FUZZ_COUNT=1".
    public var description: String {
        "FORMWORK_FUZZ_SEED=\(value) FORMWORK_FUZZ_COUNT=1"
    }
}
