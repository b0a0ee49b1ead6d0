import Foundation

extension Timer {
    /// Creates a timer that calls a method, with the timer where it takes an argument. The target is retained until the timer is
    /// invalidated.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        let call = TimerCall(target: aTarget, selector: aSelector)
        self.init(timeInterval: ti, repeats: yesOrNo) { call.run($0) }
        setUserInfo(userInfo)
    }

    /// Creates a timer that calls a method first at an instant.
    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) {
        let call = TimerCall(target: t, selector: s)
        self.init(fire: date, interval: ti, repeats: rep) { call.run($0) }
        setUserInfo(ui)
    }

    /// Creates a timer that calls a method and adds it to the current run loop.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    private func setUserInfo(_ userInfo: Any?) {
        if let userInfo {
            objc_setAssociatedObject(self, TimerCall.userInfoKey, userInfo, .OBJC_ASSOCIATION_RETAIN)
        }
    }

    /// What the timer was given to keep. Adapted source calls it `userInfo`, a name that Foundation has for its own.
    public var formworkUserInfo: Any? { objc_getAssociatedObject(self, TimerCall.userInfoKey) }
}

/// The method that a timer calls.
private final class TimerCall: @unchecked Sendable {
    nonisolated(unsafe) static let userInfoKey = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

    let target: Any
    let selector: Selector

    init(target: Any, selector: Selector) { (self.target, self.selector) = (target, selector) }

    func run(_ timer: Timer) { selector.call(on: target, with: [timer]) }
}
