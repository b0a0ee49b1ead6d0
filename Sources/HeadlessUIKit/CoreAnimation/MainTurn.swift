internal import Dispatch

/// The work of one turn of the main run loop: layout and display of what changed, then the clock.
///
/// A turn is requested through the main queue, which the main run loop empties and which also runs the
/// main actor's tasks, and through the current run loop, because the queue is not emptied while one of
/// its own tasks runs a run loop. Nothing is posted while nothing is pending.
enum MainTurn {
    /// Whether a turn was requested and has not run. Unchecked because every `setNeedsLayout()` in a window
    /// reads it; pays in `base instructions wide1000`. Written on the main actor's queue alone.
    @exclusivity(unchecked) nonisolated(unsafe) private static var isRequested = false

    /// Clocks that are notified in the next turn.
    @MainActor private static var waitingClocks: [AnimationClock] = []

    /// Whether the caller runs on the main actor: on the main thread, or in a task of the main queue,
    /// which on Linux may be served by any thread.
    static var isOnMainActor: Bool { MainQueue.isCurrent }

    /// Requests one turn.
    static func request() {
        if !isRequested { post() }
    }

    /// Requests one turn, in which a clock is notified.
    @MainActor
    static func request(for clock: AnimationClock) {
        if !waitingClocks.contains(where: { $0 === clock }) { waitingClocks.append(clock) }
        request()
    }

    @inline(never)
    private static func post() {
        isRequested = true
        let turn: @Sendable () -> Void = {
            guard isOnMainActor else { return }
            MainActor.assumeIsolated { run() }
        }
        DispatchQueue.main.async(execute: turn)
        if isOnMainActor { RunLoop.current.perform(inModes: [.common], block: turn) }
    }

    @MainActor
    private static func run() {
        guard isRequested else { return }
        isRequested = false
        CATransaction.flush()
        let clocks = waitingClocks
        waitingClocks = []
        for clock in clocks { clock.followRealTime() }
    }
}
