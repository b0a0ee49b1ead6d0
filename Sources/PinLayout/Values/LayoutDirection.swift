/// The direction in which `start` and `end` are read.
public enum LayoutDirection: Sendable {
    /// As the laid out view says (`effectiveUserInterfaceLayoutDirection`); layers read from left to right.
    case auto
    /// From left to right.
    case ltr
    /// From right to left.
    case rtl
}
