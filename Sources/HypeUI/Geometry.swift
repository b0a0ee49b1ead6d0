public import ViewBridge

/// The edges of a view.
public enum Edge: Int, CaseIterable, Sendable {
    /// The upper edge.
    case top
    /// The edge where lines start.
    case leading
    /// The lower edge.
    case bottom
    /// The edge where lines end.
    case trailing

    /// Some of the edges.
    public struct Set: OptionSet, Sendable {
        /// The bits.
        public let rawValue: Int

        /// Creates a set of bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The upper edge.
        public static let top = Set(rawValue: 1 << 0)
        /// The edge where lines start.
        public static let leading = Set(rawValue: 1 << 1)
        /// The lower edge.
        public static let bottom = Set(rawValue: 1 << 2)
        /// The edge where lines end.
        public static let trailing = Set(rawValue: 1 << 3)
        /// Leading and trailing.
        public static let horizontal: Set = [.leading, .trailing]
        /// Top and bottom.
        public static let vertical: Set = [.top, .bottom]
        /// All four.
        public static let all: Set = [.horizontal, .vertical]
    }
}

/// From side to side, or from top to bottom.
public enum Axis: Int, CaseIterable, Sendable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical

    /// The axis in the words of constraints.
    public var constraintAxis: NSLayoutConstraint.Axis { self == .horizontal ? .horizontal : .vertical }
}

/// Where a view lies on another one.
public enum Alignment: CaseIterable, Sendable {
    /// In the middle.
    case center
    /// In the middle of the edge where lines start.
    case leading
    /// In the middle of the edge where lines end.
    case trailing
    /// In the middle of the upper edge.
    case top
    /// In the middle of the lower edge.
    case bottom
    /// In the upper corner where lines start.
    case topLeading
    /// In the upper corner where lines end.
    case topTrailing
    /// In the lower corner where lines start.
    case bottomLeading
    /// In the lower corner where lines end.
    case bottomTrailing

    /// Constraints that hold a view so on another.
    @MainActor
    func constraints(of view: UIView, on base: UIView) -> [NSLayoutConstraint] {
        let horizontal: NSLayoutConstraint =
            switch self {
            case .leading, .topLeading, .bottomLeading:
                view.leadingAnchor.constraint(equalTo: base.leadingAnchor)
            case .trailing, .topTrailing, .bottomTrailing:
                view.trailingAnchor.constraint(equalTo: base.trailingAnchor)
            case .center, .top, .bottom: view.centerXAnchor.constraint(equalTo: base.centerXAnchor)
            }
        let vertical: NSLayoutConstraint =
            switch self {
            case .top, .topLeading, .topTrailing: view.topAnchor.constraint(equalTo: base.topAnchor)
            case .bottom, .bottomLeading, .bottomTrailing:
                view.bottomAnchor.constraint(equalTo: base.bottomAnchor)
            case .center, .leading, .trailing: view.centerYAnchor.constraint(equalTo: base.centerYAnchor)
            }
        // What has no size of its own takes the base's.
        let size = [
            view.widthAnchor.constraint(equalTo: base.widthAnchor),
            view.heightAnchor.constraint(equalTo: base.heightAnchor),
        ]
        for constraint in size { constraint.priority = UILayoutPriority(48) }
        return [horizontal, vertical] + size
    }
}
