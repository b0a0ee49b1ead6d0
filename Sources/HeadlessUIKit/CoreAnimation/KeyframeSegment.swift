/// The part of a keyframe animation, or of an animator, in which one keyframe's changes run.
@MainActor
final class KeyframeSegment: ChangeDriver {
    private let start: Double
    private let length: Double
    private let isDiscrete: Bool
    private let frame: ChangeDriver

    init(of frame: ChangeDriver, start: Double, length: Double, isDiscrete: Bool) {
        self.frame = frame
        self.start = start > 0 ? min(start, 1) : 0
        self.length = length > 0 ? min(length, 1 - self.start) : 0
        self.isDiscrete = isDiscrete
        super.init(
            clock: frame.clock, allowsInteraction: frame.allowsInteraction, startsFromCurrentState: false,
            partOf: frame)
    }

    override func progress(at now: Double) -> Double {
        let elapsed = frame.progress(at: now) - start
        guard length > 0 else { return elapsed >= 0 ? 1 : 0 }
        if isDiscrete { return elapsed >= length ? 1 : 0 }
        return min(max(elapsed / length, 0), 1)
    }

    override var endOfOwnChanges: Double { frame.endOfOwnChanges }
}
