import Foundation

extension UITraitCollection {
    /// The traits that dynamic colours and fonts are resolved against outside of a view.
    ///
    /// Inside of ``performAsCurrent(_:)`` it is the collection that performs; elsewhere what was set last,
    /// at first the main screen's traits.
    public static var current: UITraitCollection {
        // A value of a task is looked up only while there may be one: the look takes longer than all else here.
        get { (CurrentTraits.openCount == 0 ? nil : performing) ?? CurrentTraits.shared.value }
        set { CurrentTraits.shared.value = newValue }
    }

    /// Pixels per point of the ``current`` traits, at least 1.
    package static var currentScale: CGFloat {
        CurrentTraits.openCount == 0 ? CurrentTraits.scale : max(current.displayScale, 1)
    }

    @TaskLocal private static var performing: UITraitCollection?

    /// Runs a closure with this collection as ``current``.
    public func performAsCurrent(_ actions: () -> Void) {
        CurrentTraits.shared.begin()
        defer { CurrentTraits.shared.end() }
        Self.$performing.withValue(self, operation: actions)
    }
}

/// The collection that is current where none performs.
private final class CurrentTraits: @unchecked Sendable {
    static let shared = CurrentTraits()

    // Written with the lock, read without: a number is read whole, a thread sees what it wrote itself, and another one is at
    // worst a moment late. Pays in `pin chain`.
    /// How many closures run with a collection as the current one, in all threads.
    @exclusivity(unchecked) nonisolated(unsafe) fileprivate(set) static var openCount = 0
    /// Pixels per point of the ``value``, at least 1.
    @exclusivity(unchecked) nonisolated(unsafe) fileprivate(set) static var scale = max(
        initial.displayScale, 1)

    private static let initial = UITraitCollection(.initial, orientation: .portrait)
    private let lock = NSLock()
    private var stored = initial

    var value: UITraitCollection {
        get { lock.withLock { stored } }
        set {
            lock.withLock {
                stored = newValue
                Self.scale = max(newValue.displayScale, 1)
            }
        }
    }

    func begin() { lock.withLock { Self.openCount += 1 } }

    func end() { lock.withLock { Self.openCount -= 1 } }
}
