/// The boundary that the insets of a compositional layout's content are measured from.
public enum UIContentInsetsReference: Int, Hashable, Sendable {
    /// The one of the layout's configuration; there, and for supplementary views, that of what contains it.
    case automatic = 0
    /// The bounds.
    case none = 1
    /// The safe area.
    case safeArea = 2
    /// The layout margins.
    case layoutMargins = 3
    /// The readable width.
    case readableContent = 4
}
