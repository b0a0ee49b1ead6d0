import Foundation
import HeadlessUIKit

/// Waits for values that arrive later: by the run loop on the main thread, else by blocking.
enum Waiting {
    /// Runs until some seconds have passed.
    static func pass(_ duration: TimeInterval) {
        guard MainThread.isCurrent else { return Thread.sleep(forTimeInterval: duration) }
        let end = Date(timeIntervalSinceNow: duration)
        repeat {
            _ = RunLoop.current.run(mode: .default, before: min(end, Date(timeIntervalSinceNow: 0.01)))
        } while Date() < end
    }

    /// What an asynchronous value is; nil where it has not arrived in time.
    static func value<Value>(of async: Async<Value>, timeout: TimeInterval) -> Value? {
        let box = Box<Value>()
        async.run { box.put($0) }
        if let value = box.value { return value }
        if MainThread.isCurrent {
            let end = Date(timeIntervalSinceNow: timeout)
            while box.value == nil, Date() < end {
                _ = RunLoop.current.run(mode: .default, before: min(end, Date(timeIntervalSinceNow: 0.005)))
            }
        } else {
            box.wait(timeout)
        }
        return box.value
    }

    private final class Box<Value>: @unchecked Sendable {
        private let condition = NSCondition()
        private var stored: Value?

        var value: Value? { condition.withLock { stored } }

        func put(_ value: Value) {
            condition.withLock {
                if stored == nil { stored = value }
                condition.broadcast()
            }
        }

        func wait(_ timeout: TimeInterval) {
            let end = Date(timeIntervalSinceNow: timeout)
            condition.withLock {
                while stored == nil, condition.wait(until: end) {}
            }
        }
    }
}

/// Runs what needs the main actor, from any thread: Swift Testing runs tests elsewhere unless they say otherwise.
package enum MainThread {
    package static var isCurrent: Bool { UIView.isOnMainActor }

    package static func run<Result: Sendable>(_ body: @MainActor () -> Result) -> Result {
        if isCurrent { return MainActor.assumeIsolated(body) }
        return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
    }
}
