import Foundation
import Testing
import UIKit

@testable import HeadlessUIKit

/// The main actor's queue as Swift Testing turns it.
@MainActor
@Suite struct RealTimeFollowerTests {
    private func block(_ seconds: Double) { Thread.sleep(forTimeInterval: seconds) }

    @Test func timePassesWhileATaskSleeps() async throws {
        let clock = AnimationClock(now: 0, followsRealTime: true)
        var fired: [Double] = []
        clock.schedule(after: 0.03) { fired.append(clock.now) }
        clock.schedule(after: 0.06) { fired.append(clock.now) }
        block(0.1)
        #expect(fired.isEmpty && clock.now == 0)
        for _ in 0..<500 where fired.count < 2 { try await Task.sleep(nanoseconds: 10_000_000) }
        #expect(fired == [0.03, 0.06])
        let rest = clock.now
        try await Task.sleep(nanoseconds: 30_000_000)
        #expect(clock.now == rest, "a clock with nothing to do stands still")
    }

    @Test func timePassesWhileTheCurrentRunLoopTurns() {
        let clock = AnimationClock(now: 0, followsRealTime: true)
        var isDone = false
        clock.schedule(after: 0.02) { isDone = true }
        for _ in 0..<100 where !isDone { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05)) }
        #expect(isDone)
    }

    @Test func aClockOfATestsOwnDoesNotMove() async throws {
        let clock = AnimationClock()
        clock.schedule(after: 0) {}
        try await Task.sleep(nanoseconds: 20_000_000)
        #expect(clock.isPending && clock.now == 0)
    }
}
