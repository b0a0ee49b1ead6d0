import Foundation
internal import Dispatch

/// Calls by selectors that are made later, which ``NSObject/cancelPreviousPerformRequests(withTarget:)`` finds.
private enum DelayedSelectors {
    struct Request {
        let target: NSObject
        let selector: Selector
        let argument: Any?
        let call: DelayedCall
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var requests: [Int: Request] = [:]
    nonisolated(unsafe) private static var count = 0

    static func add(
        _ target: NSObject, _ selector: Selector, _ argument: Any?, after delay: TimeInterval,
        inModes modes: [RunLoop.Mode]
    ) {
        let number = lock.withLock {
            count += 1
            return count
        }
        let call = DelayedCall.schedule(after: delay, inModes: modes) {
            let request = lock.withLock { requests.removeValue(forKey: number) }
            request?.selector.call(on: target, with: [argument])
        }
        let request = Request(target: target, selector: selector, argument: argument, call: call)
        lock.withLock { requests[number] = request }
    }

    static func cancel(where isCancelled: (Request) -> Bool) {
        let cancelled = lock.withLock {
            let found = requests.filter { isCancelled($0.value) }
            for number in found.keys { requests[number] = nil }
            return found.values
        }
        for request in cancelled { request.call.cancel() }
    }
}

extension NSObject {
    /// Calls a method later, on this thread. The object and the argument are retained until then.
    ///
    /// - Parameters:
    ///   - aSelector: The method.
    ///   - anArgument: What it gets, where it takes an argument.
    ///   - delay: When, in seconds; 0 is as soon as the run loop comes to it.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default, .common])
    }

    /// Calls a method later, in modes of the run loop.
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
        inModes modes: [RunLoop.Mode]
    ) {
        DelayedSelectors.add(self, aSelector, anArgument, after: delay, inModes: modes)
    }

    /// Cancels the calls of an object's methods that were to be made later.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedSelectors.cancel { $0.target === aTarget as AnyObject }
    }

    /// Cancels the calls of a method with an argument that were to be made later.
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        DelayedSelectors.cancel { request in
            guard request.target === aTarget as AnyObject, request.selector == aSelector else { return false }
            switch (request.argument, anArgument) {
            case (nil, nil): return true
            case (let first?, let second?): return areEqualObjects(first, second)
            default: return false
            }
        }
    }

    /// Calls a method on the main thread: at once where this is the main thread and the caller waits.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        if MainTurn.isOnMainActor {
            guard !wait else {
                aSelector.call(on: self, with: [arg])
                return
            }
            DelayedCall.schedule(after: 0) { aSelector.call(on: self, with: [arg]) }
            return
        }
        let call = UncheckedCall { aSelector.call(on: self, with: [arg]) }
        if wait { DispatchQueue.main.sync { call.body() } } else { DispatchQueue.main.async { call.body() } }
    }

    /// As ``performSelector(onMainThread:with:waitUntilDone:)``; the modes make no difference.
    public func performSelector(
        onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool, modes array: [String]?
    ) {
        performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait)
    }

    /// Calls a method on another thread.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        let call = UncheckedCall { aSelector.call(on: self, with: [arg]) }
        DispatchQueue.global().async { call.body() }
    }
}

/// A closure that a caller passes to another thread, as Objective-C lets it.
struct UncheckedCall: @unchecked Sendable {
    let body: () -> Void
}
