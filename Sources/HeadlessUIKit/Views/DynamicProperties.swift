import Foundation

/// The observers of properties that were `@objc dynamic` in source of an app.
///
/// Adapted source calls `formworkDidChange(_:)` after it assigned such a property, as the runtime does
/// on iOS.
final class DynamicProperties {
    /// Whether anything is observed at all; assignments are fast until then.
    nonisolated(unsafe) private static var isUsed = false
    nonisolated(unsafe) private static var key: UInt8 = 0
    private static let lock = NSRecursiveLock()

    private var observers: [KeyValueObserver] = []

    /// Adds an observer of a property of an object.
    static func add(_ observer: KeyValueObserver, to object: NSObject) {
        lock.withLock {
            isUsed = true
            let found = objc_getAssociatedObject(object, &key) as? DynamicProperties
            let properties = found ?? DynamicProperties()
            properties.observers.append(observer)
            if found == nil { objc_setAssociatedObject(object, &key, properties, .OBJC_ASSOCIATION_RETAIN) }
        }
    }

    /// Removes an observer.
    static func remove(_ observer: KeyValueObserver, from object: NSObject) {
        lock.withLock {
            observer.isEnded = true
            (objc_getAssociatedObject(object, &key) as? DynamicProperties)?.observers.removeAll { $0.isEnded }
        }
    }

    /// The observers of an object's properties.
    static func observers(of object: NSObject) -> [KeyValueObserver] {
        guard isUsed else { return [] }
        return lock.withLock {
            (objc_getAssociatedObject(object, &key) as? DynamicProperties)?.observers ?? []
        }
    }

    /// Has the observers of a property that source has announced by its name compare its value. Those by a key path compare
    /// too: which property they observe is not known by name.
    static func notify(named name: String, of object: NSObject) {
        for observer in observers(of: object) where !observer.isEnded {
            if observer.name == nil || observer.name?.keyPath == name { observer.check() }
        }
    }

    /// Calls the observers of a property.
    static func notify(_ property: () -> AnyKeyPath, of object: NSObject) {
        guard isUsed else { return }
        let observers = observers(of: object)
        guard !observers.isEmpty else { return }
        let property = property()
        for observer in observers where !observer.isEnded {
            guard let observed = observer.property else {
                observer.check()
                continue
            }
            if observed == property {
                observer.changed()
            } else if type(of: observed).rootType != type(of: property).rootType,
                type(of: observed).valueType == type(of: property).valueType
            {
                // Key paths of a subclass do not equal those of the class that declares the property.
                observer.check()
            }
        }
    }
}

extension NSObject {
    /// Notifies the observers of a property of a change. Adapted source calls it after it assigned a property that was
    /// `@objc dynamic`.
    public final func formworkDidChange(_ property: @autoclosure () -> AnyKeyPath) {
        DynamicProperties.notify(property, of: self)
    }
}
