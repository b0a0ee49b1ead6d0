/// Animations that can be paused, scrubbed, reversed and stopped.
///
/// Values change at once when the animator starts or is first paused, as in an animation block. While it is
/// paused, ``fractionComplete`` sets what is shown, linearly if ``scrubsLinearly`` is true; when it
/// continues, it takes up its curve where that shows the same. Reversed, it runs back to the start.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// The curve.
    public final let timingParameters: UITimingCurveProvider?
    /// Seconds; those of the spring where it decides that itself.
    public final let duration: TimeInterval
    /// Seconds between the start and the first change.
    public final private(set) var delay: TimeInterval = 0
    /// Whether touches reach the views on their way. True by default; counts for animations that start after.
    open var isUserInteractionEnabled = true
    /// Whether the program itself looks for views under touches. Has no effect here.
    open var isManualHitTestingEnabled = false
    /// Whether the animator can be paused and stopped. True by default.
    open var isInterruptible = true
    /// Whether ``fractionComplete`` moves what is seen evenly, whatever the curve. True by default.
    open var scrubsLinearly = true
    /// Whether the animator stays active at its end, held there, instead of finishing. False by default.
    open var pausesOnCompletion = false
    /// The state of the animator.
    public final internal(set) var state = UIViewAnimatingState.inactive

    final let curve: AnimationCurve
    final var pending: [(start: CGFloat, body: () -> Void)] = []
    final var completions: [(UIViewAnimatingPosition) -> Void] = []
    final var driver: AnimatorDriver?
    final var token: AnimationClock.Token?
    final var reversed = false
    final var stoppedChanges: [StoppedChange] = []
    final var stoppedSteps: [StoppedStep] = []

    /// Creates an animator of a curve. It starts by ``startAnimation()``.
    public init(duration: TimeInterval, timingParameters parameters: UITimingCurveProvider) {
        let limited = duration > 0 ? duration : 0
        timingParameters = parameters
        (curve, self.duration) = parameters.curve(for: limited)
        super.init()
    }

    /// Creates an animator that takes no time.
    @preconcurrency @MainActor
    public override convenience init() {
        self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
    }

    /// Creates an animator of one of UIKit's curves.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator of a Bezier curve's control points.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator of a spring that is at rest after the duration.
    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Starts an animator by the settings of an animation block.
    ///
    /// - Parameters:
    ///   - duration: Seconds.
    ///   - delay: Seconds until the start.
    ///   - options: The curve; repetition does not count.
    ///   - animations: Sets frames, alphas, colours, transforms; called at once.
    ///   - completion: Called with the position at which the animator ended.
    /// - Returns: The animator, running.
    @discardableResult
    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let parameters: UITimingCurveProvider =
            switch options.curve {
            case .bezier(let curve):
                UICubicTimingParameters(
                    controlPoint1: CGPoint(x: curve.x1, y: curve.y1),
                    controlPoint2: CGPoint(x: curve.x2, y: curve.y2))
            default: UISpringTimingParameters()
            }
        let animator = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    /// Whether the animations move.
    open var isRunning: Bool { state == .active && driver?.motion.isRunning ?? false }

    /// Whether the animations go towards their start.
    open var isReversed: Bool {
        get { reversed }
        set { reverse(newValue) }
    }

    /// The fraction of the animation that is complete, from 0 to 1; while reversed, that of the way back.
    /// Setting it pauses the animations there; values are limited to 0 and 1.
    open var fractionComplete: CGFloat {
        get { fraction }
        set { scrub(to: newValue) }
    }

    /// Adds changes. While the animator is active they start at once and take the rest of the time.
    open func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    /// Adds changes that start after a part, 0 to 1, of what is left of the duration.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        let start = delayFactor > 0 ? min(delayFactor, 1) : 0
        if state == .active { run(animation, after: start) } else { pending.append((start, animation)) }
    }

    /// Adds what is called at the end, with the position at which the animator ended.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Starts, or goes on after a pause.
    open func startAnimation() { start(after: 0) }

    /// Starts after some seconds. Values change at once.
    open func startAnimation(afterDelay delay: TimeInterval) {
        self.delay = delay > 0 ? delay : 0
        start(after: self.delay)
    }

    /// Holds the animations where they are. An animator that has not started becomes active.
    open func pauseAnimation() { pause() }

    /// Continues after a pause.
    ///
    /// - Parameters:
    ///   - parameters: Another curve for the remainder; nil keeps the animator's.
    ///   - durationFactor: The time for the remainder, as a multiple of the duration; 0 takes what is left of
    ///     it.
    open func continueAnimation(
        withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat
    ) {
        resume(parameters, durationFactor)
    }

    /// Stops the animations: values become the presented ones.
    ///
    /// - Parameter withoutFinishing: True makes the animator inactive without a completion, false waits for
    ///   ``finishAnimation(at:)``.
    open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }

    /// Ends a stopped animator: values become those of the position, completions are called.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) { finishStopped(at: finalPosition) }
}
