/// A length, or unspecified: what `Double?` says, in eight bytes.
///
/// Trees have columns of these and caches compare them, so that the size counts. NaN stays inside of the type.
struct OptionalLength: Hashable, Sendable {
    /// NaN where the length is unspecified.
    private let packed: Double

    static let unspecified = OptionalLength(.nan)
    static let zero = OptionalLength(0)
    static let infinity = OptionalLength(.infinity)

    /// Creates a length from a number.
    init(_ length: Double) { packed = length }

    /// Creates a length from a number, or an unspecified one from nil.
    init(_ length: Double?) { packed = length ?? .nan }

    /// Creates a length that can be proposed: not negative, infinite where it is unlimited, unspecified where it
    /// is NaN.
    init(proposing length: Double) { packed = ProposedSize.cleaned(length) }

    /// `isNaN` looks at the bits; this comparison is one instruction.
    var isUnspecified: Bool { packed != packed }

    /// The length, or nil.
    var value: Double? { isUnspecified ? nil : packed }

    /// The length, which must not be unspecified.
    var definite: Double { packed }

    /// The length, or another one where it is unspecified.
    func or(_ other: Double) -> Double { isUnspecified ? other : packed }

    /// The length less a distance, as a proposal; unspecified stays unspecified.
    func inset(by distance: Double) -> OptionalLength { OptionalLength(proposing: packed - distance) }

    /// The length, no less than a minimum and no more than a maximum, as far as each of the three is specified.
    func clamped(_ minimum: OptionalLength, _ maximum: OptionalLength) -> OptionalLength {
        var result = self
        if result.packed < minimum.packed { result = minimum }
        if result.packed > maximum.packed { result = maximum }
        return result
    }

    /// Unspecified lengths are equal to each other.
    static func == (one: OptionalLength, other: OptionalLength) -> Bool {
        one.packed.bitPattern == other.packed.bitPattern
    }

    func hash(into hasher: inout Hasher) { hasher.combine(packed.bitPattern) }
}
