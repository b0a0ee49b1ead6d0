/// A group of changes of layers and of the animations that are added meanwhile.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
    /// One open transaction.
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

    /// The transactions that wait for the end of an animation.
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

    /// The implicit transaction of the turn, and those nested in it.
    private static var levels: [Level] = [Level()]

    private static var top: Level { levels[levels.count - 1] }

    /// Begins a nested transaction.
    public class func begin() { levels.append(Level()) }

    /// Commits the innermost transaction. Its completion is called once the animations that were added
    /// meanwhile are over; at once where there are none.
    public class func commit() {
        guard levels.count > 1 else { return flush() }
        let level = levels.removeLast()
        level.isCommitted = true
        level.finishIfDone()
    }

    /// Lays out and displays what is pending in all windows. The first window sets it.
    static var updateWindows: () -> Void = {}

    /// Does at once what is due at the end of the turn: layout and display.
    public class func flush() {
        AnimationRecording.suspended { updateWindows() }
        endTurn()
    }

    /// Commits the implicit transaction.
    class func endTurn() {
        let level = levels[0]
        levels[0] = Level()
        level.isCommitted = true
        level.finishIfDone()
    }

    /// Whether actions are disabled.
    @discardableResult public class func disableActions() -> Bool {
        levels.last { $0.disablesActions != nil }?.disablesActions ?? false
    }

    /// Sets whether actions are disabled, in animation blocks too.
    public class func setDisableActions(_ flag: Bool) {
        top.disablesActions = flag
        if levels.count == 1 { MainTurn.request() }
    }

    /// The duration of animations without one of their own, in seconds. 0.25 by default.
    @discardableResult public class func animationDuration() -> CFTimeInterval {
        levels.last { $0.duration != nil }?.duration ?? 0.25
    }

    /// Sets the duration of animations without one of their own, in seconds.
    public class func setAnimationDuration(_ duration: CFTimeInterval) { top.duration = duration }

    /// The curve of animations without one of their own. Linear where it is nil.
    @discardableResult public class func animationTimingFunction() -> CAMediaTimingFunction? {
        levels.last { $0.timingFunction != nil }?.timingFunction
    }

    /// Sets the curve of animations without one of their own.
    public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        top.timingFunction = function
    }

    /// What is called once the animations that are added from now on are over.
    @discardableResult public class func completionBlock() -> (() -> Void)? { top.completion }

    /// Sets what is called once the animations that are added from now on are over.
    public class func setCompletionBlock(_ block: (() -> Void)?) {
        top.completion = block
        if levels.count == 1 { MainTurn.request() }
    }
}
