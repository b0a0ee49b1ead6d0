import Foundation

/// One observation of an object.
final class KeyValueObserver: @unchecked Sendable {
    /// Whether the observation was released on another thread: it is removed at the next change.
    var isEnded = false
    /// The observer and the property, where they are given by name.
    var name: Name?

    /// An observation by name.
    struct Name: Equatable {
        var observer: ObjectIdentifier
        var keyPath: String
        var context: UnsafeMutableRawPointer?
    }

    /// Compares the value with the last one and calls the closure.
    let check: () -> Void

    /// The property, where it is given by a key path.
    var property: AnyKeyPath?
    /// Calls the closure after an assignment, also of an equal value.
    let changed: () -> Void

    init(check: @escaping () -> Void) {
        self.check = check
        changed = check
    }

    init(property: AnyKeyPath?, check: @escaping () -> Void, changed: @escaping () -> Void) {
        self.property = property
        self.check = check
        self.changed = changed
    }
}

/// The observations of one object.
final class KeyValueObservers {
    private var observers: [KeyValueObserver] = []

    var isEmpty: Bool { observers.isEmpty }

    func add(_ observer: KeyValueObserver) { observers.append(observer) }

    func remove(_ observer: KeyValueObserver) {
        observer.isEnded = true
        observers.removeAll { $0.isEnded }
    }

    func notify() {
        for observer in observers where !observer.isEnded { observer.check() }
        if observers.contains(where: \.isEnded) { observers.removeAll { $0.isEnded } }
    }

    @MainActor
    static func report(_ object: Any, _ property: String) {
        LayoutDiagnostics.report(
            .ignored(call: "observe(\(property))"), about: "\(type(of: object))",
            because: "changes of its properties are not noticed here without the Objective-C runtime")
    }
}

/// An object whose changes the kit notices.
@MainActor
protocol ObservableObject: NSObject {
    func add(_ observer: KeyValueObserver)
    func remove(_ observer: KeyValueObserver)
}
