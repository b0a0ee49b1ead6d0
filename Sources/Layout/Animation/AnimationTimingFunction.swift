public import ViewBridge

/// How fast an animation is when.
public enum AnimationTimingFunction: Hashable, Sendable {
    /// Always equally fast.
    case linear
    /// Slow at the start.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Slow at both ends.
    case easeInOut
    /// By a spring that has settled after the duration: with a damping of 1 it does not overshoot, with less it does;
    /// the velocity at the start is in whole distances a second.
    case spring(damping: CGFloat, velocity: CGFloat)
    /// By a Bezier curve from (0, 0) to (1, 1) with two control points.
    case cubicBezier(CGFloat, CGFloat, CGFloat, CGFloat)

    /// UIKit's option for a plain curve.
    var option: UIView.AnimationOptions {
        switch self {
        case .linear: .curveLinear
        case .easeIn: .curveEaseIn
        case .easeOut: .curveEaseOut
        case .easeInOut, .spring, .cubicBezier: .curveEaseInOut
        }
    }
}

extension UIView.AnimationOptions {
    /// The curve among the options.
    var timingFunction: AnimationTimingFunction {
        // The curves are numbers in two bits, slow at both ends being 0.
        switch intersection(.curveLinear) {
        case .curveLinear: .linear
        case .curveEaseIn: .easeIn
        case .curveEaseOut: .easeOut
        default: .easeInOut
        }
    }
}
