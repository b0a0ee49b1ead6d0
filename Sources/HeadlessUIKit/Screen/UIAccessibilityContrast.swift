/// Whether stronger contrast is wanted.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// Ordinary contrast.
    case normal = 0
    /// Stronger contrast.
    case high = 1
}
