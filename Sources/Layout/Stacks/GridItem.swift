internal import Stacks
public import ViewBridge

/// A column of a ``LazyVGrid``, or a row of a ``LazyHGrid``.
public struct GridItem: Hashable, Sendable {
    /// How long an item is.
    public enum Size: Hashable, Sendable {
        /// A length, in points.
        case fixed(CGFloat)
        /// An equal part of what fixed ones leave, between limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many as fit at the minimum length, between limits.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// How long it is.
    public var size: Size
    /// The space after it, in points; nil is 8.
    public var spacing: CGFloat?
    /// How its cells are aligned; nil for the grid's own way.
    public var alignment: Alignment?

    /// Creates an item.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }

    /// The engine's word.
    @MainActor
    func core(in tree: LayoutTree) -> GridTrack {
        let extent: GridTrack.Extent =
            switch size {
            case .fixed(let length): .fixed(Double(length))
            case .flexible(let minimum, let maximum):
                .flexible(minimum: Double(minimum), maximum: Double(maximum))
            case .adaptive(let minimum, let maximum):
                .adaptive(minimum: Double(minimum), maximum: Double(maximum))
            }
        return GridTrack(
            extent, spacing: spacing.map { Double($0) }, alignment: alignment?.core(in: tree))
    }
}
