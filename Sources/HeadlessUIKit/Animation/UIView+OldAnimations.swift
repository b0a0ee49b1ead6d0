import Foundation

/// Animations between two calls, as source wrote them before there were blocks.
extension UIView {
    /// Begins an animation; changes until ``commitAnimations()`` are animated with the settings that are set first.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        OpenAnimation.begin()
    }

    /// Starts the animation.
    public class func commitAnimations() { OpenAnimation.commit() }

    /// Sets the duration, in seconds. 0.2 by default.
    public class func setAnimationDuration(_ duration: TimeInterval) {
        OpenAnimation.change { $0.duration = max(0, duration) }
    }

    /// Sets the delay, in seconds. None by default.
    public class func setAnimationDelay(_ delay: TimeInterval) { OpenAnimation.change { $0.delay = delay } }

    /// Sets the curve. Slow at both ends by default.
    public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
        let options = AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
        OpenAnimation.change { $0.curve = AnimationSettings(duration: 1, delay: 0, options: options).curve }
    }

    /// Sets how often the animation runs. Once by default.
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        OpenAnimation.change { $0.repeatCount = repeatCount > 0 ? Double(repeatCount) : 1 }
    }

    /// Sets whether the animation runs in reverse after each run. False by default.
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        OpenAnimation.change { $0.autoreverses = repeatAutoreverses }
    }

    /// Sets whether the animation starts from what is seen. False by default.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        OpenAnimation.change { settings in
            if fromCurrentState {
                settings.options.insert(.beginFromCurrentState)
            } else {
                settings.options.remove(.beginFromCurrentState)
            }
        }
    }

    /// Has no effect: an object's methods are not called by name here. The animation's end is reported by
    /// `CATransaction.setCompletionBlock(_:)`.
    public class func setAnimationDelegate(_ delegate: Any?) {}

    /// Has no effect: see ``setAnimationDelegate(_:)``.
    public class func setAnimationWillStart(_ selector: Selector?) {}

    /// Has no effect: see ``setAnimationDelegate(_:)``.
    public class func setAnimationDidStop(_ selector: Selector?) {}

    /// Has no effect: the animation starts when it is committed.
    public class func setAnimationStart(_ startDate: Date) {}

    /// Has no effect: use `UIView.transition(with:duration:options:animations:completion:)`.
    public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool)
    {}

    /// Transitions of animations between two calls.
    public enum AnimationTransition: Int, Sendable {
        case none, flipFromLeft, flipFromRight, curlUp, curlDown
    }
}

/// The animations that began and were not committed yet.
@MainActor
private enum OpenAnimation {
    private static var animations: [(settings: AnimationSettings, block: BlockAnimation?)] = []

    static func begin() {
        let settings = AnimationSettings(duration: 0.2)
        animations.append((settings, nil))
        start(settings)
    }

    /// Settings apply to what is changed after them: changes so far keep theirs.
    static func change(_ change: (inout AnimationSettings) -> Void) {
        guard let open = animations.popLast() else { return }
        var settings = open.settings
        change(&settings)
        AnimationRecording.close()
        open.block?.start()
        animations.append((settings, nil))
        start(settings)
    }

    private static func start(_ settings: AnimationSettings) {
        let isAnimated = settings.isAnimated && AnimationRecording.isEnabled
        let block = isAnimated ? BlockAnimation(settings, clock: .current) : nil
        animations[animations.count - 1].block = block
        AnimationRecording.open(block, settings)
    }

    static func commit() {
        guard let (_, block) = animations.popLast() else { return }
        AnimationRecording.close()
        block?.start()
    }
}
