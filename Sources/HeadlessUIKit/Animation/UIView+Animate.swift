extension UIView {
    /// Animates changes of views: model values change at once, the presentation follows.
    ///
    /// - Parameters:
    ///   - duration: Seconds. At 0 or less nothing is animated and the completion is called before this
    ///     returns.
    ///   - delay: Seconds until the start.
    ///   - options: Curve, repetition and the rest.
    ///   - animations: Sets frames, alphas, colours, transforms; called at once.
    ///   - completion: Called at the end with true, or with false once all was taken off before. A block
    ///     that changed nothing ends at once.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animate(AnimationSettings(duration: duration, delay: delay, options: options), animations, completion)
    }

    /// Animates changes of views and calls a completion at the end.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(AnimationSettings(duration: duration), animations, completion)
    }

    /// Animates changes of views.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(AnimationSettings(duration: duration), animations, nil)
    }

    /// Animates changes of views by a spring that is settled after the duration.
    ///
    /// - Parameters:
    ///   - duration: Seconds until the distance left is a thousandth.
    ///   - delay: Seconds until the start.
    ///   - dampingRatio: 1 does not oscillate; closer to 0 oscillates more.
    ///   - velocity: The speed at the start, in multiples of the whole distance per second.
    ///   - options: Repetition and the rest; the curve is the spring's.
    ///   - animations: Sets frames, alphas, colours, transforms; called at once.
    ///   - completion: Called at the end.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring.settling(
            after: duration, ratio: Double(dampingRatio), velocity: Double(velocity))
        let settings = AnimationSettings(
            duration: duration, delay: delay, options: options, curve: .spring(spring))
        animate(settings, animations, completion)
    }

    /// Animates changes of views by a spring with iOS 17's parameters.
    ///
    /// - Parameters:
    ///   - duration: The perceived duration of one oscillation; the animation ends once the spring is
    ///     settled.
    ///   - bounce: 0 does not oscillate, closer to 1 oscillates more, below 0 is overdamped.
    ///   - velocity: The speed at the start, in multiples of the whole distance per second.
    ///   - delay: Seconds until the start.
    ///   - options: Repetition and the rest; the curve is the spring's.
    ///   - animations: Sets frames, alphas, colours, transforms; called at once.
    ///   - completion: Called at the end.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
        initialSpringVelocity velocity: CGFloat = 0.0, delay: TimeInterval = 0.0,
        options: UIView.AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring(duration: duration, bounce: Double(bounce), velocity: Double(velocity))
        let settings = AnimationSettings(
            duration: spring.settlingDuration, delay: delay, options: options, curve: .spring(spring))
        animate(settings, animations, completion)
    }

    /// Runs a block with its settings, nested in the current block where there is one.
    ///
    /// - Parameters:
    ///   - settings: Duration, curve and the rest.
    ///   - steps: Whether what layout reads is animated step by step.
    ///   - animations: Makes the changes.
    ///   - completion: Called at the end.
    final class func animate(
        _ settings: AnimationSettings, steps: Bool = false, _ animations: () -> Void,
        _ completion: ((Bool) -> Void)?
    ) {
        var settings = settings
        if let outer = AnimationRecording.settings { settings.inherit(from: outer) }
        let clock = AnimationClock.current
        guard settings.isAnimated, AnimationRecording.isEnabled else {
            AnimationRecording.run(nil, settings, animations)
            if let completion { CompletionDepth.run(on: clock) { completion(true) } }
            return
        }
        if let driver = AnimationRecording.driver, let animator = driver.root as? AnimatorDriver {
            // Inside a property animator everything is driven by it.
            if let completion { animator.innerCompletions.append(completion) }
            return AnimationRecording.run(driver, settings, steps: steps, animations)
        }
        let block = BlockAnimation(settings, clock: clock, completion: completion)
        AnimationRecording.run(block, settings, steps: steps) {
            animations()
            guard settings.options.contains(.layoutSubviews) else { return }
            for entry in block.layers { entry.layer?.owner?.layoutIfNeeded() }
        }
        block.start()
    }

    /// Runs a closure whose changes are not animated, not even inside an animation block.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wasEnabled = AnimationRecording.isEnabled
        AnimationRecording.setEnabled(false)
        actionsWithoutAnimation()
        AnimationRecording.setEnabled(wasEnabled)
    }

    /// Sets whether animation blocks animate. If disabled, all changes apply at once.
    public class func setAnimationsEnabled(_ enabled: Bool) { AnimationRecording.setEnabled(enabled) }

    /// Whether animation blocks animate. True by default.
    public class var areAnimationsEnabled: Bool { AnimationRecording.isEnabled }

    /// The duration of the current animation block, in seconds; 0 outside of all.
    public class var inheritedAnimationDuration: TimeInterval { AnimationRecording.settings?.duration ?? 0 }
}

extension UIView {
    /// Ends the animations of a tree that left its window.
    final func endAnimationsInTree() {
        forEachInTree { view in
            if view.flags.contains(.animating) { view.layerStorage?.removeAllAnimations() }
        }
    }
}
