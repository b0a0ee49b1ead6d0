internal import Stacks

/// A line on each axis, by which boxes are aligned with each other.
public struct Alignment: Hashable, Sendable {
    /// The upright line.
    public var horizontal: HorizontalAlignment
    /// The level line.
    public var vertical: VerticalAlignment

    /// Both middles.
    public static let center = Alignment(horizontal: .center, vertical: .center)
    /// The leading edges, vertically centred.
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    /// The trailing edges, vertically centred.
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    /// The upper edges, horizontally centred.
    public static let top = Alignment(horizontal: .center, vertical: .top)
    /// The lower edges, horizontally centred.
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    /// The upper leading corners.
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    /// The upper trailing corners.
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    /// The lower leading corners.
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    /// The lower trailing corners.
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

    /// Creates an alignment from its lines.
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// The engine's word in a tree.
    @MainActor
    func core(in tree: LayoutTree) -> Stacks.Alignment {
        if case .common(let upright) = horizontal.id, case .common(let level) = vertical.id {
            return Stacks.Alignment(upright, level)
        }
        return Stacks.Alignment(horizontal.id.guide(in: tree), vertical.id.guide(in: tree))
    }
}
