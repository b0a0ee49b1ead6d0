/// An edge of a box.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
    /// The upper edge.
    case top
    /// The edge at which lines of text start.
    case leading
    /// The lower edge.
    case bottom
    /// The edge at which lines of text end.
    case trailing

    /// Some of the four edges.
    public struct Set: OptionSet, Hashable, Sendable {
        /// A bit for each edge.
        public let rawValue: Int8
        /// The upper edge.
        public static let top = Set(.top)
        /// The edge at which lines of text start.
        public static let leading = Set(.leading)
        /// The lower edge.
        public static let bottom = Set(.bottom)
        /// The edge at which lines of text end.
        public static let trailing = Set(.trailing)
        /// The leading and the trailing edge.
        public static let horizontal: Set = [.leading, .trailing]
        /// The upper and the lower edge.
        public static let vertical: Set = [.top, .bottom]
        /// All four edges.
        public static let all: Set = [.horizontal, .vertical]

        /// Creates a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Creates the set of one edge.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }
    }
}
