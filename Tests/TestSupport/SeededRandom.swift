/// A generator of random numbers that gives the same numbers for the same seed, on every machine.
///
/// The algorithm is SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators",
/// 2014): neighbouring seeds give unrelated numbers, so that runs may be numbered 1, 2, 3 ...
public struct SeededRandom: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// Creates a generator; equal seeds give equal numbers.
    public init(seed: UInt64) {
        state = seed
    }

    /// The next number, any of all 2^64.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// True with the given probability, from 0 (never) to 1 (always).
    public mutating func chance(_ probability: Double) -> Bool {
        Double.random(in: 0..<1, using: &self) < probability
    }

    /// One of the elements, each as likely as the others; nil where there is none.
    public mutating func pick<Choices: Collection>(_ choices: Choices) -> Choices.Element? {
        choices.randomElement(using: &self)
    }
}
