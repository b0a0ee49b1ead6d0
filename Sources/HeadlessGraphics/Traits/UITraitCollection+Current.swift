import Foundation

extension UITraitCollection {
    /// The traits that dynamic colours and fonts are resolved against outside of a view.
    ///
    /// Inside of ``performAsCurrent(_:)`` it is the collection that performs; elsewhere what was set last,
    /// at first the main screen's traits.
    public static var current: UITraitCollection {
        get { CurrentTraits.performing?.takeUnretainedValue() ?? CurrentTraits.shared.value }
        set { CurrentTraits.shared.value = newValue }
    }

    /// Pixels per point of the ``current`` traits, at least 1.
    package static var currentScale: CGFloat {
        guard let performing = CurrentTraits.performing else {
            return CurrentTraits.scale > 0 ? CurrentTraits.scale : CurrentTraits.shared.firstScale()
        }
        return max(performing.takeUnretainedValue().displayScale, 1)
    }

    /// Runs a closure with this collection as ``current`` in this thread.
    public func performAsCurrent(_ actions: () -> Void) {
        CurrentTraits.shared.begin()
        let outer = CurrentTraits.performing
        CurrentTraits.performing = .passUnretained(self)
        defer {
            CurrentTraits.performing = outer
            CurrentTraits.shared.end()
        }
        withExtendedLifetime(self, actions)
    }
}

/// The collection that is current where none performs, and the one that performs.
private final class CurrentTraits: @unchecked Sendable {
    static let shared = CurrentTraits()

    // Numbers are written with the lock and read without: they are read whole, a thread sees what it wrote itself, and
    // another's is at worst a moment late. Pays in `pin chain`.

    /// The collection that performs in this thread; its caller keeps it. A value of the thread, because closures that
    /// perform do not leave it.
    static var performing: Unmanaged<UITraitCollection>? {
        get { openCount == 0 ? nil : pthread_getspecific(performingKey).map { .fromOpaque($0) } }
        set { pthread_setspecific(performingKey, newValue?.toOpaque()) }
    }

    /// How many closures run with a collection as the current one, in all threads; where none does, no thread looks for its own.
    @exclusivity(unchecked) nonisolated(unsafe) private static var openCount = 0

    private static let performingKey = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// Pixels per point of the ``value``, at least 1; 0 until it is set, so that no first access has to be waited for.
    @exclusivity(unchecked) nonisolated(unsafe) private(set) static var scale: CGFloat = 0

    private let lock = NSLock()
    private var stored = UITraitCollection(.initial, orientation: .portrait)

    var value: UITraitCollection {
        get { lock.withLock { stored } }
        set {
            lock.withLock {
                stored = newValue
                Self.scale = max(newValue.displayScale, 1)
            }
        }
    }

    /// Finds the ``scale`` for its first reader.
    func firstScale() -> CGFloat {
        lock.withLock {
            Self.scale = max(stored.displayScale, 1)
            return Self.scale
        }
    }

    func begin() { lock.withLock { Self.openCount += 1 } }

    func end() { lock.withLock { Self.openCount -= 1 } }
}
