/// The media time that all animations follow, in seconds.
///
/// Nothing sleeps: a test advances the clock, and each event that became due has been handled, in order and
/// at its own instant.
///
/// ```swift
/// UIView.animate(withDuration: 0.25) { card.alpha = 0 }
/// AnimationClock.current.advance(by: 0.125)
/// let half = ViewDrawing(of: window)
/// AnimationClock.current.finish()
/// ```
///
/// ``current`` starts as a clock that also follows the real time while the main run loop, or the main
/// actor's queue, runs: tests that wait for an expectation, or sleep in a task, see animations end.
/// Between two turns of the run loop it is constant, so that synchronous code never sees it advance by
/// itself.
@preconcurrency @MainActor
public final class AnimationClock {
    /// The clock of animations that start now. Replace it to give a test its own clock.
    public static var current: AnimationClock {
        get { firing ?? installed }
        set {
            installed = newValue
            showTime()
            newValue.wakeUp()
        }
    }

    /// The initial time of a program's default clock. Not 0, which programs take for "never".
    private static let startTime = 1024.0
    private static var installed = AnimationClock(now: startTime, followsRealTime: true)
    /// The clock whose event is being handled: what starts in a completion stays on the same clock.
    private static var firing: AnimationClock?

    /// The time of ``current``, for readers on any thread. A number of one machine word that is written on
    /// the main actor alone, so that a read elsewhere is at worst out of date: `CACurrentMediaTime()` takes
    /// no lock.
    nonisolated(unsafe) private(set) static var shownTime = 1024.0

    private static func showTime() { shownTime = current.now }

    /// Two instants closer than this are one, so that ten steps of a tenth make a whole second.
    static let tolerance = 1e-9
    /// The number of events after which one call takes them for an endless chain.
    static let eventLimit = 1_000_000
    /// The same for ``finish()``, where only such a chain can be the reason.
    static let finishLimit = 100_000

    /// The time, in seconds. A clock of your own starts at 0.
    public private(set) var now: TimeInterval

    let followsRealTime: Bool
    var follower = RealTimeFollower()
    private var queue = EventQueue()

    /// Creates a clock that advances only by ``advance(by:)``, ``advance(to:)`` and ``finish()``.
    public convenience init() {
        self.init(now: 0, followsRealTime: false)
    }

    init(now: TimeInterval, followsRealTime: Bool) {
        self.now = now
        self.followsRealTime = followsRealTime
    }

    // MARK: Scheduling

    /// Calls a closure once the time has come.
    ///
    /// - Parameters:
    ///   - delay: Seconds from now. Negative and NaN count as 0; what lies infinitely far ahead never
    ///     happens.
    ///   - action: What is called, with ``now`` at the instant it was scheduled for.
    /// - Returns: A token that cancels the call.
    @discardableResult
    public func schedule(
        after delay: TimeInterval, _ action: @escaping @MainActor () -> Void
    ) -> Token {
        schedule(at: now + (delay > 0 ? delay : 0), action)
    }

    /// Calls a closure at an instant; ``finish()`` does not wait for one that `recurs` for ever.
    @discardableResult
    func schedule(
        at due: TimeInterval, recurs: Bool = false, _ action: @escaping @MainActor () -> Void
    ) -> Token {
        let token = Token(due: max(due, now), recurs: recurs, action: action, clock: self)
        guard token.due.isFinite else { return token }
        queue.insert(token)
        wakeUp()
        return token
    }

    /// Whether a call that does not recur for ever is pending.
    public var isPending: Bool { queue.finiteCount > 0 }

    /// The instant of the next event.
    var nextDue: TimeInterval? { queue.first?.due }

    func forget(_ token: Token) {
        queue.cancelled(token)
        if followsRealTime, queue.first == nil { sleep() }
    }

    // MARK: Advancing

    /// Advances the clock; events that become due are handled in order.
    ///
    /// - Parameter interval: Seconds. Negative values and NaN have no effect, infinity is ``finish()``.
    public func advance(by interval: TimeInterval) {
        advance(to: now + interval)
    }

    /// Advances the clock to an instant; events that become due are handled in order.
    ///
    /// - Parameter time: Seconds on this clock. A past instant and NaN have no effect, infinity is
    ///   ``finish()``.
    public func advance(to time: TimeInterval) {
        guard time < .infinity else { return time.isNaN ? () : finish() }
        var events = 0
        while let next = queue.first, next.due <= time + Self.tolerance, now <= time + Self.tolerance {
            guard events < Self.eventLimit else {
                reportEndlessChain(after: events)
                break
            }
            events += 1
            fire(next)
        }
        now = max(now, time)
        Self.showTime()
        LayoutSteps.step()
        wakeUp(afterJump: true)
    }

    /// Advances the clock until only animations that repeat for ever and display links are left; all other
    /// animations have ended.
    ///
    /// An endless chain, such as an animation that starts again in its completion, is reported to
    /// `LayoutDiagnostics` and abandoned.
    public func finish() {
        var events = 0
        while queue.finiteCount > 0, let next = queue.first {
            guard events < Self.finishLimit else { return reportEndlessChain(after: events) }
            events += 1
            fire(next)
        }
        wakeUp(afterJump: true)
    }

    private func fire(_ token: Token) {
        queue.removeFirst()
        now = max(now, token.due)
        let outer = Self.firing
        Self.firing = self
        Self.showTime()
        defer {
            Self.firing = outer
            Self.showTime()
        }
        LayoutSteps.step()
        AnimationRecording.suspended { token.fire() }
    }

    private func reportEndlessChain(after events: Int) {
        LayoutDiagnostics.report(
            .feedbackLoop, about: "AnimationClock",
            because: "\(events) events without coming to rest: something starts again whenever it ends")
    }
}

extension AnimationClock {
    /// A scheduled call, which can be cancelled.
    @preconcurrency @MainActor
    public final class Token {
        let due: TimeInterval
        let recurs: Bool
        /// The order of scheduling, for events of one instant.
        var order = 0
        private var action: (@MainActor () -> Void)?
        private weak var clock: AnimationClock?

        init(
            due: TimeInterval, recurs: Bool, action: @escaping @MainActor () -> Void, clock: AnimationClock
        ) {
            self.due = due
            self.recurs = recurs
            self.action = action
            self.clock = clock
        }

        /// Whether the call is pending.
        public var isPending: Bool { action != nil }

        /// Cancels the call. Does nothing after the call.
        public func cancel() {
            guard action != nil else { return }
            action = nil
            clock?.forget(self)
        }

        func fire() {
            let call = action
            action = nil
            call?()
        }
    }
}

#if !canImport(Darwin)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The time of the clock that animations follow, in seconds. Never runs backwards, and is constant while
    /// synchronous code runs: see ``AnimationClock``.
    public func CACurrentMediaTime() -> CFTimeInterval { AnimationClock.shownTime }
#endif
