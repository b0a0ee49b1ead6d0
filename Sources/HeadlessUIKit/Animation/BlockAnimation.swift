/// One call of `UIView.animate`: its changes run together, and its completion is called once.
@MainActor
final class BlockAnimation: ChangeDriver {
    let timeline: Timeline
    let curve: AnimationCurve
    private var completion: ((Bool) -> Void)?
    private var token: AnimationClock.Token?

    init(_ settings: AnimationSettings, clock: AnimationClock, completion: ((Bool) -> Void)?) {
        timeline = Timeline(
            begin: clock.now + settings.delay, duration: settings.duration,
            repeatCount: settings.repeatCount, autoreverses: settings.autoreverses)
        curve = settings.curve
        self.completion = completion
        super.init(clock: clock, options: settings.options)
    }

    override var progress: Double {
        curve.progress(at: timeline.part(at: clock.now), of: timeline.duration)
    }

    /// Waits for the end. A block that changed nothing has ended already.
    func start() {
        guard changeCount > 0 else { return finish(true) }
        token = clock.schedule(at: timeline.end) { [self] in finish(true) }
    }

    override func interrupted() { finish(false) }

    private func finish(_ isComplete: Bool) {
        token?.cancel()
        token = nil
        detachAll()
        let call = completion
        completion = nil
        CompletionDepth.run(on: clock) { call?(isComplete) }
    }
}

/// Keeps completions that start animations which end at once from calling each other without end.
@MainActor
enum CompletionDepth {
    private static var depth = 0
    private static let limit = 32

    /// Calls a completion: at once, or, deep inside others, as the clock's next event.
    static func run(on clock: AnimationClock, _ completion: @escaping @MainActor () -> Void) {
        guard depth < limit else {
            clock.schedule(after: 0, completion)
            return
        }
        depth += 1
        defer { depth -= 1 }
        completion()
    }
}
