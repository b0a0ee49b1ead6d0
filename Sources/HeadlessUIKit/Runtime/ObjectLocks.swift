// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// Recursive locks of objects, kept while a thread holds or awaits them.
private enum ObjectLocks {
    private static let guardian = NSLock()
    nonisolated(unsafe) private static var locks: [ObjectIdentifier: (lock: NSRecursiveLock, count: Int)] =
        [:]

    static func enter(_ object: AnyObject) {
        let key = ObjectIdentifier(object)
        let lock = guardian.withLock {
            let entry = locks[key] ?? (NSRecursiveLock(), 0)
            locks[key] = (entry.lock, entry.count + 1)
            return entry.lock
        }
        lock.lock()
    }

    static func exit(_ object: AnyObject) -> Bool {
        let key = ObjectIdentifier(object)
        return guardian.withLock {
            guard let entry = locks[key] else { return false }
            locks[key] = entry.count > 1 ? (entry.lock, entry.count - 1) : nil
            entry.lock.unlock()
            return true
        }
    }
}

/// Locks an object for the thread, until it calls ``objc_sync_exit(_:)`` as often. Returns 0.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
    ObjectLocks.enter(object as AnyObject)
    return 0
}

/// Unlocks an object. Returns 0, or -1 if it was not locked.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
    ObjectLocks.exit(object as AnyObject) ? 0 : -1
}
