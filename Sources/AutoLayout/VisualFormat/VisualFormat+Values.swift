public import Simplex

extension VisualFormat {
    /// A name and its position.
    public struct Name: Hashable, Sendable {
        /// The name.
        public let text: String
        /// Its first character, counted from 0.
        public let position: Int
    }

    /// A number, or the name of one or of a view.
    public enum Value: Hashable, Sendable {
        /// A number and its position.
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

    /// A condition on a length.
    public struct Predicate: Hashable, Sendable {
        /// How it compares.
        public let relation: Relation
        /// A number, a metric, or a view whose length is meant.
        public let object: Value
        /// The priority; nil for 1000.
        public let priority: Value?
    }

    /// What lies between two views, or between a view and an edge of its superview.
    public enum Gap: Hashable, Sendable {
        /// Nothing: the edges touch.
        case none
        /// The standard space.
        case standard
        /// The conditions on the space: one or more.
        case spaces([Predicate])
    }
}
