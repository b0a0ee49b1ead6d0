/// A group of changes of layers and of the animations that are added meanwhile.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
    /// One open group.
    private final class Level {
        var disablesActions: Bool?
        var duration: CFTimeInterval?
        var timingFunction: CAMediaTimingFunction?
        var completion: (() -> Void)?
        var waitingCount = 0
        var isCommitted = false

        func finishIfDone() {
            guard isCommitted, waitingCount == 0, let call = completion else { return }
            completion = nil
            call()
        }
    }

    /// What an animation holds while transactions wait for its end.
    @MainActor
    final class Waiting {
        private let levels: [Level]
        private var hasEnded = false

        init() {
            levels = CATransaction.levels.filter { !$0.isCommitted }
            for level in levels { level.waitingCount += 1 }
        }

        func end() {
            guard !hasEnded else { return }
            hasEnded = true
            for level in levels {
                level.waitingCount -= 1
                level.finishIfDone()
            }
        }
    }

    /// The group that is open without `begin`, until the turn ends, and those inside it.
    private static var levels: [Level] = [Level()]

    private static var top: Level { levels[levels.count - 1] }

    /// Opens a group inside the one that is open.
    public class func begin() { levels.append(Level()) }

    /// Closes the group that was opened last. Its completion is called once the animations that were added
    /// meanwhile are over; at once where there are none.
    public class func commit() {
        guard levels.count > 1 else { return flush() }
        let level = levels.removeLast()
        level.isCommitted = true
        level.finishIfDone()
    }

    /// Does at once what waits for the end of the turn: layout and display.
    public class func flush() {
        AnimationRecording.suspended { UIWindow.updateAll() }
        endTurn()
    }

    /// Closes the group that was open without `begin`.
    class func endTurn() {
        let level = levels[0]
        levels[0] = Level()
        level.isCommitted = true
        level.finishIfDone()
    }

    /// Whether changes are kept from being animated.
    public class func disableActions() -> Bool {
        levels.last { $0.disablesActions != nil }?.disablesActions ?? false
    }

    /// Sets whether changes are kept from being animated, in animation blocks too.
    public class func setDisableActions(_ flag: Bool) {
        top.disablesActions = flag
        if levels.count == 1 { MainTurn.request() }
    }

    /// The duration of animations that say none, in seconds. 0.25 by default.
    public class func animationDuration() -> CFTimeInterval {
        levels.last { $0.duration != nil }?.duration ?? 0.25
    }

    /// Sets the duration of animations that say none, in seconds.
    public class func setAnimationDuration(_ duration: CFTimeInterval) { top.duration = duration }

    /// The curve of animations that say none. Linear where it is nil.
    public class func animationTimingFunction() -> CAMediaTimingFunction? {
        levels.last { $0.timingFunction != nil }?.timingFunction
    }

    /// Sets the curve of animations that say none.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        top.timingFunction = function
    }

    /// What is called once the animations that are added from now on are over.
    public class func completionBlock() -> (() -> Void)? { top.completion }

    /// Sets what is called once the animations that are added from now on are over.
    public class func setCompletionBlock(_ block: (() -> Void)?) {
        top.completion = block
        if levels.count == 1 { MainTurn.request() }
    }
}
