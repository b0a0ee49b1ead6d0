import Foundation

/// A value that one thread at a time may touch.
final class Guarded<Value>: @unchecked Sendable {
    private let lock = NSLock()
    // The lock sees to what exclusivity checks would: pays in `feed`.
    @exclusivity(unchecked) private var value: Value

    init(_ value: sending Value) {
        self.value = value
    }

    /// Calls `body` with the value while no other thread has it.
    func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&value)
    }
}
