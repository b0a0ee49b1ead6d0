/// The direction of an interface's layout.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// Lines start at the left.
    case leftToRight = 0
    /// Lines start at the right.
    case rightToLeft = 1
}
