internal import LayoutCore
public import ViewBridge

/// Items without views.
extension Flex {
    /// Adds a layout-only item as the last item: it takes part in the layout like a view, and makes none.
    ///
    /// What is added to it becomes a subview of the nearest view above, at its index in the order and with its frame
    /// there. An empty one is a spacer: `flex.addLayoutItem().grow(1)`. It can contain further ones.
    ///
    /// ```swift
    /// card.flex.direction(.row).define { flex in
    ///     flex.addItem(picture).size(40)
    ///     flex.addLayoutItem().marginStart(8).define { flex in  // a column without a view
    ///         flex.addItem(title)
    ///         flex.addItem(subtitle)
    ///     }
    /// }
    /// ```
    ///
    /// - Returns: The flexbox of the new item. Its ``view`` is nil.
    @discardableResult
    public func addLayoutItem() -> Flex {
        if let rebuild = extras?.rebuild { return rebuild.nextLayoutItem(in: self, key: nil) }
        return appendLayoutItem(Flex(nil))
    }

    /// Adds a layout-only item as the last item, with all that is in it. It leaves the item that it was in.
    ///
    /// Does nothing where the item has a view, or would end up inside itself.
    ///
    /// - Returns: The flexbox of the item.
    @discardableResult
    public func addLayoutItem(_ item: Flex) -> Flex {
        guard item.isLayoutOnly, !isInside(item) else { return item }
        if let rebuild = extras?.rebuild {
            rebuild.take(item, in: self)
            return item
        }
        return appendLayoutItem(item)
    }

    /// Removes the item from its container: a view from its superview; a layout-only item with its views, so that it can
    /// be added again.
    public func removeFromContainer() {
        guard isLayoutOnly else {
            heldView?.removeFromSuperview()
            return
        }
        detachViews()
        leaveContainer()
    }

    /// The box that the last layout gave the item, in the coordinates of the nearest view above; the present one of a view
    /// that its container has not laid out since it was laid out by itself.
    public var frame: CGRect {
        if let view = heldView, FlexNodes.tree.frame(of: node) == .zero {
            return CGRect(origin: view.boxOrigin, size: view.bounds.size)
        }
        return placedFrame
    }

    /// The box of the item's node, in the coordinates of the nearest view above.
    var placedFrame: CGRect {
        var box = CGRect(FlexNodes.tree.frame(of: node))
        var holder = isLayoutOnly ? extras?.container : group
        while let flex = holder, flex.isLayoutOnly {
            let origin = FlexNodes.tree.frame(of: flex.node).origin
            box = box.offsetBy(dx: CGFloat(origin.x), dy: CGFloat(origin.y))
            holder = flex.extras?.container
        }
        return box
    }

    // MARK: Adding

    /// Makes a layout-only item the last one, with its views.
    func appendLayoutItem(_ item: Flex) -> Flex {
        if item.extras?.container != nil { item.removeFromContainer() }
        item.madeExtras.predecessor = lastItem?.node
        item.madeExtras.container = self
        madeExtras.layoutItems.append(item)
        let detachedViews = item.madeExtras.detachedViews
        item.madeExtras.detachedViews = []
        for (view, group) in detachedViews { group.append(view, view.flex) }
        host?.heldView?.markChanged(.subviews)
        return item
    }

    /// Makes a view with its item the last one of this item.
    func append(_ view: UIView, _ item: Flex) {
        guard isLayoutOnly else {
            item.extras?.group = nil
            if let superview = heldView { append(view, item, to: superview) }
            return
        }
        guard let host, let superview = host.heldView else { return }
        item.madeExtras.group = self
        guard !endsSubviews(of: superview, ignoring: view) else { return superview.addSubview(view) }
        var last: UIView?
        var (before, first): (UIView?, UIView?)
        arrangement()?.walk(
            host,
            enter: { item in
                guard let other = item.heldView, other !== view else { return }
                first = first ?? other
                last = other
            }, leave: { if $0 === self { before = last } })
        if let before {
            superview.insertSubview(view, aboveSubview: before)
        } else if let first {
            superview.insertSubview(view, belowSubview: first)
        } else {
            superview.addSubview(view)
        }
        superview.markChanged(.subviews)
    }

    /// Whether the last subview is in this layout-only item, or the item is empty and follows it.
    private func endsSubviews(of superview: UIView, ignoring view: UIView) -> Bool {
        guard let last = superview.subviews.last else { return true }
        guard last !== view, let item = FlexAttachment.of[last]?.flex else { return false }
        return item.isInside(self) || extras?.predecessor == item.node
    }

    /// The last item right inside of this one.
    private var lastItem: Flex? {
        guard let host, let last = host.heldView?.subviews.last else { return extras?.layoutItems.last }
        if extras?.layoutItems.isEmpty ?? true, !isLayoutOnly, let flex = FlexAttachment.of[last]?.flex {
            return flex
        }
        return arrangement()?.children(of: self).last
    }

    // MARK: Relatives

    /// The item right above, be it of a view or a layout-only one.
    var container: Flex? {
        if isLayoutOnly { return extras?.container }
        if let group { return group }
        return heldView?.superview.flatMap { FlexAttachment.of[$0]?.flex }
    }

    /// The layout-only item that a view is in; none once the view is in another superview.
    var group: Flex? {
        guard let group = extras?.group, let view = heldView, let above = group.host?.heldView,
            view.superview === above
        else { return nil }
        return group
    }

    /// Whether this item is another one or lies in it, with nothing but layout-only items in between.
    func isInside(_ other: Flex) -> Bool {
        var candidate: Flex? = self
        while let flex = candidate {
            if flex === other { return true }
            candidate = flex.isLayoutOnly ? flex.extras?.container : flex.group
        }
        return false
    }

    /// The views in a layout-only item, in the order of the flow.
    var viewsInside: [UIView] {
        guard let host else { return [] }
        var views: [UIView] = []
        arrangement()?.walk(host) { item in
            if let view = item.heldView, item.isInside(self) { views.append(view) }
        }
        return views
    }

    /// Removes the views of a layout-only item from their superview, and keeps them.
    private func detachViews() {
        for view in viewsInside {
            guard let group = FlexAttachment.of[view]?.flex.extras?.group else { continue }
            madeExtras.detachedViews.append((view, group))
        }
        for (view, _) in madeExtras.detachedViews { view.removeFromSuperview() }
    }

    private func leaveContainer() {
        guard let container = extras?.container else { return }
        container.extras?.layoutItems.removeAll { $0 === self }
        extras?.container = nil
        extras?.predecessor = nil
        container.host?.heldView?.markChanged(.subviews)
        FlexNodes.tree.removeFromParent(node)
    }
}
