/// The names of the overridden members of a class that were called.
@MainActor
final class RecordedCalls {
    private var names: [String] = []

    func append(_ name: String) { names.append(name) }

    /// The calls since the last time that they were taken.
    func take() -> [String] {
        defer { names = [] }
        return names
    }
}

/// A class that overrides members and records their calls.
@MainActor
protocol RecordsCalls: AnyObject {
    static var calls: RecordedCalls { get }
}

extension RecordsCalls {
    func record(_ name: String) { Self.calls.append(name) }

    /// Records the call of a getter or function and returns its value.
    func recorded<Value>(_ name: String, _ value: Value) -> Value {
        record(name)
        return value
    }

    /// The calls since the last time that they were taken.
    static func take() -> [String] { calls.take() }
}
