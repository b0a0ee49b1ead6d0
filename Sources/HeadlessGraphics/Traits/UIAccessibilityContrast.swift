/// Whether stronger contrast is preferred.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// Ordinary contrast.
    case normal = 0
    /// Stronger contrast.
    case high = 1
}
