/// The dimensions that are wrapped around a view's subviews.
public enum WrapType: Sendable {
    /// The width.
    case horizontally
    /// The height.
    case vertically
    /// Both dimensions.
    case all
}
