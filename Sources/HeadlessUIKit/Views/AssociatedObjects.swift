// Named as the Objective-C runtime names them, so that source which keeps objects with others compiles.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
import Foundation

/// How an associated object is kept.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Not retained; here it is gone when it is deallocated.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Retained.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Copied, where it can be.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Retained.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// Copied, where it can be.
    case OBJC_ASSOCIATION_COPY = 771
}

/// Keeps a value with an object, until another one of the same key replaces it or the object is deallocated.
///
/// Responders (views, controllers, windows) own what is kept with them. What is kept with other objects is released some
/// time after they are deallocated: there is no runtime here that notifies of it.
///
/// - Parameters:
///   - object: The object, or a class.
///   - key: The address of a variable.
///   - value: The value; nil removes the one of this key.
///   - policy: How the value is kept.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    AssociatedObjects.set(value.map { AssociatedValue($0, policy) }, key, of: object)
}

/// The value that is kept with an object under a key; nil where there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.list(of: object)?.value(key)
}

/// Removes everything that is kept with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.removeAll(of: object)
}

/// One value that is kept with an object.
struct AssociatedValue {
    private let content: Any?
    private weak var reference: AnyObject?

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
        let isObject = Swift.type(of: value) is AnyClass
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN where isObject:
            content = nil
            reference = value as AnyObject
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            content = isObject ? (value as? any NSCopying)?.copy(with: nil) ?? value : value
        default: content = value
        }
    }

    var value: Any? { content ?? reference }
}

/// The values that are kept with one object.
final class AssociationList {
    private let lock = NSLock()
    private var values: [UnsafeRawPointer: AssociatedValue] = [:]

    func value(_ key: UnsafeRawPointer) -> Any? { lock.withLock { values[key] }?.value }

    /// Sets a value; the old one is released outside of the lock, since its end may run code of the program's.
    func set(_ value: AssociatedValue?, _ key: UnsafeRawPointer) {
        let old = lock.withLock {
            let old = values[key]
            values[key] = value
            return old
        }
        withExtendedLifetime(old) {}
    }
}

/// Finds the list of an object: with responders it is stored in them, for all others in a table.
private enum AssociatedObjects {
    private struct Entry {
        weak var object: AnyObject?
        /// Whether the entry is a class's, which is never deallocated.
        var isPermanent: Bool
        let list: AssociationList
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
    /// The number of entries at which those of deallocated objects are looked for next.
    nonisolated(unsafe) private static var nextSweep = 32

    static func list(of object: Any) -> AssociationList? {
        if let responder = object as? UIResponder, responder.storesAssociations {
            return responder.associations
        }
        let (id, reference) = identity(of: object)
        return lock.withLock {
            guard let entry = entries[id], entry.isPermanent || entry.object === reference else { return nil }
            return entry.list
        }
    }

    static func set(_ value: AssociatedValue?, _ key: UnsafeRawPointer, of object: Any) {
        if let list = list(of: object) { return list.set(value, key) }
        guard let value else { return }
        let list = AssociationList()
        list.set(value, key)
        if let responder = object as? UIResponder, responder.storesAssociations {
            responder.associations = list
            return
        }
        let (id, reference) = identity(of: object)
        let dead = lock.withLock {
            let replaced = entries.updateValue(
                Entry(object: reference, isPermanent: reference == nil, list: list), forKey: id)
            return sweep() + (replaced.map { [$0] } ?? [])
        }
        withExtendedLifetime(dead) {}
    }

    static func removeAll(of object: Any) {
        if let responder = object as? UIResponder, responder.storesAssociations {
            responder.associations = nil
            return
        }
        let id = identity(of: object).id
        let removed = lock.withLock { entries.removeValue(forKey: id) }
        withExtendedLifetime(removed) {}
    }

    /// The identity of an object, or of a class, for which there is no reference.
    private static func identity(of object: Any) -> (id: ObjectIdentifier, reference: AnyObject?) {
        if let type = object as? AnyClass { return (ObjectIdentifier(type), nil) }
        let reference = object as AnyObject
        return (ObjectIdentifier(reference), reference)
    }

    /// Removes the entries of deallocated objects, and returns them, once there are twice as many as after the last time.
    private static func sweep() -> [Entry] {
        guard entries.count >= nextSweep else { return [] }
        let dead = entries.filter { !$0.value.isPermanent && $0.value.object == nil }
        for id in dead.keys { entries[id] = nil }
        nextSweep = max(32, entries.count * 2)
        return Array(dead.values)
    }
}
