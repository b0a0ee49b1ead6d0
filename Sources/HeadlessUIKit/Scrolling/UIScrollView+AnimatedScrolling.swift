/// An animated scroll by program: the offset moves in steps of one frame.
@MainActor
final class ScrollAnimation {
    /// How long UIKit's scrolls by program take, in seconds.
    static let duration = 0.3
    /// Where the scroll ends, by what is known now: rows that are measured on the way change it.
    let target: @MainActor () -> CGPoint
    let completion: (@MainActor () -> Void)?
    let clock = AnimationClock.current
    let start: Double
    var token: AnimationClock.Token?
    /// The progress of the last step, 0 to 1.
    var progress = 0.0
    /// Whether the offset was set by something else, so that the steps no longer move it.
    var isSuperseded = false

    init(to target: @escaping @MainActor () -> CGPoint, completion: (@MainActor () -> Void)?) {
        (self.target, self.completion) = (target, completion)
        start = clock.now
    }
}

extension UIScrollView {
    /// Moves the content to an offset in the time that UIKit takes; each step is laid out, so that lists make the cells on the
    /// way. The completion is called unless the content is moved by something else before.
    final func animateScrolling(
        to target: @escaping @MainActor () -> CGPoint, completion: (@MainActor () -> Void)? = nil
    ) {
        guard UIView.areAnimationsEnabled else {
            setOffset(target())
            completion?()
            return
        }
        let animation = ScrollAnimation(to: target, completion: completion)
        scrollAnimation = animation
        step(animation, frame: 1)
    }

    /// The step of one frame.
    private func step(_ animation: ScrollAnimation, frame: Int) {
        let elapsed = min(Double(frame) / 60, ScrollAnimation.duration)
        let delay = animation.start + elapsed - animation.clock.now
        animation.token = animation.clock.schedule(after: delay) { [weak self, weak animation] in
            guard let self, let animation, scrollAnimation === animation else { return }
            let part = elapsed / ScrollAnimation.duration
            show(animation, at: part)
            guard scrollAnimation === animation else { return }
            guard part >= 1 else { return step(animation, frame: frame + 1) }
            scrollAnimation = nil
            animation.completion?()
        }
    }

    /// Moves the content by the step's share of the remaining distance: what moves the content meanwhile is kept.
    private func show(_ animation: ScrollAnimation, at part: Double) {
        guard !animation.isSuperseded else { return }
        let progress = UnitBezier.easeInOut.progress(at: part)
        let (offset, target) = (geometry.bounds.origin, animation.target())
        let share = part >= 1 ? 1 : (progress - animation.progress) / (1 - animation.progress)
        animation.progress = progress
        setOffset(
            part >= 1
                ? target
                : onPixels(
                    CGPoint(
                        x: offset.x + (target.x - offset.x) * share,
                        y: offset.y + (target.y - offset.y) * share)))
        if windowStorage != nil { layoutIfNeeded() }
    }

    /// Ends an animated scroll where it is.
    final func stopScrollAnimation() {
        scrollAnimation?.token?.cancel()
        scrollAnimation = nil
    }
}
