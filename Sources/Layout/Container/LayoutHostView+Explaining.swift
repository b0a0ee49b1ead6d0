public import struct Stacks.Explanation
public import ViewBridge

extension LayoutHostView {
    /// Why a view of the layout has its size: the proposal to each node from the container down to it, the size that the
    /// node took, and the reason of the proposal. Nil for a view that the layout does not show.
    ///
    /// ```swift
    /// print(layoutContainer.explanation(of: titleLabel)!)
    /// ```
    public func explanation(of view: UIView) -> Explanation? {
        guard let part = tree.leaves[ObjectIdentifier(view)] else { return nil }
        for other in tree.leaves.values { tree.engine.setName(tree.name(of: other), of: other.node) }
        return tree.engine.explain(part.node)
    }
}
