/// Marks a view that is notified of safe area changes below iOS 11; has no effect on later systems, where
/// every view is.
@preconcurrency @MainActor
public protocol PinSafeAreaInsetsUpdate {
    /// Notifies that the safe area changed.
    func safeAreaInsetsDidChange()
}

/// Which views are notified of safe area changes below iOS 11; has no effect on later systems.
public enum PinSafeAreaInsetsDidChangeMode: Sendable {
    /// No view.
    case disable
    /// The views that conform to ``PinSafeAreaInsetsUpdate``.
    case optIn
    /// Every view.
    case always
}
