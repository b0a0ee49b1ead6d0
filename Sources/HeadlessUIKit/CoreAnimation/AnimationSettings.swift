/// The settings of an animation block.
struct AnimationSettings {
    /// The options of a block that animations follow, by the bits of `UIView.AnimationOptions`.
    struct Options: OptionSet {
        let rawValue: UInt

        static let layoutSubviews = Options(rawValue: 1 << 0)
        static let allowUserInteraction = Options(rawValue: 1 << 1)
        static let beginFromCurrentState = Options(rawValue: 1 << 2)
        static let `repeat` = Options(rawValue: 1 << 3)
        static let autoreverse = Options(rawValue: 1 << 4)
        static let overrideInheritedDuration = Options(rawValue: 1 << 5)
        static let overrideInheritedCurve = Options(rawValue: 1 << 6)
        static let overrideInheritedOptions = Options(rawValue: 1 << 9)
    }

    var duration: Double
    var delay: Double
    var curve: AnimationCurve
    var options: Options
    var repeatCount: Double
    var autoreverses: Bool

    /// Durations and delays that are not finite, or negative durations, count as 0.
    init(
        duration: Double, delay: Double = 0, flags options: Options = [],
        curve: AnimationCurve = .bezier(.easeInOut)
    ) {
        self.duration = duration > 0 ? duration : 0
        self.delay = delay.isNaN || delay == -.infinity ? 0 : delay
        self.options = options
        self.curve = curve
        repeatCount = options.contains(.repeat) ? .infinity : 1
        autoreverses = options.contains(.autoreverse)
    }

    /// Whether the block takes time, by its duration or its delay.
    var isAnimated: Bool { duration > 0 || delay > 0 }

    /// Takes from the block around this one what the options do not override.
    mutating func inherit(from outer: AnimationSettings) {
        if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
        if !options.contains(.overrideInheritedCurve) { curve = outer.curve }
        guard !options.contains(.overrideInheritedOptions) else { return }
        options.formUnion(outer.options.intersection([.allowUserInteraction, .beginFromCurrentState]))
        repeatCount = outer.repeatCount
        autoreverses = outer.autoreverses
    }
}
