import Foundation

/// Watches while the last change is still being built or drawn. Several changes become one.
final class ChangeQueue: @unchecked Sendable {
    private let condition = NSCondition()
    private var saved: Result<Date, any Error>?

    /// Begins to watch on a thread of its own.
    ///
    /// - Parameter changed: Called on that thread with each change.
    init(_ watcher: SourceWatcher, _ changed: @escaping @Sendable () -> Void) {
        let waiting = Waiting(watcher)
        Thread.detachNewThread { [weak self] in
            while true {
                let result = Result { try waiting.watcher.waitForChange() }
                guard let self else { return }
                condition.withLock {
                    // The time of the first save counts.
                    if saved == nil { saved = result }
                    changed()
                    condition.signal()
                }
                if case .failure = result { return }
            }
        }
    }

    /// Waits for a change; returns when the first came that was not returned before.
    func next() throws -> Date {
        condition.lock()
        defer { condition.unlock() }
        while true {
            if let result = saved {
                saved = nil
                return try result.get()
            }
            condition.wait()
        }
    }

    private struct Waiting: @unchecked Sendable {
        let watcher: SourceWatcher
        init(_ watcher: SourceWatcher) { self.watcher = watcher }
    }
}
