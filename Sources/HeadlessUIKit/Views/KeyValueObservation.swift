// Named as Foundation names them on iOS.
// swift-format-ignore-file: NoLeadingUnderscores
import Foundation

/// What an observer is notified of.
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// With the new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// With the old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// Once at the beginning.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// Before a change too. Has no effect here: changes are noticed once they are done.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kinds of change.
public enum NSKeyValueChange: UInt, Sendable {
    case setting = 1
    case insertion, removal, replacement
}

/// The keys of the dictionary that describes a change.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of change.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The new value.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The old value.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
}

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
    /// The kind of change.
    public typealias Kind = NSKeyValueChange

    /// The kind: the property was set.
    public let kind: Kind
    /// The new value, where it was requested.
    public let newValue: Value?
    /// The old value, where it was requested.
    public let oldValue: Value?
    /// The indexes of a collection that changed: none.
    public let indexes: IndexSet?
    /// Whether the property is about to change: never.
    public let isPrior: Bool

    init(newValue: Value?, oldValue: Value?) {
        kind = .setting
        self.newValue = newValue
        self.oldValue = oldValue
        indexes = nil
        isPrior = false
    }
}

/// An observation of a property; it ends when it is invalidated or released.
public class NSKeyValueObservation: NSObject {
    private let lock = NSLock()
    private var end: (() -> Void)?

    init(end: @escaping () -> Void) { self.end = end }

    /// Ends the observation.
    public func invalidate() {
        let call = lock.withLock {
            let call = end
            end = nil
            return call
        }
        call?()
    }

    deinit { invalidate() }
}

/// What has properties that can be observed: every `NSObject`.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
    /// Calls a closure when a property changes.
    ///
    /// Without the Objective-C runtime a property is observed where the kit notices its change: of views their geometry,
    /// visibility, opacity, background and text, of scroll views the offset, the size of the content and the insets, of
    /// controls their state and value. The value is compared with the last one: setting an equal value is no change.
    /// Of an app's own properties those are observed that were `@objc dynamic` in adapted source; others are never
    /// notified.
    ///
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - options: What the closure gets, and whether it is called at once.
    ///   - changeHandler: Called after a change.
    /// - Returns: The observation, which ends when it is released.
    @preconcurrency @MainActor
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        func change(from old: Value?, to new: Value?) -> NSKeyValueObservedChange<Value> {
            NSKeyValueObservedChange(
                newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil)
        }
        if options.contains(.initial) { changeHandler(self, change(from: nil, to: self[keyPath: keyPath])) }
        guard let subject = self as? NSObject else { return NSKeyValueObservation {} }
        var last = self[keyPath: keyPath]
        func notify(_ object: NSObject?, evenIfEqual: Bool) {
            guard let object = object as? Self else { return }
            let new = object[keyPath: keyPath]
            guard evenIfEqual || !areEqual(last, new) else { return }
            let old = last
            last = new
            changeHandler(object, change(from: old, to: new))
        }
        let observer = KeyValueObserver(property: keyPath) { [weak subject] in
            notify(subject, evenIfEqual: false)
        } changed: { [weak subject] in
            notify(subject, evenIfEqual: true)
        }
        DynamicProperties.add(observer, to: subject)
        let object = subject as? any ObservableObject
        object?.add(observer)
        return NSKeyValueObservation { [weak object, weak subject] in
            if let subject { DynamicProperties.remove(observer, from: subject) }
            let remove: @MainActor () -> Void = { object?.remove(observer) }
            if MainTurn.isOnMainActor { MainActor.assumeIsolated(remove) } else { observer.isEnded = true }
        }
    }
}

/// Whether two values are equal; objects without a comparison are compared by identity, other values without one never.
func areEqual<Value>(_ first: Value, _ second: Value) -> Bool { areEqualObjects(first, second) }

/// As ``areEqual(_:_:)``, of values whose types are not known.
func areEqualObjects(_ first: Any, _ second: Any) -> Bool {
    if let first = first as? any Equatable { return isEqual(first, second) }
    guard type(of: first) is AnyClass, type(of: second) is AnyClass else { return false }
    return first as AnyObject === second as AnyObject
}

private func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool { first == second as? Value }
