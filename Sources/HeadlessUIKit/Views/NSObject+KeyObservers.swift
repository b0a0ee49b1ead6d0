import Foundation

extension NSObject {
    /// Has an observer notified of changes of a property by
    /// ``UIResponder/observeValue(forKeyPath:of:change:context:)``: of views and layers, where the kit notices changes, see
    /// `observe(_:options:changeHandler:)`, and of an app's objects what was `@objc dynamic` in adapted source, or is announced by
    /// ``didChangeValue(forKey:)``. Others are reported to `LayoutDiagnostics`. The observer is not retained, and gets the values
    /// as Swift's: a `CGPoint`, not an `NSValue`.
    @preconcurrency @MainActor
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        guard hasObservableValue(named: keyPath) else { return KeyValueObservers.report(self, keyPath) }
        var last = observableValue(named: keyPath)
        let notify = { [weak self, weak observer] (change: [NSKeyValueChangeKey: Any]) in
            guard let self, let observer else { return }
            observer.receive(change, of: self, keyPath, context)
        }
        let observation = KeyValueObserver { [weak self] in
            guard let new = self?.observableValue(named: keyPath), !areSame(last, new) else { return }
            var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
            if options.contains(.old) { change[.oldKey] = last }
            if options.contains(.new) { change[.newKey] = new }
            last = new
            notify(change)
        }
        observation.name = KeyValueObserver.Name(
            observer: ObjectIdentifier(observer), keyPath: keyPath, context: context)
        DynamicProperties.add(observation, to: self)
        (self as? any ObservableObject)?.add(observation)
        guard options.contains(.initial) else { return }
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if options.contains(.new) { change[.newKey] = last }
        notify(change)
    }

    /// Ends what ``addObserver(_:forKeyPath:options:context:)`` began.
    @preconcurrency @MainActor
    public func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
        let name = KeyValueObserver.Name(
            observer: ObjectIdentifier(observer), keyPath: keyPath, context: context)
        removeObservation(of: observer, keyPath) { $0 == name }
    }

    /// Ends what ``addObserver(_:forKeyPath:options:context:)`` began, in any context.
    @preconcurrency @MainActor
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        let id = ObjectIdentifier(observer)
        removeObservation(of: observer, keyPath) { $0.observer == id && $0.keyPath == keyPath }
    }

    @MainActor
    private func removeObservation(
        of observer: NSObject, _ keyPath: String, where isRemoved: (KeyValueObserver.Name) -> Bool
    ) {
        guard hasObservableValue(named: keyPath) else { return }
        let observers = DynamicProperties.observers(of: self)
        guard let found = observers.last(where: { $0.name.map(isRemoved) ?? false }) else {
            return UIKitException(
                name: "NSRangeException",
                reason:
                    "Cannot remove an observer \(ObjectText.address(of: observer)) for the key path \"\(keyPath)\" "
                    + "from \(ObjectText.address(of: self)) because it is not registered as an observer."
            ).raise()
        }
        DynamicProperties.remove(found, from: self)
        (self as? any ObservableObject)?.remove(found)
    }

    /// Whether the value of a property can be read by its name, without an exception.
    @MainActor
    private func hasObservableValue(named keyPath: String) -> Bool {
        if (self as? UIView)?.observedValue(named: keyPath) != nil || self is CALayer { return true }
        let key = KeyPathText.split(keyPath)?.key ?? keyPath
        return RuntimeMembers.key(key, of: type(of: self)) != nil
    }

    /// The value of a property; `NSNull` for nil.
    @MainActor
    private func observableValue(named keyPath: String) -> Any {
        (self as? UIView)?.observedValue(named: keyPath) ?? value(forKeyPath: keyPath) ?? NSNull()
    }

    /// Calls the method for observations, which objects that are no responders have where adapted source lists it.
    @MainActor
    private func receive(
        _ change: [NSKeyValueChangeKey: Any], of object: NSObject, _ keyPath: String,
        _ context: UnsafeMutableRawPointer?
    ) {
        if let responder = self as? UIResponder {
            return responder.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
        Selector("observeValueForKeyPath:ofObject:change:context:")
            .call(on: self, with: [keyPath, object, change, context])
    }
}

private func areSame(_ first: Any, _ second: Any) -> Bool {
    if first is NSNull, second is NSNull { return true }
    return areEqualObjects(first, second)
}
