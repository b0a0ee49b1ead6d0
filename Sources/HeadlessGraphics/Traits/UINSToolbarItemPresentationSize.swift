/// How large the items of a desktop's toolbar are.
public enum UINSToolbarItemPresentationSize: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// Regular.
    case regular = 0
    /// Small.
    case small = 1
    /// Large.
    case large = 3
}
