/// A value that nodes say of themselves to those that they lie in: a name for it, what it is where nobody says
/// anything, and how the values of siblings become one.
public final class PreferenceKey<Value>: Sendable where Value: Sendable {
    /// The value where nobody says anything.
    public let defaultValue: Value
    let reduce: @Sendable (inout Value, Value) -> Void

    /// Creates a key, which is equal to no other one.
    ///
    /// - Parameters:
    ///   - defaultValue: The value where nobody says anything.
    ///   - reduce: Adds the value of a later sibling to that of the earlier ones.
    public init(defaultValue: Value, reduce: @escaping @Sendable (inout Value, Value) -> Void) {
        self.defaultValue = defaultValue
        self.reduce = reduce
    }

    var id: ObjectIdentifier { ObjectIdentifier(self) }
}

/// What a node says under a key.
enum Preference {
    /// This value, whatever its children say.
    case value(Any)
    /// What this function, on a `Value`, makes of what its children say.
    case transform((inout Any) -> Void)
}
