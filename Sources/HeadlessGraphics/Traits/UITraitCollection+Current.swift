import Foundation

extension UITraitCollection {
    /// The traits that dynamic colours and fonts are resolved against outside of a view.
    ///
    /// Inside of ``performAsCurrent(_:)`` it is the collection that performs; elsewhere what was set last,
    /// at first the main screen's traits.
    public static var current: UITraitCollection {
        get { performing ?? CurrentTraits.shared.value }
        set { CurrentTraits.shared.value = newValue }
    }

    @TaskLocal private static var performing: UITraitCollection?

    /// Runs a closure with this collection as ``current``.
    public func performAsCurrent(_ actions: () -> Void) {
        Self.$performing.withValue(self, operation: actions)
    }
}

/// The collection that is current where none performs.
private final class CurrentTraits: @unchecked Sendable {
    static let shared = CurrentTraits()

    private let lock = NSLock()
    private var stored = UITraitCollection(.initial, orientation: .portrait)

    var value: UITraitCollection {
        get { lock.withLock { stored } }
        set { lock.withLock { stored = newValue } }
    }
}
