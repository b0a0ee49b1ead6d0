import HeadlessUIKit

/// Runs a test on a clock of its own and puts the old one back.
@MainActor
func withOwnClock<Result>(_ body: @MainActor (AnimationClock) throws -> Result) rethrows -> Result {
    let old = AnimationClock.current
    defer { AnimationClock.current = old }
    let clock = AnimationClock()
    AnimationClock.current = clock
    return try body(clock)
}
