// What other layout libraries declare, in a module of their own: names that must not collide with the kit's.

prefix operator >=
prefix operator <=
prefix operator ==

/// A margin with a bound.
public struct FlexibleMargin: Equatable {
    /// The points.
    public let points: Double
    /// How the margin compares with them.
    public let relation: String

    /// Creates a margin.
    public init(points: Double, relation: String) {
        self.points = points
        self.relation = relation
    }
}

/// At least so many points.
public prefix func >= (points: Double) -> FlexibleMargin { FlexibleMargin(points: points, relation: ">=") }

/// At most so many points.
public prefix func <= (points: Double) -> FlexibleMargin { FlexibleMargin(points: points, relation: "<=") }

/// Exactly so many points.
public prefix func == (points: Double) -> FlexibleMargin { FlexibleMargin(points: points, relation: "==") }

/// A value that is compared with, of any type: the widest that an operator can be.
public struct Comparison<Value> {
    /// The value.
    public let value: Value
}

/// At least a value.
public prefix func >= <Value: Comparable>(value: Value) -> Comparison<Value> { Comparison(value: value) }

/// A space, as many libraries call it.
public struct Gap {
    /// Creates a space.
    public init() {}
}

/// What a view lies in, as some libraries call it.
public struct Superview {
    /// Creates one.
    public init() {}
}
