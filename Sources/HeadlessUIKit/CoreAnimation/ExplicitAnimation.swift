/// An animation that a program added to a layer, from its start to its end.
@MainActor
final class ExplicitAnimation {
    let animation: CAAnimation
    let clock: AnimationClock
    /// The start, in the layer's time.
    private let begin: Double
    private weak var layer: CALayer?
    private var startToken: AnimationClock.Token?
    private var endToken: AnimationClock.Token?
    private var transaction: CATransaction.Waiting?
    private var isOver = false

    init(_ animation: CAAnimation, on layer: CALayer) {
        self.animation = animation
        self.layer = layer
        clock = .current
        let beginTime = animation.beginTime
        begin = beginTime != 0 && beginTime.isFinite ? beginTime : layer.localTime(at: clock.now)
        transaction = CATransaction.Waiting()
    }

    func start() {
        let (delegate, animation) = (animation.delegate, animation)
        let instant = layer?.instant(of: begin) ?? begin
        startToken = clock.schedule(at: instant) { delegate?.animationDidStart(animation) }
        waitForEnd()
    }

    private func waitForEnd() {
        guard !isOver, let layer else { return }
        endToken?.cancel()
        let due = layer.instant(of: begin + animation.activeDurationInParent)
        if LayerTiming.isInUse { LayerTiming.review(self) { [weak self] in self?.waitForEnd() } }
        endToken = clock.schedule(at: due) { [self] in
            // The layer may have been paused meanwhile.
            let due = self.layer?.instant(of: begin + animation.activeDurationInParent) ?? 0
            if due <= clock.now + AnimationClock.tolerance { end() } else { waitForEnd() }
        }
    }

    /// Sets a presentation layer to the values at an instant.
    func apply(to shown: CALayer, layerTime: Double) {
        guard let moment = animation.moment(at: layerTime, begin: begin) else { return }
        animation.apply(to: shown, at: moment)
    }

    private func end() {
        guard !isOver else { return }
        if animation.isRemovedOnCompletion { layer?.forget(self) }
        stop(finished: true)
    }

    /// Called when the animation was removed from its layer.
    func removed() { stop(finished: false) }

    private func stop(finished: Bool) {
        guard !isOver else { return }
        isOver = true
        startToken?.cancel()
        endToken?.cancel()
        LayerTiming.forget(self)
        let (animation, transaction) = (animation, transaction)
        CompletionDepth.run(on: clock) {
            animation.delegate?.animationDidStop(animation, finished: finished)
            transaction?.end()
        }
    }
}
