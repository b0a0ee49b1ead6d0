public import ViewBridge

/// Reads layouts from a closure: one after the other, with `if`, `switch`, `for`, optionals and `#available`.
///
/// A view may stand for its layout.
@preconcurrency @MainActor
@resultBuilder
public enum LayoutBuilder {
    /// A layout.
    public static func buildExpression<Content: Layout>(_ layout: Content) -> Content { layout }

    /// A layout of any type.
    public static func buildExpression(_ layout: any Layout) -> AnyLayout { AnyLayout(layout) }

    /// A view as it is.
    @_disfavoredOverload
    public static func buildExpression(_ view: UIView) -> ViewLayout { ViewLayout(view) }

    /// Nothing.
    public static func buildBlock() -> EmptyLayout { EmptyLayout() }

    /// One layout.
    public static func buildBlock<Content: Layout>(_ layout: Content) -> Content { layout }

    /// Several layouts.
    public static func buildBlock(_ layouts: any Layout...) -> LayoutList { LayoutList(layouts) }

    /// What is only there under a condition.
    public static func buildOptional<Content: Layout>(_ layout: Content?) -> OptionalLayout<Content> {
        OptionalLayout(layout)
    }

    /// The first of two cases.
    public static func buildEither(first layout: some Layout) -> BranchLayout {
        BranchLayout(isFirst: true, layout)
    }

    /// The second of two cases.
    public static func buildEither(second layout: some Layout) -> BranchLayout {
        BranchLayout(isFirst: false, layout)
    }

    /// What a loop has made.
    public static func buildArray(_ layouts: [any Layout]) -> LayoutList { LayoutList(layouts) }

    /// What only newer systems have.
    public static func buildLimitedAvailability(_ layout: some Layout) -> AnyLayout { AnyLayout(layout) }
}
