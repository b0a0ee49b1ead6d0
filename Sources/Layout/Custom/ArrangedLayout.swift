internal import LayoutCore
internal import Stacks
internal import ViewBridge

/// A custom layout around subviews, which keep their identity when the custom layout becomes another one.
struct ArrangedLayout<Content: Layout>: Layout {
    /// Nil for the subviews alone.
    let layout: (any CustomLayout)?
    let content: Content

    func _write(into writer: LayoutWriter) {
        guard let layout else { return content._write(into: writer) }
        if let known = layout as? any _EngineLayout {
            writer.emit(.box, known._element(in: writer).element) { part in
                writer.fill(part, content)
            }
            return
        }
        writer.emit(.box, .custom) { part in
            let tree = writer.tree
            tree.engine.setLayout(layout.adapted(to: tree), of: part.node)
            writer.fill(part, content)
        }
    }
}

extension CustomLayout {
    fileprivate func adapted(to tree: LayoutTree) -> any Stacks.CustomLayout {
        CustomLayoutAdapter(layout: self, tree: tree)
    }
}

/// A user's layout as the engine's.
struct CustomLayoutAdapter<Base: CustomLayout>: @preconcurrency Stacks.CustomLayout {
    let layout: Base
    unowned let tree: LayoutTree

    @MainActor var stackAxis: LayoutCore.Axis? { Base.stackOrientation?.core }

    @MainActor
    func sizeThatFits(_ proposal: ProposedSize, _ subviews: Subviews, _ cache: inout Any?) -> Size {
        let views = LayoutSubviews(subviews: subviews, tree: tree)
        var own = cache as? Base.Cache ?? layout.makeCache(subviews: views)
        let size = layout.sizeThatFits(
            proposal: ProposedViewSize(proposal), subviews: views, cache: &own)
        cache = own
        return Size(width: Double(size.width), height: Double(size.height))
    }

    @MainActor
    func placeSubviews(
        _ subviews: Subviews, in bounds: Rect, _ proposal: ProposedSize, _ cache: inout Any?
    ) {
        let views = LayoutSubviews(subviews: subviews, tree: tree)
        var own = cache as? Base.Cache ?? layout.makeCache(subviews: views)
        layout.placeSubviews(
            in: CGRect(
                x: CGFloat(bounds.origin.x), y: CGFloat(bounds.origin.y),
                width: CGFloat(bounds.size.width), height: CGFloat(bounds.size.height)),
            proposal: ProposedViewSize(proposal), subviews: views, cache: &own)
        cache = own
    }
}
