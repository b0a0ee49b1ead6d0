internal import Dispatch

/// One call after some seconds by the main run loop, or the main actor's queue, whichever runs.
@MainActor
final class Wake {
    private let item: DispatchWorkItem
    private let timer: Timer
    private var action: (@MainActor () -> Void)?

    /// - Parameter delay: Seconds; more than a day is a day, after which the caller looks again.
    init(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        let delay = min(max(delay, 0), 86_400)
        self.action = action
        let box = WeakWake()
        let call: @Sendable () -> Void = {
            guard MainTurn.isOnMainActor else { return }
            MainActor.assumeIsolated { box.wake?.fire() }
        }
        item = DispatchWorkItem(block: call)
        timer = Timer(timeInterval: delay, repeats: false) { _ in call() }
        box.wake = self
        DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: item)
        RunLoop.current.add(timer, forMode: .common)
    }

    /// Cancels the call, so that it does not keep a run loop running.
    func cancel() {
        action = nil
        item.cancel()
        timer.invalidate()
    }

    private func fire() {
        let call = action
        cancel()
        call?()
    }
}

/// A reference that the timers hold without retaining the wake-up.
private final class WeakWake: @unchecked Sendable {
    weak var wake: Wake?
}
