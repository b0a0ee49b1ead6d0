import Foundation

// Changes that source announces itself: of properties that are computed, or that more than an assignment changes.
extension NSObject {
    /// Announces a change of a property. Does nothing: observers are notified once the property has changed.
    nonisolated public func willChangeValue(forKey key: String) {}

    /// Notifies the observers of a property of its change, where the value that they observe is another one than before.
    nonisolated public func didChangeValue(forKey key: String) {
        DynamicProperties.notify(named: key, of: self)
    }
}

extension _KeyValueCodingAndObserving {
    /// Announces a change of a property. Does nothing: observers are notified once the property has changed.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}

    /// Notifies the observers of a property of its change.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        guard let object = self as? NSObject else { return }
        DynamicProperties.notify({ keyPath }, of: object)
    }
}
