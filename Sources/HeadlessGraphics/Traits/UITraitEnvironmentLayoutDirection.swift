/// The trait that says the direction of an interface's layout.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// Lines start at the left.
    case leftToRight = 0
    /// Lines start at the right.
    case rightToLeft = 1
}
