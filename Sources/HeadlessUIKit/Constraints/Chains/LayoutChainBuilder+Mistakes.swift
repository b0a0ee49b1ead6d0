/// What is no chain, with what the compiler says about it.
extension LayoutChainBuilder {
    private static func nothing<Place>() -> LayoutChain<Place> { LayoutChain(parts: LayoutChainParts()) }

    /// A chain starts at something.
    @available(*, unavailable, message: "a space needs a view or ChainSuperview() before it")
    public static func buildPartialBlock(first: ChainGap) -> LayoutChain<ChainPosition.AfterGap> { nothing() }

    /// One space says all about a gap.
    @available(*, unavailable, message: "two spaces follow each other; join them by ChainGap(...).and(...)")
    public static func buildPartialBlock(
        accumulated: LayoutChain<ChainPosition.AfterGap>, next: ChainGap
    ) -> LayoutChain<ChainPosition.AfterGap> { nothing() }

    /// One space says all about a gap.
    @available(*, unavailable, message: "two spaces follow each other; join them by ChainGap(...).and(...)")
    public static func buildPartialBlock(
        accumulated: LayoutChain<ChainPosition.AfterFirstGap>, next: ChainGap
    ) -> LayoutChain<ChainPosition.AfterFirstGap> { nothing() }

    /// A chain is about views.
    @available(*, unavailable, message: "a chain needs a view between the edges of the superview")
    public static func buildPartialBlock(
        accumulated: LayoutChain<ChainPosition.AtSuperview>, next: ChainSuperview
    ) -> LayoutChain<ChainPosition.Closed> { nothing() }

    /// A chain is about views.
    @available(*, unavailable, message: "a chain needs a view between the edges of the superview")
    public static func buildPartialBlock(
        accumulated: LayoutChain<ChainPosition.AfterFirstGap>, next: ChainSuperview
    ) -> LayoutChain<ChainPosition.Closed> { nothing() }

    /// The superview's other edge is the end.
    @available(*, unavailable, message: "nothing can follow the superview's edge")
    public static func buildPartialBlock<Part>(
        accumulated: LayoutChain<ChainPosition.Closed>, next: Part
    ) -> LayoutChain<ChainPosition.Closed> { nothing() }

    /// A space ends at something.
    @available(*, unavailable, message: "a space needs a view or ChainSuperview() after it")
    public static func buildFinalResult(
        _ chain: LayoutChain<ChainPosition.AfterGap>
    ) -> LayoutChain<ChainPosition.Closed> { nothing() }

    /// A space ends at something.
    @available(*, unavailable, message: "a space needs a view after it")
    public static func buildFinalResult(
        _ chain: LayoutChain<ChainPosition.AfterFirstGap>
    ) -> LayoutChain<ChainPosition.Closed> { nothing() }

    /// A chain is about views.
    @available(*, unavailable, message: "a chain needs a view")
    public static func buildFinalResult(
        _ chain: LayoutChain<ChainPosition.AtSuperview>
    ) -> LayoutChain<ChainPosition.Closed> { nothing() }
}
