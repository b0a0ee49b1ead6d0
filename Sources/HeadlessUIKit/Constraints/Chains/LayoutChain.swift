/// The edge of the superview, where a chain starts or ends: a visual format's `|`.
@MainActor
public struct ChainSuperview {
    /// The edge of the superview that the chain is connected to.
    public init() {}
}

/// A chain of views that is being built, up to a position.
///
/// The position is a type of ``ChainPosition``, by which the compiler checks what may follow.
@MainActor
public struct LayoutChain<Place> {
    var parts: LayoutChainParts
}

/// Where a chain that is being built has come to. There are no values of these types.
public enum ChainPosition {
    /// At the superview's edge.
    public enum AtSuperview {}
    /// After the space at the superview's edge.
    public enum AfterFirstGap {}
    /// At a view, where the chain may end.
    public enum AtItem {}
    /// After the space behind a view.
    public enum AfterGap {}
    /// At the superview's other edge: the chain has ended.
    public enum Closed {}
}

/// What a chain consists of.
@MainActor
struct LayoutChainParts {
    var startsAtSuperview = false
    var endsAtSuperview = false
    var items: [ConstraintChain.Item] = []
    /// The space before the first item, and that after each item; none where two parts touch.
    var firstGap = ConstraintChain.Gap.none
    var gaps: [ConstraintChain.Gap] = []

    func adding(_ item: SizedItem) -> LayoutChainParts {
        var parts = self
        parts.items.append(item.item)
        parts.gaps.append(.none)
        return parts
    }

    func adding(_ gap: ChainGap) -> LayoutChainParts {
        var parts = self
        if items.isEmpty { parts.firstGap = gap.space } else { parts.gaps[items.count - 1] = gap.space }
        return parts
    }
}
