extension UIView {
    /// How progress follows time.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at both ends.
        case easeInOut
        /// Slow at the start.
        case easeIn
        /// Slow at the end.
        case easeOut
        /// Even.
        case linear
    }

    /// The options of an animation block, with UIKit's bits.
    public struct AnimationOptions: OptionSet, Sendable {
        /// The bits as UIKit writes them.
        public let rawValue: UInt

        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out the subviews of what changed inside the block.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Lets touches through to views that are on their way.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from the presented state and replaces animations that run.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Runs for ever.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Goes back the same way after each way there.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Takes its own duration inside another block.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Takes its own curve inside another block.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Redraws content during a transition. Has no effect: transitions here blend what is drawn now.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Hides and shows views instead of removing and adding them, in a transition between views.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Takes its own other options inside another block.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// Slow at both ends. The default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at the start.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at the end.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Even.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// Flips about the vertical axis, the left side first.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// Flips about the vertical axis, the right side first.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// Curls a page up. Shown as a cross dissolve here.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// Curls a page down. Shown as a cross dissolve here.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// Blends from the old to the new.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// Flips about the horizontal axis, the top first.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// Flips about the horizontal axis, the bottom first.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        /// Sixty pictures a second. Has no effect here.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// Thirty pictures a second. Has no effect here.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
    }
}

extension AnimationSettings {
    /// The settings of a block of views. Without a curve it is that of the options.
    init(
        duration: Double, delay: Double = 0, options: UIView.AnimationOptions, curve: AnimationCurve? = nil
    ) {
        self.init(
            duration: duration, delay: delay, flags: Options(rawValue: options.rawValue),
            curve: curve ?? options.curve)
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
