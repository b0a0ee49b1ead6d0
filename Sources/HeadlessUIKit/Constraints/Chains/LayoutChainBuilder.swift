/// Builds a chain of views, spaces and edges of the superview. What is no chain does not compile: two spaces in
/// a row, a space at an open end, the superview in the middle, a chain without a view.
@MainActor @resultBuilder
public enum LayoutChainBuilder {
    // MARK: Words

    /// A view.
    public static func buildExpression(_ view: UIView) -> SizedItem { SizedItem(view) }

    /// A layout guide.
    public static func buildExpression(_ guide: UILayoutGuide) -> SizedItem { SizedItem(guide) }

    /// A view or layout guide with its length.
    public static func buildExpression(_ item: SizedItem) -> SizedItem { item }

    /// A space of so many points.
    public static func buildExpression(_ points: CGFloat) -> ChainGap { ChainGap(points) }

    /// A space.
    public static func buildExpression(_ gap: ChainGap) -> ChainGap { gap }

    /// An edge of the superview.
    public static func buildExpression(_ edge: ChainSuperview) -> ChainSuperview { edge }

    // MARK: Grammar

    /// The chain starts at the superview.
    public static func buildPartialBlock(first: ChainSuperview) -> LayoutChain<ChainPosition.AtSuperview> {
        LayoutChain(parts: LayoutChainParts(startsAtSuperview: true))
    }

    /// The chain starts at a view.
    public static func buildPartialBlock(first: SizedItem) -> LayoutChain<ChainPosition.AtItem> {
        LayoutChain(parts: LayoutChainParts().adding(first))
    }

    /// The first space follows the superview's edge.
    public static func buildPartialBlock(
        accumulated: LayoutChain<ChainPosition.AtSuperview>, next: ChainGap
    ) -> LayoutChain<ChainPosition.AfterFirstGap> { LayoutChain(parts: accumulated.parts.adding(next)) }

    /// The first view touches the superview's edge.
    public static func buildPartialBlock(
        accumulated: LayoutChain<ChainPosition.AtSuperview>, next: SizedItem
    ) -> LayoutChain<ChainPosition.AtItem> { LayoutChain(parts: accumulated.parts.adding(next)) }

    /// The first view follows the first space.
    public static func buildPartialBlock(
        accumulated: LayoutChain<ChainPosition.AfterFirstGap>, next: SizedItem
    ) -> LayoutChain<ChainPosition.AtItem> { LayoutChain(parts: accumulated.parts.adding(next)) }

    /// A view touches the one before.
    public static func buildPartialBlock(
        accumulated: LayoutChain<ChainPosition.AtItem>, next: SizedItem
    ) -> LayoutChain<ChainPosition.AtItem> { LayoutChain(parts: accumulated.parts.adding(next)) }

    /// A space follows a view.
    public static func buildPartialBlock(
        accumulated: LayoutChain<ChainPosition.AtItem>, next: ChainGap
    ) -> LayoutChain<ChainPosition.AfterGap> { LayoutChain(parts: accumulated.parts.adding(next)) }

    /// A view follows a space.
    public static func buildPartialBlock(
        accumulated: LayoutChain<ChainPosition.AfterGap>, next: SizedItem
    ) -> LayoutChain<ChainPosition.AtItem> { LayoutChain(parts: accumulated.parts.adding(next)) }

    /// The last view touches the superview's edge.
    public static func buildPartialBlock(
        accumulated: LayoutChain<ChainPosition.AtItem>, next: ChainSuperview
    ) -> LayoutChain<ChainPosition.Closed> { closed(accumulated.parts) }

    /// The superview's edge follows the last space.
    public static func buildPartialBlock(
        accumulated: LayoutChain<ChainPosition.AfterGap>, next: ChainSuperview
    ) -> LayoutChain<ChainPosition.Closed> { closed(accumulated.parts) }

    private static func closed(_ parts: LayoutChainParts) -> LayoutChain<ChainPosition.Closed> {
        var parts = parts
        parts.endsAtSuperview = true
        return LayoutChain(parts: parts)
    }

    /// The chain ends at a view.
    public static func buildFinalResult(
        _ chain: LayoutChain<ChainPosition.AtItem>
    ) -> LayoutChain<ChainPosition.Closed> { LayoutChain(parts: chain.parts) }

    /// The chain ends at the superview.
    public static func buildFinalResult(
        _ chain: LayoutChain<ChainPosition.Closed>
    ) -> LayoutChain<ChainPosition.Closed> { chain }
}
