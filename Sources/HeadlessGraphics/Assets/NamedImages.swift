import Foundation

/// Where pictures that are named, `UIImage(named:)`, come from besides files and asset catalogues.
public enum NamedImages {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var storage: (@Sendable (String, Bundle) -> Data?)?

    /// Provides the PNG or JPEG file of a picture that no file of the bundle has, so that tests of screens can replace
    /// compiled catalogues. None by default.
    public static var provider: (@Sendable (_ name: String, _ bundle: Bundle) -> Data?)? {
        get { lock.withLock { storage } }
        set { lock.withLock { storage = newValue } }
    }
}
