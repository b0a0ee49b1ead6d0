/// A value that arrives later: what a strategy makes of what is tested.
public struct Async<Value> {
    /// Starts the work; the callback gets the value.
    public let run: (@escaping (Value) -> Void) -> Void

    /// Creates a value from work that calls its callback once.
    public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
        self.run = run
    }

    /// Creates a value that is there already.
    public init(value: Value) {
        self.init { callback in callback(value) }
    }

    /// The value that a function makes of this one.
    public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
        Async<NewValue> { callback in
            self.run { callback(transform($0)) }
        }
    }
}
