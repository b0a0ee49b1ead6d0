/// A number or nothing, in the memory of a number: NaN, which pins refuse, stands for nothing.
///
/// A chain has a dozen of them and is made, copied and forgotten with every layout of every view.
struct MaybeNumber: Sendable {
    private var stored = Double.nan

    /// The number, or nil.
    @inline(__always)  // Pays in `pin chain`, as do the others of this file.
    var value: Double? {
        get { stored.isNaN ? nil : stored }
        set { stored = newValue ?? .nan }
    }

    /// Whether there is a number.
    @inline(__always)
    var isSet: Bool { !stored.isNaN }

    /// Keeps a number where there is none yet; refuses one that is another than the first.
    @inline(__always)
    mutating func keep(_ number: Double) -> AxisPins.Refusal? {
        if stored.isNaN {
            stored = number
            return nil
        }
        return stored == number ? nil : .alreadySet
    }
}
