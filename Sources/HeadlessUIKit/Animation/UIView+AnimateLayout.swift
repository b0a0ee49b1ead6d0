/// Animations whose layout is solved at each instant.
///
/// `animate` lays out once and moves views in straight lines from where they were; what `animateLayout` changes goes
/// through all values in between, and each of them is laid out: texts wrap, limits and constraints hold on the way.
extension UIView {
    /// Animates changes of what layout reads, so that each frame in between is laid out.
    ///
    /// Constants of constraints, spaces of stack views, margins, frames, properties of flexboxes, states of layouts and
    /// ``LayoutAnimated`` properties have their values in between, model values too: a view's frame is the one that is
    /// seen. The trees that they belong to are laid out at each step. What layout does not read, such as colours and
    /// transforms, is animated as by `animate`; what has no values in between, such as an activated constraint, changes
    /// at the start.
    ///
    /// A second animation of a value is added to one that runs, as in `animate`; setting the value outside of a block ends
    /// its animations.
    ///
    /// - Parameters:
    ///   - duration: Seconds. At 0 or less nothing is animated.
    ///   - delay: Seconds until the start. 0 by default.
    ///   - options: Curve, repetition and the rest.
    ///   - animations: Sets what is animated; called at once.
    ///   - completion: Called at the end with true, or with false once all was set otherwise before.
    public class func animateLayout(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let settings = AnimationSettings(duration: duration, delay: delay, options: options)
        animate(settings, steps: true, animations, completion)
    }

    /// Animates changes of what layout reads by a spring that is settled after the duration.
    ///
    /// - Parameters:
    ///   - duration: Seconds until the distance left is a thousandth.
    ///   - delay: Seconds until the start. 0 by default.
    ///   - dampingRatio: 1 does not oscillate; closer to 0 oscillates more.
    ///   - velocity: The speed at the start, in multiples of the whole distance per second.
    ///   - options: Repetition and the rest; the curve is the spring's.
    ///   - animations: Sets what is animated; called at once.
    ///   - completion: Called at the end.
    public class func animateLayout(
        withDuration duration: TimeInterval, delay: TimeInterval = 0,
        usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat = 0,
        options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring.settling(
            after: duration, ratio: Double(dampingRatio), velocity: Double(velocity))
        let settings = AnimationSettings(
            duration: duration, delay: delay, options: options, curve: .spring(spring))
        animate(settings, steps: true, animations, completion)
    }

    /// Animates changes of what layout reads by a spring with iOS 17's parameters.
    ///
    /// - Parameters:
    ///   - duration: The perceived duration of one oscillation; the animation ends once the spring is settled.
    ///   - bounce: 0 does not oscillate, closer to 1 oscillates more, below 0 is overdamped.
    ///   - velocity: The speed at the start, in multiples of the whole distance per second.
    ///   - delay: Seconds until the start. 0 by default.
    ///   - options: Repetition and the rest; the curve is the spring's.
    ///   - animations: Sets what is animated; called at once.
    ///   - completion: Called at the end.
    public class func animateLayout(
        springDuration duration: TimeInterval, bounce: CGFloat = 0,
        initialSpringVelocity velocity: CGFloat = 0, delay: TimeInterval = 0,
        options: UIView.AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(duration: duration, bounce: Double(bounce), velocity: Double(velocity))
        let settings = AnimationSettings(
            duration: spring.settlingDuration, delay: delay, options: options, curve: .spring(spring))
        animate(settings, steps: true, animations, completion)
    }

    /// Animates changes of what layout reads by the curve of a property animator: a spring, or any cubic curve.
    ///
    /// - Parameters:
    ///   - duration: Seconds; a spring of its own physics takes its own.
    ///   - timing: The curve.
    ///   - animations: Sets what is animated; called at once.
    ///   - completion: Called at the end.
    public class func animateLayout(
        withDuration duration: TimeInterval, timingParameters timing: UITimingCurveProvider,
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let (curve, seconds) = timing.curve(for: duration)
        animate(AnimationSettings(duration: seconds, curve: curve), steps: true, animations, completion)
    }

    // MARK: Layouts of any kind

    /// Calls a closure with the progress of an animation at each step, for layouts that are written by hand, by pins or
    /// in a language.
    ///
    /// ```swift
    /// UIView.animateLayout(withDuration: 0.4) { progress in
    ///     card.pin.top().horizontally(16).height(80 + 120 * progress)
    /// }
    /// ```
    ///
    /// Windows that need layout are laid out after each call; a tree without a window is laid out by the closure.
    ///
    /// - Parameters:
    ///   - duration: Seconds. At 0 or less the closure is called once, with 1.
    ///   - delay: Seconds until the start. 0 by default.
    ///   - options: Curve, repetition and the rest.
    ///   - animations: Called with 0 at once, and up to 1, which springs and some curves overshoot.
    ///   - completion: Called at the end.
    public class func animateLayout(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = [],
        animations: @escaping (_ progress: CGFloat) -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let settings = AnimationSettings(duration: duration, delay: delay, options: options)
        animate(settings, steps: true, { LayoutSteps.repeat { animations(CGFloat($0)) } }, completion)
    }

    /// Calls a closure with the progress of an animation at each step, by the curve of a property animator.
    ///
    /// - Parameters:
    ///   - duration: Seconds; a spring of its own physics takes its own.
    ///   - timing: The curve.
    ///   - animations: Called with 0 at once, and up to 1, which springs and some curves overshoot.
    ///   - completion: Called at the end.
    public class func animateLayout(
        withDuration duration: TimeInterval, timingParameters timing: UITimingCurveProvider,
        animations: @escaping (_ progress: CGFloat) -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let (curve, seconds) = timing.curve(for: duration)
        animate(
            AnimationSettings(duration: seconds, curve: curve), steps: true,
            { LayoutSteps.repeat { animations(CGFloat($0)) } }, completion)
    }

    /// Lays the view out at each step of an animation: its `layoutSubviews()` reads ``layoutProgress``.
    ///
    /// - Parameters:
    ///   - duration: Seconds. At 0 or less the view is laid out in the next turn.
    ///   - delay: Seconds until the start. 0 by default.
    ///   - options: Curve, repetition and the rest.
    ///   - completion: Called at the end.
    public final func animateLayout(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        let settings = AnimationSettings(duration: duration, delay: delay, options: options)
        UIView.animate(
            settings, steps: true,
            { LayoutSteps.repeat(for: madeLayer) { [weak self] _ in self?.setNeedsLayout() } }, completion)
    }

    /// The progress of the animation that ``animateLayout(withDuration:delay:options:completion:)`` of this view, or of
    /// one that contains it, started last; 1 while none runs.
    public final var layoutProgress: CGFloat {
        let progress = LayoutSteps.progress { layer in
            guard let view = layer.owner else { return false }
            return self.isDescendant(of: view)
        }
        return CGFloat(progress ?? 1)
    }
}
