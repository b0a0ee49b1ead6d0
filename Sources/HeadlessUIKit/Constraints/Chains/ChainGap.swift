/// The space before the next view of a chain.
///
/// A number alone is a space of so many points; two views that follow each other touch.
///
/// ```swift
/// ChainGap()                                     // -
/// 8                                         // -8-
/// ChainGap(>=8)                                  // -(>=8)-
/// ChainGap(>=8).and(==10, priority: .defaultLow) // -(>=8,==10@250)-
/// ```
@MainActor
public struct ChainGap {
    var space: ConstraintChain.Gap

    /// The system's space: 8 points between views, the margin at the superview.
    public init() { space = .standard }

    /// A space of so many points.
    public init(_ points: CGFloat, priority: UILayoutPriority = .required) {
        self.init(==points, priority: priority)
    }

    /// A space that compares with points.
    public init(_ space: LayoutComparison<CGFloat>, priority: UILayoutPriority = .required) {
        self.space = .spaces([ConstraintChain.Length(space, priority)])
    }

    /// The space, which compares with something else besides. The system's space becomes what is said here.
    public func and(
        _ other: LayoutComparison<CGFloat>, priority: UILayoutPriority = .required
    ) -> ChainGap {
        var gap = ChainGap(other, priority: priority)
        if case .spaces(let old) = space, case .spaces(let new) = gap.space { gap.space = .spaces(old + new) }
        return gap
    }
}

extension ConstraintChain.Length {
    init(_ comparison: LayoutComparison<CGFloat>, _ priority: UILayoutPriority) {
        self.init(relation: comparison.relation, object: .points(comparison.object), priority: priority)
    }
}
