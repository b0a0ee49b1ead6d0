import Foundation

extension UIView: ObservableObject {
    final func add(_ observer: KeyValueObserver) {
        let extras = madeExtras
        let observers = extras.keyObservers ?? KeyValueObservers()
        observers.add(observer)
        extras.keyObservers = observers
        flags.insert(.hasKeyObservers)
    }

    final func remove(_ observer: KeyValueObserver) {
        extras?.keyObservers?.remove(observer)
        if extras?.keyObservers?.isEmpty ?? true { flags.remove(.hasKeyObservers) }
    }

    final func notifyKeyObservers() { extras?.keyObservers?.notify() }

    final func geometryValue(named name: String) -> Any? {
        switch name {
        case "frame": frame
        case "bounds": bounds
        case "center": center
        case "alpha": alpha
        case "hidden", "isHidden": isHidden
        case "transform": transform
        case "backgroundColor": backgroundColor
        default: nil
        }
    }
}

extension CALayer: ObservableObject {
    final func add(_ observer: KeyValueObserver) {
        if let owner { return owner.add(observer) }
        let observers = madeExtras.keyObservers ?? KeyValueObservers()
        observers.add(observer)
        madeExtras.keyObservers = observers
    }

    final func remove(_ observer: KeyValueObserver) {
        if let owner { owner.remove(observer) }
        extras?.keyObservers?.remove(observer)
    }
}

extension NSObject {
    /// Has an observer notified of changes of a property by
    /// ``UIResponder/observeValue(forKeyPath:of:change:context:)``: of views their frame, bounds, centre, opacity and visibility,
    /// of scroll views `contentOffset`, `contentSize` and `contentInset`. Others are reported to `LayoutDiagnostics`. The
    /// observer is not retained, and gets the values as Swift's: a `CGPoint`, not an `NSValue`.
    @preconcurrency @MainActor
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        guard let view = self as? UIView, let responder = observer as? UIResponder,
            let first = view.observedValue(named: keyPath)
        else { return KeyValueObservers.report(self, keyPath) }
        var last = first
        let observation = KeyValueObserver { [weak view, weak responder] in
            guard let view, let responder, let new = view.observedValue(named: keyPath),
                !areEqualObjects(last, new)
            else { return }
            var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
            if options.contains(.old) { change[.oldKey] = last }
            if options.contains(.new) { change[.newKey] = new }
            last = new
            responder.observeValue(forKeyPath: keyPath, of: view, change: change, context: context)
        }
        observation.name = KeyValueObserver.Name(
            observer: ObjectIdentifier(observer), keyPath: keyPath, context: context)
        view.add(observation)
        guard options.contains(.initial) else { return }
        var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
        if options.contains(.new) { change[.newKey] = first }
        responder.observeValue(forKeyPath: keyPath, of: view, change: change, context: context)
    }

    /// Ends what ``addObserver(_:forKeyPath:options:context:)`` began.
    @preconcurrency @MainActor
    public func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
        let name = KeyValueObserver.Name(
            observer: ObjectIdentifier(observer), keyPath: keyPath, context: context)
        removeObservers { $0 == name }
    }

    /// Ends what ``addObserver(_:forKeyPath:options:context:)`` began, in any context.
    @preconcurrency @MainActor
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        let id = ObjectIdentifier(observer)
        removeObservers { $0.observer == id && $0.keyPath == keyPath }
    }

    @MainActor
    private func removeObservers(where isRemoved: (KeyValueObserver.Name) -> Bool) {
        guard let view = self as? UIView else { return }
        for observer in view.extras?.keyObservers?.all ?? [] where observer.name.map(isRemoved) ?? false {
            view.remove(observer)
        }
    }
}
