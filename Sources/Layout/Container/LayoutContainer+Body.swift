public import ViewBridge

extension LayoutContainer {
    /// Sets what the container shows: a function that is read when it is due, at the latest by the next layout.
    ///
    /// The function is kept; refer to the container's owner weakly where the owner does not keep the container.
    public func setBody(@LayoutBuilder _ body: @escaping () -> any Layout) {
        readBody = body
        updateBody()
    }

    /// Sets what the container shows, and moves from what it showed to that.
    ///
    /// - Parameters:
    ///   - animation: How it moves.
    ///   - body: What it shows.
    public func setBodyAnimated(
        animation: LayoutAnimation = .default, @LayoutBuilder _ body: @escaping () -> any Layout
    ) {
        layoutIfNeeded()
        withAnimation(animation) { setBody(body) }
    }

    /// Says that the body would read differently now. It is read in the next layout, once.
    public func updateBody() {
        needsBody = true
        contentDidChange()
    }

    /// Makes changes that the body depends on.
    public func updateBody(_ changes: () -> Void) {
        changes()
        updateBody()
    }

    /// Listens to what becomes of the subviews of a view in the container, or of the container.
    func hear(_ view: UIView) {
        view.listenToSubviews { [weak self] view, change in
            self?.tree.changes.note(view, change)
            if change == .content { self?.contentDidChange() }
        }
    }

    /// Says that a view has another natural size, where the view does not say so itself.
    public func markViewDirty(_ view: UIView) {
        guard let part = tree.leaves[ObjectIdentifier(view)] else { return }
        tree.engine.markDirty(part.node)
        contentDidChange()
    }

    /// Measures all views again in the next layout.
    public func invalidateLayoutTree() {
        for part in tree.leaves.values { tree.engine.markDirty(part.node) }
        contentDidChange()
    }

    /// Reads the body and measures all views again, at once.
    public func rebuildLayoutTree() {
        needsBody = true
        invalidateLayoutTree()
        layoutIfNeeded()
    }

    /// Reads the body again after the screen has turned. It is done by itself where the traits change.
    public func updateLayoutForOrientationChange() { updateBody() }

    /// Leaves a view's frame alone: somebody else is animating it.
    public func startAnimating(_ view: UIView) { heldViews[ObjectIdentifier(view)] = view }

    /// Gives a view its frame again.
    public func stopAnimating(_ view: UIView) {
        guard heldViews.removeValue(forKey: ObjectIdentifier(view)) != nil else { return }
        if let part = tree.leaves[ObjectIdentifier(view)] { tree.setNeedsPlace(part) }
        setNeedsLayout()
    }

    /// Whether any view's frame is left alone.
    public var isAnimating: Bool { !heldViews.isEmpty }

    /// Whether a view's frame is left alone.
    func isHeld(_ view: UIView) -> Bool { heldViews[ObjectIdentifier(view)] === view }
}
