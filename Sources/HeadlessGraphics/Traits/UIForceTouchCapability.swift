/// Whether a screen feels how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable {
    /// Not said.
    case unknown = 0
    /// It does not, as those of all phones of today.
    case unavailable = 1
    /// It does.
    case available = 2
}
