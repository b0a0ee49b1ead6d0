import ViewBridge

extension UIView: AutoSizeCalculable {
    /// Keeps the rectangle of a layout that is only measured; does nothing outside of one.
    public func setAutoSizingRect(_ rect: CGRect, margins: PEdgeInsets) {
        let outer = CGRect(
            x: rect.origin.x - margins.left, y: rect.origin.y - margins.top,
            width: rect.size.width + margins.left + margins.right,
            height: rect.size.height + margins.top + margins.bottom)
        AutoSizing.current?.keep(
            .init(box: .view(self), rect: rect, outerRect: outer, keepTransform: true))
    }

    /// The size that holds all subviews that a layout by pins places, with their margins.
    ///
    /// While the closure runs, chains keep what they find to themselves and see what others found: no view
    /// moves. Each run begins with the frames that the views have, so that what an earlier run found never counts.
    ///
    /// ```swift
    /// override func layoutSubviews() { super.layoutSubviews(); layOut() }
    /// override func sizeThatFits(_ size: CGSize) -> CGSize { autoSizeThatFits(size) { layOut() } }
    /// ```
    ///
    /// On an axis without end (`greatestFiniteMagnitude`, infinity) what needs the far edge, the centre or a part
    /// of the length has no effect, as without a superview.
    public func autoSizeThatFits(_ size: CGSize, layoutClosure: () -> Void) -> CGSize {
        pinnedLayout(for: size, layoutClosure).size
    }

    /// What a layout by pins gives in this view at a size, as a value: no view moves.
    ///
    /// The closure is the same code that lays out the view on the screen. Subviews that measure themselves by
    /// ``autoSizeThatFits(_:layoutClosure:)`` may lie in it at any depth.
    ///
    /// ```swift
    /// let layout = cell.pinnedLayout(for: CGSize(width: 320, height: .greatestFiniteMagnitude)) { cell.layOut() }
    /// heights[path] = layout.size.height
    /// ```
    public func pinnedLayout(for size: CGSize, _ layout: () -> Void) -> PinnedLayout {
        let sizing = AutoSizing.begin()
        let box = CGRect(origin: .zero, size: size)
        sizing.keep(.init(box: .view(self), rect: box, outerRect: box, keepTransform: true))
        layout()
        sizing.end()
        var union = CGRect.zero
        for subview in subviews {
            if let rect = sizing.outerRect(of: subview) { union = union.union(rect) }
        }
        // The first entry is this view itself.
        return PinnedLayout(size: union.size, entries: Array(sizing.entries.dropFirst()))
    }
}
