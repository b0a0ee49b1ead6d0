internal import Stacks

/// An upright line of a box that others are aligned by.
public struct HorizontalAlignment: Hashable, Sendable {
    let id: AlignmentKey

    /// The edge at which lines of text start.
    public static let leading = HorizontalAlignment(id: .common(.leading))
    /// The middle.
    public static let center = HorizontalAlignment(id: .common(.horizontalCenter))
    /// The edge at which lines of text end.
    public static let trailing = HorizontalAlignment(id: .common(.trailing))

    /// Creates a line of one's own, which lies where its type says unless a layout sets it.
    public init(_ id: any AlignmentID.Type) { self.id = .custom(CustomAlignment(id, isVertical: false)) }

    private init(id: AlignmentKey) { self.id = id }
}
