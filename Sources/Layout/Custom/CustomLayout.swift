public import ViewBridge

/// A layout of one's own: how large it is for a proposal, and where its subviews go. SwiftUI calls it `Layout`.
///
/// ```swift
/// struct Staircase: CustomLayout {
///     func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { ... }
///     func placeSubviews(
///         in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///     ) { ... }
/// }
///
/// Staircase() {
///     first.layout()
///     second.layout()
/// }
/// ```
///
/// The functions are called as often as it takes, also with proposals of zero, of infinity and without lengths.
/// Places go from leading to trailing; where lines run from right to left all of them are mirrored.
@preconcurrency @MainActor
public protocol CustomLayout {
    /// What is kept between calls; `Void` by default.
    associatedtype Cache = Void
    /// The subviews, in order.
    typealias Subviews = LayoutSubviews

    /// The size for a proposal.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Puts the subviews at their positions by ``LayoutSubview/place(at:anchor:proposal:)``. One that is not placed
    /// is in the middle.
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// Makes the cache, anew whenever the layout or something in it has changed.
    func makeCache(subviews: Subviews) -> Cache

    /// The axis along which spacers in the layout grow; nil, the default, for both.
    static var stackOrientation: Axis? { get }
}

extension CustomLayout {
    /// Spacers grow along both axes.
    public static var stackOrientation: Axis? { nil }

    /// The layout around subviews.
    public func callAsFunction(@LayoutBuilder _ content: () -> some Layout) -> some Layout {
        ArrangedLayout(layout: self, content: content())
    }
}

extension CustomLayout where Cache == Void {
    /// Nothing is kept.
    public func makeCache(subviews: Subviews) {}
}
