/// The space that an axis of an interface has.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not said.
    case unspecified = 0
    /// Restricted space.
    case compact = 1
    /// Expansive space.
    case regular = 2
}
