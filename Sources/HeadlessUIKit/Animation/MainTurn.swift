internal import Dispatch

/// What happens once in a turn of the main run loop: layout and display of what changed, then the clock.
///
/// A turn is asked for through the main queue, which the main run loop empties and which is also where the
/// main actor's tasks run, and through the current run loop, because the queue is not emptied while one of
/// its own tasks turns a run loop. Nothing is posted while nothing is pending.
enum MainTurn {
    /// Whether a turn was asked for and has not come.
    @exclusivity(unchecked) nonisolated(unsafe) private static var isRequested = false

    /// Clocks that want to be told of the next turn.
    @MainActor private static var waitingClocks: [AnimationClock] = []

    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the caller runs on the main actor: on the main thread, or in a task of the main queue,
    /// which on Linux may be served by any thread.
    static var isOnMainActor: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil
    }

    /// Asks for one turn, on any thread.
    @inline(__always)
    static func request() {
        if !isRequested { post() }
    }

    /// Asks for one turn, and tells a clock of it.
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
