import Foundation
import OSLog
import Testing

@testable import os

/// The module `os`, called as on iOS.
@Suite struct LogTests {
    @Test func formatsAreFilledIn() {
        #expect(
            LogFormat.text("%{public}@ took %.2f s, %d of %ld", ["Load", 1.256, 3, 10])
                == "Load took 1.26 s, 3 of 10")
        #expect(LogFormat.text("%{private}s and 100%%", ["secret"]) == "<private> and 100%")
        #expect(LogFormat.text("%x %X %05d", [255, 255, 42]) == "ff FF 00042")
        #expect(LogFormat.text("%@ %@", [nil]) == "(null) %@")
        #expect(LogFormat.text("%", []) == "%")
        #expect(LogFormat.text("%{public}@", [Optional("text")]) == "text")
    }

    @Test func interpolationsAreFilledIn() {
        let error = CocoaError(.fileNoSuchFile)
        let message: OSLogMessage = """
            \(7, format: .hex(includePrefix: true)) \(1.5, format: .fixed(precision: 1)) \("a", align: .right(columns: 3)) \
            \("hidden", privacy: .private) \(true) \(Optional<Int>.none) \(CGSize(width: 1, height: 2).width, format: .hybrid)
            """
        #expect(message.text == "0x7 1.5   a <private> true nil 1")
        let described: OSLogMessage = "\(error)"
        #expect(described.text.contains("CocoaError"))
    }

    /// Values are not made into text where nothing is printed.
    @Test func messagesThatAreNotPrintedCostNothing() {
        var count = 0
        func value() -> Int {
            count += 1
            return count
        }
        let logger = Logger(subsystem: "app", category: "test")
        withoutActuallyEscaping(value) { value in logger.debug("\(value())") }
        #expect(count == 0)
    }

    @Test func callsOfAllFormsCompile() {
        let log = OSLog(subsystem: "com.example.app", category: "layout")
        let points = OSLog(subsystem: "com.example.app", category: .pointsOfInterest)
        os_log("plain")
        os_log("of %{public}@", log: log, type: .debug, "Card")
        os_log(.error, log: log, "of %d", 3)
        os_log(.info, "plain")
        os_log("with \(1)")
        os_log(.debug, log: log, "with \(log)")
        os_signpost(.begin, log: points, name: "Layout", signpostID: OSSignpostID(log: points))
        os_signpost(.end, log: points, name: "Layout", "%d views", 10)
        let signposter = OSSignposter(logHandle: points)
        let state = signposter.beginInterval("Layout", id: signposter.makeSignpostID())
        signposter.emitEvent("Pass")
        signposter.endInterval("Layout", state)
        #expect(signposter.withIntervalSignpost("Layout") { 5 } == 5)
        #expect(!log.isEnabled(type: .debug) && !OSLog.disabled.isEnabled(type: .fault))
        Logger().log(level: .fault, "with \(2)")
        Logger(log).warning("plain")
    }

    @Test func locksExclude() {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        let plain = os_unfair_lock_t.allocate(capacity: 1)
        plain.initialize(to: os_unfair_lock())
        defer { plain.deallocate() }
        nonisolated(unsafe) var sum = 0
        nonisolated(unsafe) let word = plain
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<1_000 {
                lock.withLock { $0 += 1 }
                os_unfair_lock_lock(word)
                sum += 1
                os_unfair_lock_unlock(word)
            }
        }
        #expect(lock.withLock { $0 } == 8_000)
        #expect(sum == 8_000)
        #expect(os_unfair_lock_trylock(plain))
        #expect(!os_unfair_lock_trylock(plain))
        let empty = OSAllocatedUnfairLock()
        empty.lock()
        #expect(!empty.lockIfAvailable())
        empty.unlock()
    }
}
