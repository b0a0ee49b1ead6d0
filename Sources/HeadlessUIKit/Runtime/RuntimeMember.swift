/// A member of a class that is found by its name: by selectors, outlets and actions of nibs, key-value coding, optional
/// requirements. Adapted source lists them, see ``RuntimeModule``.
public struct RuntimeMember: NamedRuntimeMethod {
    enum Kind {
        case method(RuntimeMethod)
        case key(get: (Any) -> Any?, set: ((Any, Any?) -> Bool)?)
        case optional((Any) -> Any?)
    }

    /// The name: of a method Objective-C's, of a property its own, of an optional requirement Swift's with labels.
    let name: String
    let kind: Kind

    /// A method.
    public init(_ name: String, calling method: RuntimeMethod) {
        self.name = Selector.name(name, argumentCount: method.argumentCount)
        kind = .method(method)
    }

    /// A property that can be read.
    public init<Owner, Value>(key: String, get: @escaping @MainActor (Owner) -> Value) {
        let get = unsafeBitCast(get, to: ((Owner) -> Value).self)
        name = key
        kind = .key(get: { ($0 as? Owner).flatMap { RuntimeValue.flattened(get($0)) } }, set: nil)
    }

    /// A property that can be read and set. What is set is converted: numbers, values in `NSValue`, raw values of enumerations.
    public init<Owner, Value>(
        key: String, get: @escaping @MainActor (Owner) -> Value,
        set: @escaping @MainActor (Owner, Value) -> Void
    ) {
        let get = unsafeBitCast(get, to: ((Owner) -> Value).self)
        let set = unsafeBitCast(set, to: ((Owner, Value) -> Void).self)
        name = key
        kind = .key(
            get: { ($0 as? Owner).flatMap { RuntimeValue.flattened(get($0)) } },
            set: { object, value in
                guard let owner = object as? Owner, let value = RuntimeValue.cast(value, to: Value.self)
                else { return false }
                set(owner, value)
                return true
            })
    }

    /// A method or property that implements an optional requirement of a protocol.
    ///
    /// - Parameters:
    ///   - name: Swift's name with its labels, as `card(_:didChange:)`.
    ///   - bind: Returns the method of an object as a closure of the requirement's type.
    public init<Owner>(optional name: String, _ bind: @escaping @MainActor (Owner) -> Any) {
        let bind = unsafeBitCast(bind, to: ((Owner) -> Any).self)
        self.name = name
        kind = .optional { ($0 as? Owner).map(bind) }
    }
}
