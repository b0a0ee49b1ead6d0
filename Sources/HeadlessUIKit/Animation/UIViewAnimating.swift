/// Where an animator is in its life.
public enum UIViewAnimatingState: Int, Sendable {
    /// Not started, or finished.
    case inactive
    /// Running or paused.
    case active
    /// Stopped, waiting for `finishAnimation(at:)`.
    case stopped
}

/// Where an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// Where it was to go.
    case end
    /// Where it came from.
    case start
    /// In between.
    case current
}

/// What runs animations that can be started, paused and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    /// Where the animator is in its life.
    var state: UIViewAnimatingState { get }
    /// Whether the animations move.
    var isRunning: Bool { get }
    /// Whether they move towards their start.
    var isReversed: Bool { get set }
    /// The fraction of the animation that is complete, from 0 to 1.
    var fractionComplete: CGFloat { get set }
    /// Starts, or goes on.
    func startAnimation()
    /// Starts after some seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Holds where it is.
    func pauseAnimation()
    /// Ends where it is.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends a stopped animation.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// What also takes more animations and completions.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that start after a part of the duration.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds what is called at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Goes on with another curve, for a part of the duration.
    func continueAnimation(withTimingParameters parameters: UITimingCurveProvider?, durationFactor: CGFloat)
}
