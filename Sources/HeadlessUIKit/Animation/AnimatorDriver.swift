/// Drives the changes of a property animator's blocks.
@MainActor
final class AnimatorDriver: ChangeDriver {
    var motion: AnimatorMotion
    /// The fraction of the animation at which this driver's changes began.
    private let start: Double

    init(_ motion: AnimatorMotion, clock: AnimationClock, allowsInteraction: Bool) {
        self.motion = motion
        start = 0
        super.init(clock: clock, allowsInteraction: allowsInteraction, startsFromCurrentState: false)
    }

    init(after start: Double, of whole: AnimatorDriver) {
        motion = whole.motion
        self.start = start
        super.init(
            clock: whole.clock, allowsInteraction: whole.allowsInteraction, startsFromCurrentState: false,
            partOf: whole)
    }

    /// Called when all changes were removed from their layers by other code.
    var onInterruption: (() -> Void)?
    /// Completions of the animation blocks inside the animator's.
    var innerCompletions: [(Bool) -> Void] = []

    override func progress(at now: Double) -> Double {
        let motion = (whole as? AnimatorDriver)?.motion ?? motion
        return motion.progress(at: now, after: start)
    }

    override func interrupted() { onInterruption?() }
}
