public import struct Stacks.Explanation
public import ViewBridge

extension LayoutHostView {
    /// Why a view of the layout has the size that it has: what each node from the container down to it was offered,
    /// what it answered, and for what reason it was offered that. Nil for a view that the layout does not show.
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
