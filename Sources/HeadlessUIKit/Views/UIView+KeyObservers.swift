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
