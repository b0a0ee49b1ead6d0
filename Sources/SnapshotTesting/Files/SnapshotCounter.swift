import Foundation
import XCTest

/// Numbers the snapshots without a name: 1, 2, 3 ... for each test function of a folder.
final class SnapshotCounter: @unchecked Sendable {
    /// The counter of the running test case of Swift Testing, where a trait brings one.
    @TaskLocal static var current: SnapshotCounter?

    /// The counter of the process.
    static let shared = SnapshotCounter()

    private let lock = NSLock()
    private var counts: [String: Int] = [:]

    /// The next number of a test function.
    func next(in folder: URL, _ testName: String) -> Int {
        lock.withLock {
            let count = counts[folder.path + "\0" + testName, default: 0] + 1
            counts[folder.path + "\0" + testName] = count
            return count
        }
    }

    /// Begins at 1 again for every test.
    func reset() { lock.withLock { counts = [:] } }
}

/// Begins to count anew after each test case of XCTest.
final class CounterReset: NSObject, XCTestObservation {
    /// Registers the observer once.
    static let registered: Void = XCTestObservationCenter.shared.addTestObserver(CounterReset())

    func testCaseDidFinish(_ testCase: XCTestCase) { SnapshotCounter.shared.reset() }
}
