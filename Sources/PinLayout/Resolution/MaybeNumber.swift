/// A number or nothing, in the memory of a number: a NaN, which pins refuse, stands for nothing.
///
/// A chain has a dozen of them and is made, copied and forgotten with every layout of every view. The bits are inverted,
/// so that memory filled with zeros holds no numbers.
struct MaybeNumber: Sendable {
    private var invertedBits: UInt64 = 0

    /// The number, or nil.
    @inline(__always)  // Pays in `pin chain`, as do the others of this file.
    var value: Double? {
        get { isSet ? number : nil }
        set { invertedBits = newValue.map { $0.isNaN ? 0 : ~$0.bitPattern } ?? 0 }
    }

    /// Whether there is a number.
    @inline(__always)
    var isSet: Bool { invertedBits != 0 }

    @inline(__always)
    private var number: Double { Double(bitPattern: ~invertedBits) }

    /// What refuses every number: set, and equal to none.
    static let refusal: MaybeNumber = {
        var number = MaybeNumber()
        number.invertedBits = 1
        return number
    }()

    /// Keeps a number where there is none yet; refuses one that is another than the first.
    @inline(__always)
    mutating func keep(_ number: Double) -> AxisPins.Refusal? {
        guard isSet else {
            value = number
            return nil
        }
        return self.number == number ? nil : .alreadySet
    }
}
