/// An explicit animation of a layer.
///
/// A layer takes a copy when the animation is added. Durations, delays and counts that are not finite count
/// as 0.
@preconcurrency @MainActor
open class CAAnimation: NSObject, CAMediaTiming, @preconcurrency NSCoding {
    /// The start, in the layer's time; 0 is the time at which it is added.
    public final var beginTime: CFTimeInterval = 0
    /// Seconds for one run; 0 takes the transaction's, 0.25.
    public final var duration: CFTimeInterval = 0
    /// The ratio of its time to its parent's. 1 by default; 0 pauses it.
    public final var speed: Float = 1
    /// An offset that is added to its time. 0 by default.
    public final var timeOffset: CFTimeInterval = 0
    /// The number of runs; 0 counts as 1.
    public final var repeatCount: Float = 0
    /// The duration of all runs together; 0 leaves it to ``repeatCount``.
    public final var repeatDuration: CFTimeInterval = 0
    /// Whether it runs in reverse after each run.
    public final var autoreverses = false
    /// What is presented before the start and after the end.
    public final var fillMode = CAMediaTimingFillMode.removed
    /// The timing function; nil is linear.
    public final var timingFunction: CAMediaTimingFunction?
    /// Notified of start and end. Retained by the animation.
    public final var delegate: CAAnimationDelegate?
    /// Whether the layer removes the animation at its end. True by default.
    public final var isRemovedOnCompletion = true

    /// What was stored under names of the program's own.
    final var storedValues: [String: Any] = [:]

    /// Creates an animation.
    @preconcurrency @MainActor
    public override init() {
        super.init()
    }

    /// Creates an animation of default values: nothing is read from archives here.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Does nothing: nothing is written to archives here.
    open nonisolated func encode(with coder: NSCoder) {}

    /// An animation of the same values.
    @discardableResult public final func copied() -> Self {
        let copy = DynamicInit.object(of: Swift.type(of: self))
        copy.copyValues(from: self)
        return copy
    }

    func copyValues(from other: CAAnimation) {
        (beginTime, duration, speed, timeOffset) = (
            other.beginTime, other.duration, other.speed, other.timeOffset
        )
        (repeatCount, repeatDuration) = (other.repeatCount, other.repeatDuration)
        (autoreverses, fillMode) = (other.autoreverses, other.fillMode)
        (timingFunction, delegate) = (other.timingFunction, other.delegate)
        isRemovedOnCompletion = other.isRemovedOnCompletion
        storedValues = other.storedValues
    }

    /// The progress at a fraction, 0 to 1, of one run.
    func progress(at part: Double) -> Double { timingFunction?.curve.progress(at: part) ?? part }

    /// Sets a presentation layer to the values at a moment.
    func apply(to shown: CALayer, at moment: Moment) {}

    /// A moment of an animation.
    struct Moment {
        /// The progress of one run, by the curve.
        var progress: Double
        /// The number of completed runs.
        var round: Double
        /// Seconds since the start of this run.
        var time: Double
    }
}

extension CAAnimation {
    /// The duration of one run, in the animation's own time.
    private var wayDuration: Double { duration > 0 ? duration : 0 }

    /// Seconds of its own time from start to end.
    final var activeDuration: Double {
        if repeatDuration > 0 { return repeatDuration }
        let way = autoreverses ? wayDuration * 2 : wayDuration
        return repeatCount > 0 ? way * Double(repeatCount) : way
    }

    /// Seconds of the parent's time from start to end; infinite where its own time is paused.
    final var activeDurationInParent: Double {
        guard speed > 0 else { return .infinity }
        return max(0, activeDuration - (timeOffset.isFinite ? timeOffset : 0)) / Double(speed)
    }

    /// The moment of the animation at a time of its parent; nil where it presents nothing.
    final func moment(at parentTime: Double, begin: Double) -> Moment? {
        var time = (parentTime - begin) * Double(speed) + (timeOffset.isFinite ? timeOffset : 0)
        if time < 0 {
            guard fillMode == .backwards || fillMode == .both else { return nil }
            time = 0
        }
        let total = activeDuration
        if time >= total {
            guard fillMode == .forwards || fillMode == .both || time.isNaN || speed == 0 else { return nil }
            time = total
        }
        let way = wayDuration
        guard way > 0, way.isFinite, time.isFinite else {
            return Moment(progress: progress(at: way > 0 ? 0 : 1), round: 0, time: 0)
        }
        var round = (time / way).rounded(.down)
        var part = time / way - round
        // The last run ends at its end, not at the start of the next one.
        if part < 1e-12, round > 0, time >= total { (part, round) = (1, round - 1) }
        if autoreverses {
            if round.truncatingRemainder(dividingBy: 2) == 1 { part = 1 - part }
            round = (round / 2).rounded(.down)
        }
        return Moment(progress: progress(at: part), round: round, time: part * way)
    }
}

/// Notified of an animation's start and end. Both methods are optional.
@preconcurrency @MainActor
public protocol CAAnimationDelegate: AnyObject {
    /// Called when the animation starts.
    func animationDidStart(_ anim: CAAnimation)
    /// Called when the animation ended, or was removed before its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) { OptionalMethods.byDefault() }
    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { OptionalMethods.byDefault() }
}
