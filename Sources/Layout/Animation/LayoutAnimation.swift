public import ViewBridge

/// How changes of a layout move.
public struct LayoutAnimation: Sendable {
    /// How long it takes, in seconds.
    public var duration: TimeInterval
    /// How long it waits, in seconds.
    public var delay: TimeInterval = 0
    /// How often it runs; fractions count as the next whole number.
    public var repeatCount = 1
    /// Whether it runs back each second time.
    public var autoreverses = false
    /// How fast it is when.
    public var timingFunction = AnimationTimingFunction.easeInOut
    /// Further options of UIKit's.
    var options: UIView.AnimationOptions = []

    /// Creates an animation.
    ///
    /// - Parameters:
    ///   - duration: How long it takes, in seconds. 0.3 by default.
    ///   - delay: How long it waits, in seconds. 0 by default.
    ///   - timingFunction: How fast it is when. Slow at both ends by default.
    ///   - repeatCount: How often it runs. Once by default.
    ///   - autoreverses: Whether it runs back each second time. False by default.
    public init(
        duration: TimeInterval = 0.3, delay: TimeInterval = 0,
        timingFunction: AnimationTimingFunction = .easeInOut, repeatCount: Int = 1,
        autoreverses: Bool = false
    ) {
        self.duration = duration.isFinite ? max(duration, 0) : 0
        self.delay = delay.isFinite ? max(delay, 0) : 0
        self.timingFunction = timingFunction
        self.repeatCount = max(repeatCount, 1)
        self.autoreverses = autoreverses
    }

    /// 0.3 seconds, slow at both ends.
    public static let `default` = easeInOut(duration: 0.3)
    /// A spring of 0.5 seconds that goes a little too far.
    public static let spring = spring(damping: 0.8, velocity: 0, duration: 0.5)
    /// 0.15 seconds, slow at both ends.
    public static let quick = easeInOut(duration: 0.15)

    /// Slow at the start.
    public static func easeIn(duration: TimeInterval) -> LayoutAnimation {
        LayoutAnimation(duration: duration, timingFunction: .easeIn)
    }
    /// Slow at the end.
    public static func easeOut(duration: TimeInterval) -> LayoutAnimation {
        LayoutAnimation(duration: duration, timingFunction: .easeOut)
    }
    /// Slow at both ends.
    public static func easeInOut(duration: TimeInterval) -> LayoutAnimation {
        LayoutAnimation(duration: duration, timingFunction: .easeInOut)
    }
    /// Always equally fast.
    public static func linear(duration: TimeInterval) -> LayoutAnimation {
        LayoutAnimation(duration: duration, timingFunction: .linear)
    }
    /// By a spring that has settled after the duration.
    ///
    /// - Parameters:
    ///   - damping: 1 does not go too far; less does.
    ///   - velocity: The velocity at the start, in whole ways a second.
    ///   - duration: How long it takes, in seconds.
    public static func spring(
        damping: CGFloat, velocity: CGFloat = 0, duration: TimeInterval = 0.5
    ) -> LayoutAnimation {
        LayoutAnimation(duration: duration, timingFunction: .spring(damping: damping, velocity: velocity))
    }
    /// With options of UIKit's.
    public static func custom(
        duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = []
    ) -> LayoutAnimation {
        var result = LayoutAnimation(duration: duration, delay: delay, timingFunction: options.timingFunction)
        result.options = options
        return result
    }

    /// The same animation, several times.
    public func repeatCount(_ count: Int, autoreverses: Bool = true) -> LayoutAnimation {
        var result = self
        result.repeatCount = max(count, 1)
        result.autoreverses = autoreverses
        return result
    }

    /// The same animation, later.
    public func delay(_ delay: TimeInterval) -> LayoutAnimation {
        var result = self
        result.delay = delay
        return result
    }

    /// Runs changes of views.
    @MainActor
    func run(_ changes: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
        let body = { [repeatCount, autoreverses] in
            if repeatCount > 1 {
                UIView.modifyAnimations(
                    withRepeatCount: CGFloat(repeatCount), autoreverses: autoreverses, animations: changes)
            } else {
                changes()
            }
        }
        let options = options.union([.beginFromCurrentState, .allowUserInteraction])
        switch timingFunction {
        case .spring(let damping, let velocity):
            UIView.animate(
                withDuration: duration, delay: delay, usingSpringWithDamping: damping,
                initialSpringVelocity: velocity, options: options, animations: body, completion: completion)
        case .cubicBezier(let x1, let y1, let x2, let y2):
            let animator = UIViewPropertyAnimator(
                duration: duration, controlPoint1: CGPoint(x: x1, y: y1),
                controlPoint2: CGPoint(x: x2, y: y2), animations: body)
            animator.addCompletion { completion($0 == .end) }
            animator.startAnimation(afterDelay: delay)
        case .linear, .easeIn, .easeOut, .easeInOut:
            UIView.animate(
                withDuration: duration, delay: delay, options: options.union(timingFunction.option),
                animations: body, completion: completion)
        }
    }
}
