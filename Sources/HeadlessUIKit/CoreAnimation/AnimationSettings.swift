/// The settings of an animation block.
struct AnimationSettings {
    var duration: Double
    var delay: Double
    var curve: AnimationCurve
    var options: UIView.AnimationOptions
    var repeatCount: Double
    var autoreverses: Bool

    /// Durations and delays that are not finite, or negative durations, count as 0.
    init(
        duration: Double, delay: Double = 0, options: UIView.AnimationOptions = [],
        curve: AnimationCurve? = nil
    ) {
        self.duration = duration > 0 ? duration : 0
        self.delay = delay.isNaN || delay == -.infinity ? 0 : delay
        self.options = options
        self.curve = curve ?? options.curve
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

extension UIView.AnimationOptions {
    /// The curve of the bits; 7 is the keyboard's spring, 4 to 6 are not in use.
    var curve: AnimationCurve {
        switch (rawValue >> 16) & 0xF {
        case 1: .bezier(.easeIn)
        case 2: .bezier(.easeOut)
        case 3: .bezier(.linear)
        case 7: .spring(AnimationCurve.systemSpring)
        default: .bezier(.easeInOut)
        }
    }
}
