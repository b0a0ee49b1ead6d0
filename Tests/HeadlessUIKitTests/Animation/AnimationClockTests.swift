import TestSupport
import Testing
import UIKit

@MainActor
@Suite struct AnimationClockTests {
    @Test func eventsHappenInOrderEachAtItsInstant() {
        let clock = AnimationClock()
        var seen: [String] = []
        func note(_ name: String) { seen.append("\(name) \(clock.now)") }
        clock.schedule(after: 0.5) { note("c") }
        clock.schedule(after: 0.25) {
            note("a")
            clock.schedule(after: 0.125) { note("b") }
        }
        clock.schedule(after: 0.5) { note("d") }
        clock.advance(by: 0.25)
        #expect(seen == ["a 0.25"])
        clock.advance(to: 2)
        #expect(seen == ["a 0.25", "b 0.375", "c 0.5", "d 0.5"])
        #expect(clock.now == 2 && !clock.isPending)
    }

    @Test func tenTenthsAreAWhole() {
        let clock = AnimationClock()
        var isDone = false
        clock.schedule(after: 1) { isDone = true }
        for _ in 0..<10 { clock.advance(by: 0.1) }
        #expect(clock.now < 1 || isDone)
        #expect(isDone)
    }

    @Test func cancelledEventsDoNotHappen() {
        let clock = AnimationClock()
        var count = 0
        let tokens = (1...100).map { clock.schedule(after: Double($0)) { count += 1 } }
        for token in tokens where token !== tokens[41] { token.cancel() }
        tokens[0].cancel()
        #expect(clock.isPending && tokens[41].isPending && !tokens[0].isPending)
        clock.finish()
        #expect(count == 1 && clock.now == 42 && !clock.isPending)
        tokens[41].cancel()
        #expect(!clock.isPending)
    }

    @Test func badTimesAreHarmless() {
        let clock = AnimationClock()
        var seen: [Double] = []
        clock.schedule(after: .nan) { seen.append(0) }
        clock.schedule(after: -5) { seen.append(1) }
        let never = clock.schedule(after: .infinity) { seen.append(2) }
        clock.advance(by: .nan)
        clock.advance(by: -1)
        #expect(seen.isEmpty && clock.now == 0)
        clock.advance(by: 0)
        #expect(seen == [0, 1])
        clock.schedule(after: 3) { seen.append(3) }
        clock.advance(by: .infinity)
        #expect(seen == [0, 1, 3] && clock.now == 3 && never.isPending)
    }

    @Test func endlessChainsAreReportedAndLeft() {
        let clock = AnimationClock()
        let old = LayoutDiagnostics.handler
        defer { LayoutDiagnostics.handler = old }
        var reports: [String] = []
        LayoutDiagnostics.handler = { reports.append("\($0)") }
        func again() { clock.schedule(after: 0) { again() } }
        again()
        clock.finish()
        #expect(reports.count == 1 && reports[0].contains("AnimationClock"))
        clock.advance(by: 1)
        #expect(reports.count == 2 && clock.now == 1)
    }

    @Test(arguments: RandomRuns.seeds(default: 5))
    func randomEventsComeSorted(seed: RandomSeed) {
        let clock = AnimationClock()
        var random = seed.random
        let delays = (0..<500).map { _ in Double(Int.random(in: 0..<50, using: &random)) }
        var seen: [(delay: Double, index: Int)] = []
        for (index, delay) in delays.enumerated() {
            clock.schedule(after: delay) { seen.append((delay, index)) }
        }
        clock.finish()
        let expected = delays.enumerated().sorted { ($0.element, $0.offset) < ($1.element, $1.offset) }
        #expect(seen.map(\.index) == expected.map(\.offset))
    }
}
