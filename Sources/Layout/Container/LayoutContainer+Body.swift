public import ViewBridge

extension LayoutContainer {
    /// Sets what the container shows: a function that is called when necessary, at the latest by the next layout.
    ///
    /// The function is kept; refer to the container's owner weakly where the owner does not keep the container.
    public func setBody(@LayoutBuilder _ body: @escaping () -> any Layout) {
        readBody = body
        setNeedsBody()
    }

    /// Sets what the container shows, and animates the change.
    ///
    /// - Parameters:
    ///   - animation: The curve and the duration.
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

    /// Reads the body again and shows it, at once; in an animation block, at its end.
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

    /// Reads the body again after the screen has been rotated. Where the traits change, this happens automatically.
    public func updateLayoutForOrientationChange() { updateBody() }
}

extension LayoutHostView {
    /// Observes the subviews of the container, or of a view in it.
    func observeSubviews(of view: UIView) { view.addObserver(tree.observer) }

    /// Measures a view again in the next layout, for a view that does not invalidate its intrinsic content size.
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

    /// Stops setting a view's frame, because the app animates it.
    public func startAnimating(_ view: UIView) { animatedViews[ObjectIdentifier(view)] = view }

    /// Sets a view's frame again.
    public func stopAnimating(_ view: UIView) {
        guard animatedViews.removeValue(forKey: ObjectIdentifier(view)) != nil else { return }
        if let part = tree.leaves[ObjectIdentifier(view)] { tree.setNeedsPlacement(part) }
        setNeedsLayout()
    }

    /// Whether the app animates any view.
    public var isAnimating: Bool { !animatedViews.isEmpty }

    /// Whether the app animates a view.
    func isAnimated(_ view: UIView) -> Bool {
        !animatedViews.isEmpty && animatedViews[ObjectIdentifier(view)] === view
    }
}
