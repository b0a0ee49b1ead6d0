/// Whether a scene is recorded.
public enum UISceneCaptureState: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// It is not.
    case inactive = 0
    /// It is.
    case active = 1
}
