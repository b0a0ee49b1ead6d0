/// Provides the curve of a property animator.
@preconcurrency @MainActor
public protocol UITimingCurveProvider {
    /// The kind of parameters that are given.
    var timingCurveType: UITimingCurveType { get }
    /// The Bezier curve, where there is one.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring, where there is one.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kinds of parameters of a curve.
public enum UITimingCurveType: Int, Sendable {
    /// One of UIKit's own curves.
    case builtin
    /// A cubic Bezier curve.
    case cubic
    /// A spring.
    case spring
    /// A curve through a spring.
    case composed
}

/// A cubic Bezier curve for property animators.
@preconcurrency @MainActor
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    let curve: UnitBezier
    /// The built-in curve; ease in and out for one of control points.
    public let animationCurve: UIView.AnimationCurve
    private let isBuiltIn: Bool

    /// Creates ease in and out.
    @preconcurrency @MainActor
    public override convenience init() {
        self.init(animationCurve: .easeInOut)
    }

    /// Creates one of UIKit's curves.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        isBuiltIn = true
        switch curve {
        case .easeInOut: self.curve = .easeInOut
        case .easeIn: self.curve = .easeIn
        case .easeOut: self.curve = .easeOut
        case .linear: self.curve = .linear
        }
        super.init()
    }

    /// Creates a curve of two control points; the first and the last are (0, 0) and (1, 1).
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        isBuiltIn = false
        curve = UnitBezier(Double(point1.x), Double(point1.y), Double(point2.x), Double(point2.y))
        super.init()
    }

    /// The first control point.
    public var controlPoint1: CGPoint { CGPoint(x: curve.x1, y: curve.y1) }
    /// The second control point.
    public var controlPoint2: CGPoint { CGPoint(x: curve.x2, y: curve.y2) }
    /// The kind: a built-in curve or a cubic one.
    public var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
    /// The parameters themselves.
    public var cubicTimingParameters: UICubicTimingParameters? { self }
    /// None.
    public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring for property animators.
@preconcurrency @MainActor
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    /// The speed at the start, in multiples of the whole distance per second. A property animator uses the
    /// length of the vector, towards the end where `dx` is not negative.
    public let initialVelocity: CGVector
    private let kind: Kind

    private enum Kind {
        /// A spring that takes the animator's duration.
        case ratio(Double)
        /// A spring that takes as long as it takes.
        case spring(Spring)
    }

    /// Creates the system's spring: mass 3, stiffness 1000, damping 500, at rest after half a second.
    @preconcurrency @MainActor
    public override convenience init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    /// Creates a spring that is at rest after the animator's duration.
    ///
    /// - Parameters:
    ///   - ratio: 1 does not oscillate; closer to 0 oscillates more.
    ///   - velocity: The speed at the start, in multiples of the whole distance per second.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
        initialVelocity = velocity
        kind = .ratio(Double(ratio))
        super.init()
    }

    /// Creates a spring by its physics; the animator's duration does not count. An overdamped spring counts
    /// as critically damped, as in Core Animation.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
        let spring = Spring(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            velocity: Self.speed(velocity))
        kind = .spring(
            spring.ratio > 1
                ? Spring(frequency: spring.frequency, ratio: 1, velocity: spring.velocity) : spring)
        super.init()
    }

    /// Creates a spring by iOS 17's parameters; the animator's duration does not count.
    ///
    /// - Parameters:
    ///   - duration: The perceived duration of one oscillation, in seconds.
    ///   - bounce: 0 does not oscillate, closer to 1 oscillates more, below 0 is overdamped.
    ///   - velocity: The speed at the start, in multiples of the whole distance per second.
    public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector = .zero) {
        initialVelocity = velocity
        kind = .spring(
            Spring(duration: duration, bounce: Double(bounce), velocity: Self.speed(velocity)))
        super.init()
    }

    private static func speed(_ velocity: CGVector) -> Double {
        let length = Double((velocity.dx * velocity.dx + velocity.dy * velocity.dy).squareRoot())
        return velocity.dx < 0 ? -length : length
    }

    /// The spring, with its duration in seconds.
    func spring(for duration: Double) -> (spring: Spring, duration: Double) {
        switch kind {
        case .ratio(let ratio):
            (
                .settling(after: duration, ratio: ratio, velocity: Self.speed(initialVelocity)),
                duration
            )
        case .spring(let spring): (spring, spring.settlingDuration)
        }
    }

    /// A spring.
    public var timingCurveType: UITimingCurveType { .spring }
    /// None.
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// The parameters themselves.
    public var springTimingParameters: UISpringTimingParameters? { self }
}

extension UITimingCurveProvider {
    /// The curve, with its duration where it determines that itself.
    func curve(for duration: Double) -> (curve: AnimationCurve, duration: Double) {
        if let spring = springTimingParameters?.spring(for: duration) {
            return (.spring(spring.spring), spring.duration)
        }
        return (.bezier(cubicTimingParameters?.curve ?? .easeInOut), duration)
    }
}
