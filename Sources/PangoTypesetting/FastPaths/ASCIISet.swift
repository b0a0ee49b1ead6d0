/// Characters of ASCII, a bit each.
struct ASCIISet: Equatable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    /// Whether it has none.
    var isEmpty: Bool { low | high == 0 }

    /// Whether it has a character; none beyond ASCII is in it.
    func contains(_ character: UInt8) -> Bool {
        character < 64
            ? low >> UInt64(character) & 1 != 0
            : character < 128 && high >> UInt64(character - 64) & 1 != 0
    }

    /// Adds a character of ASCII.
    mutating func insert(_ character: UInt8) {
        if character < 64 { low |= 1 << UInt64(character) } else { high |= 1 << UInt64(character & 63) }
    }

    /// Adds all of another set.
    mutating func formUnion(_ other: Self) {
        low |= other.low
        high |= other.high
    }

    /// Takes the characters of another set out.
    mutating func subtract(_ other: Self) {
        low &= ~other.low
        high &= ~other.high
    }
}
