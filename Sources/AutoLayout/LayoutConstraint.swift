public import Simplex
public import LayoutCore

/// An attribute of an item, times a factor.
public struct LayoutTerm: Hashable, Sendable {
    /// The item.
    public var item: LayoutItem
    /// What of it.
    public var attribute: LayoutAttribute
    /// What it is multiplied by.
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
/// Nearly all have one term or two; these lie inline.
public struct LayoutConstraint: Hashable, Sendable {
    private var first: LayoutTerm?
    private var second: LayoutTerm?
    private var others: [LayoutTerm]?
    /// How the sum compares.
    public var relation: Relation
    /// What it is compared with, in points.
    public var constant: Double
    /// How much that matters.
    public var priority: Priority
    /// The item whose coordinates places are given in: an ancestor of all items, or one of them.
    public var host: LayoutItem
    /// Whether leading is right.
    public var isRightToLeft: Bool
    /// Whether the constraint gives way in a conflict before those that do not.
    public var givesWay: Bool

    /// Creates a constraint.
    public init(
        _ terms: [LayoutTerm], _ relation: Relation, _ constant: Double, priority: Priority = .required,
        in host: LayoutItem, isRightToLeft: Bool = false, givesWay: Bool = true
    ) {
        self.init(
            relation, constant, priority: priority, in: host, isRightToLeft: isRightToLeft,
            givesWay: givesWay)
        for term in terms { append(term) }
    }

    /// Creates a constraint without terms.
    public init(
        _ relation: Relation, _ constant: Double, priority: Priority = .required, in host: LayoutItem,
        isRightToLeft: Bool = false, givesWay: Bool = true
    ) {
        self.relation = relation
        self.constant = constant
        self.priority = priority
        self.host = host
        self.isRightToLeft = isRightToLeft
        self.givesWay = givesWay
    }

    /// What is summed up.
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

    /// Measures places from the right edge of the host, where lines start: a positive constant leads from leading
    /// to trailing in every direction of reading.
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
    @inline(__always)
    func forEachTerm(_ body: (LayoutTerm) -> Void) {
        if let first { body(first) }
        if let second { body(second) }
        others?.forEach(body)
    }
}

/// A constraint in a ``LayoutEngine``: a handle that outlives its constraint harmlessly.
public struct LayoutConstraintID: Hashable, Sendable {
    package let index: Int32
    package let generation: UInt32

    package init(index: Int32, generation: UInt32) {
        self.index = index
        self.generation = generation
    }
}

/// Where a row of the solver comes from.
public enum RowSource: Hashable, Sendable {
    /// A constraint that was added.
    case constraint(LayoutConstraintID)
    /// The place of an item that is not laid out by constraints.
    case pin(LayoutItem, Axis)
    /// The length of such an item.
    case pinnedLength(LayoutItem, Axis)
    /// An item's resistance against getting larger than its content.
    case hugging(LayoutItem, Axis)
    /// An item's resistance against getting smaller than its content.
    case compressionResistance(LayoutItem, Axis)
}

/// Required constraints that cannot hold together.
public struct LayoutConflict: Hashable, Sendable {
    /// A minimal set: without any one of them the others can hold. By age. That lengths are not negative goes without
    /// saying.
    public var members: [RowSource]
    /// The one that gives way.
    public var dropped: RowSource
}
