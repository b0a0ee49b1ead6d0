public import ViewBridge

extension LayoutContainer {
    /// Sets what the container shows: a function that is read when it is due, at the latest by the next layout.
    ///
    /// The function is kept; refer to the container's owner weakly where the owner does not keep the container.
    public func setBody(@LayoutBuilder _ body: @escaping () -> any Layout) {
        readBody = body
        setNeedsBody()
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

    /// Replaces what the container shows, as ``setBody(_:)`` does, and shows it at once.
    ///
    /// ```swift
    /// layoutContainer.updateBody { self.body }
    /// ```
    public func updateBody(@LayoutBuilder _ body: @escaping () -> any Layout) {
        readBody = body
        updateBody()
    }

    /// Reads the body again and shows it, at once; in an animation, when all changes have been made.
    public func updateBody() {
        setNeedsBody()
        guard !isUpdating, AnimationScope.current == nil else { return }
        layoutIfNeeded()
    }

    /// Makes changes that the body depends on, then reads it again.
    @_disfavoredOverload
    public func updateBody(_ changes: () -> Void) {
        changes()
        updateBody()
    }

    /// Reads the body again after the screen has turned. It is done by itself where the traits change.
    public func updateLayoutForOrientationChange() { updateBody() }
}

extension LayoutHostView {
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
