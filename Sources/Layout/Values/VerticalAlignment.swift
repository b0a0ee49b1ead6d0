internal import Stacks

/// A level line of a box that others are aligned by.
public struct VerticalAlignment: Hashable, Sendable {
    let id: AlignmentKey

    /// The upper edge.
    public static let top = VerticalAlignment(id: .common(.top))
    /// The middle.
    public static let center = VerticalAlignment(id: .common(.verticalCenter))
    /// The lower edge.
    public static let bottom = VerticalAlignment(id: .common(.bottom))
    /// The baseline of the first line of text.
    public static let firstTextBaseline = VerticalAlignment(id: .common(.firstTextBaseline))
    /// The baseline of the last line of text.
    public static let lastTextBaseline = VerticalAlignment(id: .common(.lastTextBaseline))

    /// Creates a line of one's own, which lies where its type says unless a layout sets it.
    public init(_ id: any AlignmentID.Type) { self.id = .custom(CustomAlignment(id, isVertical: true)) }

    private init(id: AlignmentKey) { self.id = id }
}
