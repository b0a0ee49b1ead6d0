import Foundation

extension NotificationCenter {
    /// Calls a method of an observer, with the notification where it takes an argument, on the thread that posts it. The observer
    /// is not retained, and need not be removed.
    ///
    /// - Parameters:
    ///   - observer: What has the method.
    ///   - aSelector: The method.
    ///   - aName: The notification; nil is every one.
    ///   - anObject: What posts it; nil is anything.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let target = ActionTarget(observer)
        let call = ObserverCall(target: target, selector: aSelector)
        let token = addObserver(forName: aName, object: anObject, queue: nil) { call.run($0) }
        NotificationObservers.add(
            .init(
                center: ObjectIdentifier(self), target: target, name: aName,
                object: anObject.map { ObjectIdentifier($0 as AnyObject) }, token: token,
                remove: { [weak self] in
                    self?.removeObserver($0 as Any)
                }))
    }

    /// Ends all observations of an observer: its methods, or the closure that it is the token of.
    public func removeObserver(_ observer: AnyObject) {
        removeObserver(observer as Any)
        NotificationObservers.remove(of: observer, center: ObjectIdentifier(self)) { _ in true }
    }

    /// Ends observations of an observer.
    ///
    /// - Parameters:
    ///   - observer: The observer, or the token of a closure.
    ///   - aName: The notification; nil is every one.
    ///   - anObject: What posts it; nil is anything.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?)
    {
        removeObserver(observer as Any, name: aName, object: anObject)
        let id = anObject.map { ObjectIdentifier($0 as AnyObject) }
        NotificationObservers.remove(of: observer, center: ObjectIdentifier(self)) { entry in
            (aName == nil || entry.name == aName) && (id == nil || entry.object == id)
        }
    }
}

/// The method that a notification calls.
private struct ObserverCall: @unchecked Sendable {
    let target: ActionTarget
    let selector: Selector

    func run(_ notification: Notification) {
        if let target = target.value { selector.call(on: target, with: [notification]) }
    }
}

/// The observers that were added with a selector.
private enum NotificationObservers {
    struct Entry {
        let center: ObjectIdentifier
        let target: ActionTarget
        let name: NSNotification.Name?
        let object: ObjectIdentifier?
        let token: any NSObjectProtocol
        let remove: (any NSObjectProtocol) -> Void
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var entries: [Entry] = []
    /// The number of entries at which those of deallocated observers are looked for next.
    nonisolated(unsafe) private static var nextSweep = 32

    static func add(_ entry: Entry) {
        let gone: [Entry] = lock.withLock {
            entries.append(entry)
            guard entries.count >= nextSweep else { return [] }
            let gone = take { $0.target.isGone }
            nextSweep = max(32, entries.count * 2)
            return gone
        }
        for entry in gone { entry.remove(entry.token) }
    }

    static func remove(of observer: AnyObject, center: ObjectIdentifier, where isRemoved: (Entry) -> Bool) {
        let removed = lock.withLock {
            take { $0.center == center && $0.target.matches(observer) && isRemoved($0) }
        }
        for entry in removed { entry.remove(entry.token) }
    }

    private static func take(where isTaken: (Entry) -> Bool) -> [Entry] {
        let taken = entries.filter(isTaken)
        if !taken.isEmpty { entries.removeAll(where: isTaken) }
        return taken
    }
}
