import HeadlessUIKit

/// Runs a test on a clock of its own and puts the old one back.
@MainActor
func withOwnClock(_ body: @MainActor (AnimationClock) throws -> Void) rethrows {
    let old = AnimationClock.current
    defer { AnimationClock.current = old }
    let clock = AnimationClock()
    AnimationClock.current = clock
    try body(clock)
}
