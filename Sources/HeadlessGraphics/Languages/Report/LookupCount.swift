import Foundation

/// The number of lookups of texts in a closure, which others that run at the same time do not change.
package final class LookupCount: @unchecked Sendable {
    @TaskLocal static var current: LookupCount?

    private let lock = NSLock()
    private var number = 0

    /// Creates a count of none.
    package init() {}

    /// The number up to now.
    package var value: Int { lock.withLock { number } }

    func add() { lock.withLock { number += 1 } }

    /// Runs a closure whose lookups count.
    package func counting<Result>(_ body: () throws -> Result) rethrows -> Result {
        try Self.$current.withValue(self, operation: body)
    }
}
