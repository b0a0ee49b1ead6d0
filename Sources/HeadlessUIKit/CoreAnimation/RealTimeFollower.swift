/// Makes the default clock follow the real time while the main run loop runs.
@MainActor
struct RealTimeFollower {
    /// The pair of instants from which time runs; nil while the clock is paused.
    var anchor: (real: TimeInterval, virtual: TimeInterval)?
    /// The due time of the next wake-up.
    var due = TimeInterval.infinity
    /// The scheduled wake-up.
    var wake: Wake?
}

extension AnimationClock {
    private static var realTime: TimeInterval { ProcessInfo.processInfo.systemUptime }

    /// Requests the next turn of the main run loop if an event is pending. From there on time runs.
    func wakeUp(afterJump: Bool = false) {
        guard followsRealTime else { return }
        if afterJump { sleep() }
        guard let due = nextDue, due < follower.due else { return }
        follower.due = due
        MainTurn.request(for: self)
    }

    /// Cancels the wake-up, so that nothing keeps a run loop running, and pauses.
    func sleep() {
        follower.wake?.cancel()
        follower = RealTimeFollower()
    }

    /// Called in each turn: advances to the real time and schedules a wake-up for the next event.
    func followRealTime() {
        guard followsRealTime else { return }
        if let anchor = follower.anchor {
            let elapsed = Self.realTime - anchor.real
            advance(to: max(now, anchor.virtual + elapsed))
        }
        guard let due = nextDue else { return sleep() }
        if follower.anchor == nil { follower.anchor = (Self.realTime, now) }
        follower.due = due
        follower.wake?.cancel()
        follower.wake = Wake(after: max(0, due - now)) { [weak self] in self?.followRealTime() }
    }
}
