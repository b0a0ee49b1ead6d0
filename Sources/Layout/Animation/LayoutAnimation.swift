public import ViewBridge

/// How changes of a layout move.
public struct LayoutAnimation: Sendable {
    /// The course of a movement.
    enum Course: Sendable {
        case curve(UIView.AnimationOptions)
        case spring(damping: CGFloat, velocity: CGFloat)
    }

    /// How long it takes, in seconds.
    public var duration: TimeInterval
    /// How long it waits, in seconds.
    public var delay: TimeInterval = 0
    /// How often it runs; fractions count as the next whole number.
    public var repeatCount = 1
    /// Whether it runs back each second time.
    public var autoreverses = false
    let course: Course

    /// 0.3 seconds, slow at both ends.
    public static let `default` = easeInOut(duration: 0.3)
    /// A spring of 0.5 seconds that goes a little too far.
    public static let spring = spring(damping: 0.8, velocity: 0, duration: 0.5)
    /// 0.15 seconds, slow at both ends.
    public static let quick = easeInOut(duration: 0.15)

    /// Slow at the start.
    public static func easeIn(duration: TimeInterval) -> LayoutAnimation {
        LayoutAnimation(duration: duration, course: .curve(.curveEaseIn))
    }
    /// Slow at the end.
    public static func easeOut(duration: TimeInterval) -> LayoutAnimation {
        LayoutAnimation(duration: duration, course: .curve(.curveEaseOut))
    }
    /// Slow at both ends.
    public static func easeInOut(duration: TimeInterval) -> LayoutAnimation {
        LayoutAnimation(duration: duration, course: .curve(.curveEaseInOut))
    }
    /// Always equally fast.
    public static func linear(duration: TimeInterval) -> LayoutAnimation {
        LayoutAnimation(duration: duration, course: .curve(.curveLinear))
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
        LayoutAnimation(duration: duration, course: .spring(damping: damping, velocity: velocity))
    }
    /// With options of UIKit's.
    public static func custom(
        duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = []
    ) -> LayoutAnimation {
        LayoutAnimation(duration: duration, delay: delay, course: .curve(options))
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

    private init(duration: TimeInterval, delay: TimeInterval = 0, course: Course) {
        self.duration = duration.isFinite ? max(duration, 0) : 0
        self.delay = delay.isFinite ? max(delay, 0) : 0
        self.course = course
    }

    /// Runs changes of views.
    @MainActor
    func run(_ changes: @escaping () -> Void, completion: @escaping () -> Void) {
        var options: UIView.AnimationOptions = [.beginFromCurrentState, .allowUserInteraction]
        let body = { [repeatCount, autoreverses] in
            if repeatCount > 1 {
                UIView.modifyAnimations(
                    withRepeatCount: CGFloat(repeatCount), autoreverses: autoreverses, animations: changes)
            } else {
                changes()
            }
        }
        switch course {
        case .curve(let curve):
            options.formUnion(curve)
            UIView.animate(
                withDuration: duration, delay: delay, options: options, animations: body,
                completion: { _ in completion() })
        case .spring(let damping, let velocity):
            UIView.animate(
                withDuration: duration, delay: delay, usingSpringWithDamping: damping,
                initialSpringVelocity: velocity, options: options, animations: body,
                completion: { _ in completion() })
        }
    }
}
