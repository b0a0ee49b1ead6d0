import Foundation

/// Drives a transition by something else than time, such as a finger.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    /// Begins the transition; the object calls `updateInteractiveTransition` of the context, and in the end one that finishes
    /// or cancels it.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// The speed at which the transition ends by itself. 1 by default.
    var completionSpeed: CGFloat { get }
    /// The curve by which the transition ends by itself. Slow at both ends by default.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether the transition begins with the interaction. True by default.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// 1.
    public var completionSpeed: CGFloat { 1 }
    /// Slow at both ends.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// True.
    public var wantsInteractiveStart: Bool { true }
}

extension UIViewControllerContextTransitioning {
    /// Nothing.
    public func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    /// Nothing.
    public func finishInteractiveTransition() {}
    /// Nothing.
    public func cancelInteractiveTransition() {}
    /// Nothing.
    public func pauseInteractiveTransition() {}
}

/// Drives the animation of a transition by a fraction: the animation runs in a container whose time does not pass, and is moved
/// to the fraction.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private var context: (any UIViewControllerContextTransitioning)?
    private var length = 0.0
    private var ending: AnimationClock.Token?
    /// The transition's own animator, which is moved instead of the container's time.
    private var motion: (any UIViewImplicitlyAnimating)?
    /// What was called before the transition began.
    private var early: Bool?

    /// Creates a driver.
    @preconcurrency @MainActor
    public override init() { super.init() }

    /// The duration of the animation, in seconds.
    open var duration: CGFloat { CGFloat(length) }
    /// How far the transition has come, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// The speed at which the transition ends by itself. 1 by default.
    open var completionSpeed: CGFloat = 1
    /// The curve by which the transition ends by itself. Slow at both ends by default.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The curve while the transition is not interactive. Stored.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether the transition begins with the interaction. True by default.
    open var wantsInteractiveStart = true

    /// Begins: the animation is made and held at its start.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        percentComplete = 0
        guard let own = transitionContext as? TransitionContext, let animator = own.animator else { return }
        length = animator.transitionDuration(using: transitionContext)
        motion = OptionalMethods.result { animator.interruptibleAnimator(using: transitionContext) }
        if let motion {
            motion.startAnimation()
            motion.pauseAnimation()
            if let early { end(finishing: early) }
            early = nil
            return
        }
        let layer = own.containerView.layer
        layer.speed = 0

        layer.timeOffset = AnimationClock.current.now
        own.heldTime = AnimationClock.current.now
        animator.animateTransition(using: transitionContext)
        if let early { end(finishing: early) }
        early = nil
    }

    /// Holds the transition where it is.
    open func pause() { context?.pauseInteractiveTransition() }

    /// Moves the transition to a fraction.
    open func update(_ percentComplete: CGFloat) {
        guard let own = context as? TransitionContext, ending == nil, percentComplete.isFinite else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        own.updateInteractiveTransition(self.percentComplete)
        show(Double(self.percentComplete), in: own)
    }

    /// Ends the transition forwards, in the time that is left.
    open func finish() {
        if context == nil { early = true }
        end(finishing: true)
    }

    /// Ends the transition backwards.
    open func cancel() {
        if context == nil { early = false }
        end(finishing: false)
    }

    private func show(_ fraction: Double, in own: TransitionContext) {
        if let motion {
            motion.fractionComplete = CGFloat(fraction)
            return
        }
        own.containerView.layer.timeOffset = own.heldTime + fraction * length
    }

    private func end(finishing: Bool) {
        guard let own = context as? TransitionContext, ending == nil else { return }
        if finishing { own.finishInteractiveTransition() } else { own.cancelInteractiveTransition() }
        if let motion {
            context = nil
            self.motion = nil
            motion.isReversed = !finishing
            return motion.continueAnimation(withTimingParameters: timingCurve, durationFactor: 0)
        }
        let start = Double(percentComplete)
        let rest = (finishing ? 1 - start : start) * length / Double(max(completionSpeed, 0.01))
        step(own, from: start, to: finishing ? 1 : 0, since: AnimationClock.current.now, in: rest)
    }

    private func step(
        _ own: TransitionContext, from start: Double, to end: Double, since begin: Double, in seconds: Double
    ) {
        ending = AnimationClock.current.schedule(after: min(1.0 / 60, seconds)) { [self] in
            let part = seconds > 0 ? min((AnimationClock.current.now - begin) / seconds, 1) : 1
            percentComplete = CGFloat(start + (end - start) * part)
            show(Double(percentComplete), in: own)
            guard part >= 1 else { return step(own, from: start, to: end, since: begin, in: seconds) }
            complete(own)
        }
    }

    /// The container's time runs again; what was animated in it ends.
    private func complete(_ own: TransitionContext) {
        let layer = own.containerView.layer
        ending = nil
        context = nil
        layer.removeAnimationsBelow()
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
    }
}

extension CALayer {
    /// Removes the animations of the layer and of those below it.
    final func removeAnimationsBelow() {
        var open: [CALayer] = [self]
        while let layer = open.popLast() {
            layer.removeAllAnimations()
            open += layer.sublayers ?? []
        }
    }
}

/// The system's slide back, as an object that a finger drives.
final class SlideBackAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        TransitionTiming.Kind.push.rawValue
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let old = transitionContext.view(forKey: .from)
        let new = transitionContext.view(forKey: .to)
        let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let width = isRightToLeft ? -container.bounds.width : container.bounds.width
        UIView.performWithoutAnimation {
            new?.transform = CGAffineTransform(translationX: -width * 0.3, y: 0)
        }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear
        ) {
            new?.transform = .identity
            old?.transform = CGAffineTransform(translationX: width, y: 0)
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
