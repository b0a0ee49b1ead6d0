import Foundation
internal import Dispatch

/// A call that is made later, in a later turn of the current run loop.
///
/// The main thread is served by the main queue or by the main run loop, whichever is run: a test that waits on the main actor
/// runs the one, XCTest's waiting the other. The first of them makes the call.
final class DelayedCall: @unchecked Sendable {
    private let lock = NSLock()
    private var body: (() -> Void)?
    private var timer: Timer?

    private init(_ body: @escaping () -> Void) { self.body = body }

    /// Makes a call after some seconds.
    @discardableResult
    static func schedule(
        after delay: TimeInterval, inModes modes: [RunLoop.Mode] = [.common], _ body: @escaping () -> Void
    ) -> DelayedCall {
        let call = DelayedCall(body)
        let timer = Timer(timeInterval: max(delay, 0), repeats: false) { _ in call.run() }
        call.timer = timer
        for mode in modes { RunLoop.current.add(timer, forMode: mode) }
        if MainQueue.isCurrent {
            DispatchQueue.main.asyncAfter(deadline: .now() + max(delay, 0)) { call.run() }
        }
        return call
    }

    /// Makes the call no more.
    func cancel() { _ = take() }

    private func run() { take()?() }

    private func take() -> (() -> Void)? {
        let (body, timer) = lock.withLock {
            defer { (self.body, self.timer) = (nil, nil) }
            return (self.body, self.timer)
        }
        timer?.invalidate()
        return body
    }
}
