/// The key of a value that nodes pass to their ancestors: its default, and how the values of siblings are
/// reduced to one.
public final class PreferenceKey<Value>: Sendable where Value: Sendable {
    /// The value where no node sets one.
    public let defaultValue: Value
    let reduce: @Sendable (inout Value, Value) -> Void

    /// Creates a key, which is equal to no other one.
    ///
    /// - Parameters:
    ///   - defaultValue: The value where no node sets one.
    ///   - reduce: Adds the value of a later sibling to that of the earlier ones.
    public init(defaultValue: Value, reduce: @escaping @Sendable (inout Value, Value) -> Void) {
        self.defaultValue = defaultValue
        self.reduce = reduce
    }

    var id: ObjectIdentifier { ObjectIdentifier(self) }
}

/// What a node sets for a key.
enum Preference {
    /// This value, instead of the children's.
    case value(Any)
    /// A function, on a `Value`, that changes the children's value.
    case transform((inout Any) -> Void)
}
