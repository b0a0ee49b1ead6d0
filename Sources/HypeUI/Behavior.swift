public import ViewBridge

/// A value that views follow.
///
/// ```swift
/// @Behavior var count = 0
/// let label = Text(nil).linked($count.map { "\($0) likes" }, keyPath: \.text)
/// count += 1  // the label says so
/// ```
@preconcurrency @MainActor @propertyWrapper
public final class Behavior<Value> {
    private var value: Value
    private var followers: [(Value) -> Bool] = []

    /// Creates a behaviour with its first value.
    public init(wrappedValue: Value) { value = wrappedValue }

    /// The value. Setting it notifies all observers, in the order in which they were added.
    public var wrappedValue: Value {
        get { value }
        set {
            value = newValue
            followers.removeAll { !$0(newValue) }
        }
    }

    /// The behaviour itself, to follow it.
    public var projectedValue: ValueStream<Value> {
        ValueStream(current: { self.value }, follow: { self.followers.append($0) })
    }
}

/// A value that changes, and can be followed.
@preconcurrency @MainActor
public struct ValueStream<Value> {
    let current: () -> Value
    let follow: (@escaping (Value) -> Bool) -> Void

    /// What a closure makes of the values.
    public func map<Other>(_ transform: @escaping (Value) -> Other) -> ValueStream<Other> {
        ValueStream<Other>(
            current: { transform(current()) },
            follow: { body in follow { body(transform($0)) } })
    }

    /// Calls a closure with the present value, and with each new one as long as an object lives.
    public func observe<Owner: AnyObject>(by owner: Owner, _ body: @escaping (Owner, Value) -> Void) {
        body(owner, current())
        follow { [weak owner] value in
            guard let owner else { return false }
            body(owner, value)
            return true
        }
    }
}

/// Views that follow values.
@preconcurrency @MainActor
public protocol Linkable: AnyObject {}

extension UIView: Linkable {}

extension Linkable {
    /// Sets a property to a stream's value, now and whenever it changes, as long as the view lives.
    @discardableResult
    public func linked<Value>(
        _ stream: ValueStream<Value>, keyPath: ReferenceWritableKeyPath<Self, Value>
    ) -> Self {
        stream.observe(by: self) { $0[keyPath: keyPath] = $1 }
        return self
    }

    /// Sets an optional property to a stream's value, now and whenever it changes, as long as the view lives.
    @discardableResult
    public func linked<Value>(
        _ stream: ValueStream<Value>, keyPath: ReferenceWritableKeyPath<Self, Value?>
    ) -> Self {
        stream.observe(by: self) { $0[keyPath: keyPath] = $1 }
        return self
    }
}
