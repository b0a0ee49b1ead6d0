extension UIView {
    /// The options of a keyframe animation, with UIKit's bits.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// The bits as UIKit writes them.
        public let rawValue: UInt

        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out the subviews of what changed inside the block.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Lets touches through to views that are on their way.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Starts where the view is seen now.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Runs for ever.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Goes back the same way after each way there.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Takes its own duration inside another block.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Takes its own other options inside another block.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// Evenly from one keyframe to the next. The default.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// In jumps.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// At an even pace over all keyframes. Runs as linear here.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Smoothly through the keyframes. Runs as linear here.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Smoothly at an even pace. Runs as linear here.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        /// The options that animation blocks share, with the curve's bits.
        var blockOptions: UIView.AnimationOptions {
            UIView.AnimationOptions(rawValue: rawValue & 0xF_02FF)
        }

        var isDiscrete: Bool { (rawValue >> 10) & 7 == 1 }
    }

    /// Animates changes of views in keyframes, which
    /// ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)`` adds inside the block. Time as a
    /// whole runs by the curve of the options, which is ease in and out.
    ///
    /// - Parameters:
    ///   - duration: Seconds.
    ///   - delay: Seconds until the start.
    ///   - options: Repetition, how keyframes follow each other, and a curve's bits.
    ///   - animations: Adds the keyframes; called at once.
    ///   - completion: Called at the end.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval,
        options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let settings = AnimationSettings(duration: duration, delay: delay, options: options.blockOptions)
        animate(settings, { KeyframeMode.run(discrete: options.isDiscrete, animations) }, completion)
    }

    /// Adds a keyframe: its changes run in a part of the animation's time. Outside of a keyframe
    /// animation the changes apply as they would without this call.
    ///
    /// - Parameters:
    ///   - frameStartTime: The start, as a fraction of the whole duration, limited to 0...1.
    ///   - frameDuration: The length, as a fraction of the whole duration.
    ///   - animations: Sets frames, alphas, colours, transforms; called at once.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let frame = AnimationRecording.driver, let settings = AnimationRecording.settings
        else { return animations() }
        let segment = KeyframeSegment(
            of: frame, start: frameStartTime, length: frameDuration, isDiscrete: KeyframeMode.isDiscrete)
        AnimationRecording.run(segment, settings, steps: AnimationRecording.isStepping, animations)
    }

    /// Repeats the changes of a closure, within an animation block.
    ///
    /// - Parameters:
    ///   - count: How often; a fraction stops in between. Infinity is for ever.
    ///   - autoreverses: Whether each run is followed by a run in reverse.
    ///   - animations: Sets what is animated; called at once.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
    ) {
        guard let whole = AnimationRecording.driver, var settings = AnimationRecording.settings else {
            return animations()
        }
        settings.repeatCount = count > 0 ? Double(count) : 1
        settings.autoreverses = autoreverses
        let part = BlockAnimation(settings, clock: whole.clock, partOf: whole)
        AnimationRecording.run(part, settings, steps: AnimationRecording.isStepping, animations)
    }
}

/// The calculation mode of the keyframes that are being added.
@MainActor
private enum KeyframeMode {
    private(set) static var isDiscrete = false

    static func run(discrete: Bool, _ body: () -> Void) {
        let outer = isDiscrete
        isDiscrete = discrete
        body()
        isDiscrete = outer
    }
}
