public import Simplex
public import LayoutCore

/// An attribute of an item, times a factor.
public struct LayoutTerm: Hashable, Sendable {
    /// The item.
    public var item: LayoutItem
    /// The attribute of the item.
    public var attribute: LayoutAttribute
    /// The factor of the attribute.
    public var factor: Double

    /// Creates a term.
    public init(_ item: LayoutItem, _ attribute: LayoutAttribute, times factor: Double = 1) {
        self.item = item
        self.attribute = attribute
        self.factor = factor
    }
}

/// A constraint between items: the sum of its terms compares with a constant.
///
/// Nearly all have one term or two, which are stored inline.
public struct LayoutConstraint: Hashable, Sendable {
    private var first: LayoutTerm?
    private var second: LayoutTerm?
    private var others: [LayoutTerm]?
    /// How the sum compares.
    public var relation: Relation
    /// The right side, in points.
    public var constant: Double
    /// The strength.
    public var priority: Priority
    /// The item in whose coordinates positions are: an ancestor of all items, or one of them.
    public var host: LayoutItem
    /// Whether the leading edge is the right one.
    public var isRightToLeft: Bool
    /// Whether the constraint is broken in a conflict rather than those that may not be.
    public var mayBeBroken: Bool

    /// Creates a constraint.
    public init(
        _ terms: [LayoutTerm], _ relation: Relation, _ constant: Double, priority: Priority = .required,
        in host: LayoutItem, isRightToLeft: Bool = false, mayBeBroken: Bool = true
    ) {
        self.init(
            relation, constant, priority: priority, in: host, isRightToLeft: isRightToLeft,
            mayBeBroken: mayBeBroken)
        for term in terms { append(term) }
    }

    /// Creates a constraint without terms.
    public init(
        _ relation: Relation, _ constant: Double, priority: Priority = .required, in host: LayoutItem,
        isRightToLeft: Bool = false, mayBeBroken: Bool = true
    ) {
        self.relation = relation
        self.constant = constant
        self.priority = priority
        self.host = host
        self.isRightToLeft = isRightToLeft
        self.mayBeBroken = mayBeBroken
    }

    /// The terms of the sum.
    public var terms: [LayoutTerm] { [first, second].compactMap(\.self) + (others ?? []) }

    /// Adds a term to the sum.
    public mutating func append(_ term: LayoutTerm) {
        if first == nil {
            first = term
        } else if second == nil {
            second = term
        } else {
            others = (others ?? []) + [term]
        }
    }

    /// Mirrors positions, so that they are measured from the right edge of the host: a positive constant then points
    /// from leading to trailing in right-to-left layouts too.
    public mutating func mirror() {
        let old = terms
        (first, second, others) = (nil, nil, nil)
        var sum = 0.0
        for var term in old {
            if term.attribute.axis == .horizontal, !term.attribute.isDimension {
                sum += term.factor
                term.factor.negate()
            }
            append(term)
        }
        if sum != 0 { append(LayoutTerm(host, .width, times: sum)) }
    }

    /// Calls `body` with each term.
    func forEachTerm(_ body: (LayoutTerm) -> Void) {
        if let first { body(first) }
        if let second { body(second) }
        others?.forEach(body)
    }
}

/// A constraint in a ``LayoutEngine``: a handle, which is invalid once the constraint is removed.
public struct LayoutConstraintID: Hashable, Sendable {
    package let index: Int32
    package let generation: UInt32

    package init(index: Int32, generation: UInt32) {
        self.index = index
        self.generation = generation
    }
}

/// The origin of a row of the solver.
public enum RowSource: Hashable, Sendable {
    /// A constraint that was added.
    case constraint(LayoutConstraintID)
    /// The position of an item that is not laid out by constraints.
    case pin(LayoutItem, Axis)
    /// The length of such an item.
    case pinnedLength(LayoutItem, Axis)
    /// An item's content hugging: its resistance against growing beyond its intrinsic size.
    case hugging(LayoutItem, Axis)
    /// An item's compression resistance: its resistance against shrinking below its intrinsic size.
    case compressionResistance(LayoutItem, Axis)
}

/// Required constraints that are infeasible together.
public struct LayoutConflict: Hashable, Sendable {
    /// An irreducible infeasible subset: without any one member the others are feasible. By age. The bounds that keep
    /// lengths from being negative are implied, and not listed.
    public var members: [RowSource]
    /// The member that is broken.
    public var broken: RowSource
}
