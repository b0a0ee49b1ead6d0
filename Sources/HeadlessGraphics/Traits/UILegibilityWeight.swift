/// Whether bolder text is preferred.
public enum UILegibilityWeight: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// Ordinary text.
    case regular = 0
    /// Bolder text.
    case bold = 1
}
