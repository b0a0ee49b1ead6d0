public import Simplex

extension VisualFormat {
    /// A name and where it stands.
    public struct Name: Hashable, Sendable {
        /// The name.
        public let text: String
        /// Its first character, counted from 0.
        public let position: Int
    }

    /// A number, or the name of one or of a view.
    public enum Value: Hashable, Sendable {
        /// A number, and where it stands.
        case number(Double, position: Int)
        /// The name of a metric or of a view.
        case name(Name)

        /// The first character, counted from 0.
        public var position: Int {
            switch self {
            case .number(_, let position): position
            case .name(let name): name.position
            }
        }
    }

    /// What a length compares with.
    public struct Predicate: Hashable, Sendable {
        /// How it compares.
        public let relation: Relation
        /// A number, a metric, or a view whose length is meant.
        public let object: Value
        /// How much it matters; nil for 1000.
        public let priority: Value?
    }

    /// What lies between two views, or between a view and an edge of its superview.
    public enum Gap: Hashable, Sendable {
        /// Nothing: the edges touch.
        case none
        /// The standard space.
        case standard
        /// What the space compares with: one predicate or more.
        case spaces([Predicate])
    }
}
