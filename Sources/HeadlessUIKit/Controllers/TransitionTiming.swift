import Foundation

/// The duration and curve of a transition of the kit; zero where it is not animated.
struct TransitionTiming {
    /// UIKit's durations, in seconds.
    enum Kind: TimeInterval {
        case push = 0.35
        case present = 0.4
        case rotation = 0.3
        case alert = 0.25
    }

    var duration: TimeInterval
    var options: UIView.AnimationOptions = []

    static let none = TransitionTiming(duration: 0)

    @MainActor
    static func of(_ kind: Kind, animated: Bool) -> TransitionTiming {
        TransitionTiming(duration: animated && UIView.areAnimationsEnabled ? kind.rawValue : 0)
    }

    var isAnimated: Bool { duration > 0 }

    /// Runs changes in this time, at once where it is zero, and calls the completion by the clock.
    @MainActor
    func run(_ changes: @escaping () -> Void, completion: @escaping @MainActor () -> Void) {
        guard isAnimated else {
            changes()
            return completion()
        }
        UIView.animate(withDuration: duration, delay: 0, options: options, animations: changes)
        // By the clock, not by the animation: that one ends early where nothing changed or its view was
        // removed.
        AnimationClock.current.schedule(after: duration, completion)
    }
}
