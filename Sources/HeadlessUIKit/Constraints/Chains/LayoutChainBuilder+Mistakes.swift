/// What is no chain, with what the compiler says about it.
extension LayoutChainBuilder {
    private static func nothing<Place>() -> LayoutChain<Place> { LayoutChain(parts: LayoutChainParts()) }

    /// A chain starts at something.
    @available(*, unavailable, message: "a space needs a view or ChainSuperview() before it")
    public static func buildPartialBlock(first: ChainGap) -> LayoutChain<ChainPlace.AfterGap> { nothing() }

    /// One space says all about a gap.
    @available(*, unavailable, message: "two spaces follow each other; join them by ChainGap(...).and(...)")
    public static func buildPartialBlock(
        accumulated: LayoutChain<ChainPlace.AfterGap>, next: ChainGap
    ) -> LayoutChain<ChainPlace.AfterGap> { nothing() }

    /// One space says all about a gap.
    @available(*, unavailable, message: "two spaces follow each other; join them by ChainGap(...).and(...)")
    public static func buildPartialBlock(
        accumulated: LayoutChain<ChainPlace.AfterFirstGap>, next: ChainGap
    ) -> LayoutChain<ChainPlace.AfterFirstGap> { nothing() }

    /// A chain is about views.
    @available(*, unavailable, message: "a chain needs a view between the edges of the superview")
    public static func buildPartialBlock(
        accumulated: LayoutChain<ChainPlace.AtSuperview>, next: ChainSuperview
    ) -> LayoutChain<ChainPlace.Closed> { nothing() }

    /// A chain is about views.
    @available(*, unavailable, message: "a chain needs a view between the edges of the superview")
    public static func buildPartialBlock(
        accumulated: LayoutChain<ChainPlace.AfterFirstGap>, next: ChainSuperview
    ) -> LayoutChain<ChainPlace.Closed> { nothing() }

    /// The superview's other edge is the end.
    @available(*, unavailable, message: "nothing can follow the superview's edge")
    public static func buildPartialBlock<Part>(
        accumulated: LayoutChain<ChainPlace.Closed>, next: Part
    ) -> LayoutChain<ChainPlace.Closed> { nothing() }

    /// A space ends at something.
    @available(*, unavailable, message: "a space needs a view or ChainSuperview() after it")
    public static func buildFinalResult(
        _ chain: LayoutChain<ChainPlace.AfterGap>
    ) -> LayoutChain<ChainPlace.Closed> { nothing() }

    /// A space ends at something.
    @available(*, unavailable, message: "a space needs a view after it")
    public static func buildFinalResult(
        _ chain: LayoutChain<ChainPlace.AfterFirstGap>
    ) -> LayoutChain<ChainPlace.Closed> { nothing() }

    /// A chain is about views.
    @available(*, unavailable, message: "a chain needs a view")
    public static func buildFinalResult(
        _ chain: LayoutChain<ChainPlace.AtSuperview>
    ) -> LayoutChain<ChainPlace.Closed> { nothing() }
}
