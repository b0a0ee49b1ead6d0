/// One call of `UIView.animate`: its changes run together, and its completion is called once.
@MainActor
final class BlockAnimation: ChangeDriver {
    let timeline: Timeline
    let curve: AnimationCurve
    private var completion: ((Bool) -> Void)?
    private var token: AnimationClock.Token?
    private var transaction: CATransaction.Waiting?
    private var hasEnded = false

    init(
        _ settings: AnimationSettings, clock: AnimationClock, partOf whole: ChangeDriver? = nil,
        completion: ((Bool) -> Void)? = nil
    ) {
        timeline = Timeline(
            begin: clock.now + settings.delay, duration: settings.duration,
            repeatCount: settings.repeatCount, autoreverses: settings.autoreverses)
        curve = settings.curve
        self.completion = completion
        super.init(
            clock: clock, allowsInteraction: settings.options.contains(.allowUserInteraction),
            startsFromCurrentState: settings.options.contains(.beginFromCurrentState), partOf: whole)
    }

    override func progress(at now: Double) -> Double {
        curve.progress(at: timeline.part(at: now), of: timeline.duration)
    }

    override var endOfOwnChanges: Double { timeline.end }

    /// Schedules the end. A block that changed nothing has ended already.
    func start() {
        guard changeCount > 0 else { return finish(true) }
        transaction = CATransaction.Waiting()
        waitForEnd()
    }

    /// The end is delayed for layers whose time is paused or runs slowly.
    private func waitForEnd() {
        token?.cancel()
        var due = end
        if LayerTiming.isInUse {
            due = allLayers.reduce(due) { max($0, $1.instant(of: due)) }
            LayerTiming.review(self) { [weak self] in
                guard let self, !self.hasEnded else { return }
                self.waitForEnd()
            }
        }
        if due <= clock.now + AnimationClock.tolerance { return finish(true) }
        token = clock.schedule(at: due) { [self] in waitForEnd() }
    }

    override func interrupted() { finish(false) }

    private func finish(_ isComplete: Bool) {
        guard !hasEnded else { return }
        hasEnded = true
        token?.cancel()
        token = nil
        LayerTiming.forget(self)
        detachAll()
        LayoutSteps.step()
        let (call, transaction) = (completion, transaction)
        completion = nil
        CompletionDepth.run(on: clock) {
            call?(isComplete)
            transaction?.end()
        }
    }
}

/// Prevents completions that start animations without duration from calling each other without end.
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
