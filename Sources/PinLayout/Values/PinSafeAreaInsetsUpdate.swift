/// Marks a view that wants to hear of safe area changes below iOS 11; has no effect on later systems, where
/// every view hears of them.
@preconcurrency @MainActor
public protocol PinSafeAreaInsetsUpdate {
    /// Tells that the safe area changed.
    func safeAreaInsetsDidChange()
}

/// Which views hear of safe area changes below iOS 11; has no effect on later systems.
public enum PinSafeAreaInsetsDidChangeMode: Sendable {
    /// No view.
    case disable
    /// The views that conform to ``PinSafeAreaInsetsUpdate``.
    case optIn
    /// Every view.
    case always
}
