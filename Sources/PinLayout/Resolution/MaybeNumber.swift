/// A number or nothing, in the room of a number: NaN, which pins refuse, stands for nothing.
///
/// A chain has a dozen of them and is made, copied and forgotten with every layout of every view.
struct MaybeNumber: Sendable {
    private var stored = Double.nan

    /// The number, or nil.
    @inline(__always)
    var value: Double? {
        get { stored.isNaN ? nil : stored }
        set { stored = newValue ?? .nan }
    }
}
