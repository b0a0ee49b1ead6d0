/// Which dimension of a view is given when its content decides about the other.
public enum FitType: Sendable {
    /// The width is given and kept; the height follows from the content.
    case width
    /// The height is given and kept; the width follows from the content.
    case height
    /// The width is given as a proposal; both dimensions follow from the content.
    case widthFlexible
    /// The height is given as a proposal; both dimensions follow from the content.
    case heightFlexible
    /// Both dimensions follow from the content; a width or height that the chain sets is kept.
    case content
}
