/// A property of a configuration that follows the view's state until it is set.
///
/// Comparing looks at the value only.
struct Automatic<Value: Hashable>: Hashable {
    private var stored: Value
    /// Whether the property was set, so that it no longer follows the state.
    private(set) var isSet = false

    init(_ value: Value) {
        stored = value
    }

    /// The value; setting it ends following.
    var value: Value {
        get { stored }
        set {
            stored = newValue
            isSet = true
        }
    }

    /// Takes a value of the state, unless the property was set.
    mutating func follow(_ value: Value) {
        if !isSet { stored = value }
    }

    static func == (a: Self, b: Self) -> Bool { a.stored == b.stored }

    func hash(into hasher: inout Hasher) { hasher.combine(stored) }
}
